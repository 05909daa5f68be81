import type { Answer } from '@kadar/contract/endpoint.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Intended, useIntent } from '../../kit/api/useIntent.ts';
import type { KeptForm } from '../../kit/counter/kept-store.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY, hariQuery } from '../../kit/dokumen/queries.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { printVoucher } from './paper.ts';

/** What a document of one shop is typed on, with the intent to send it. */
interface Typing<V extends Intended, B> {
  toko: string;
  /** Under this name the tab keeps it. */
  draft: string;
  form: KeptForm<V>;
  post: (body: B, options: { key: string; toko: string }) => Promise<Answer<{ no_faktur: string }>>;
  /** What is sent of it on the shop's business day; null where none is open. */
  body: (typed: V, tgl_system: string | null) => B;
  /** What the next one starts with. */
  stays?: (typed: V) => Partial<V>;
  /** It is in the books, as it was typed. */
  told?: (typed: V) => void;
  /** In place of printing its voucher. */
  posted?: () => void;
  /** Beside telling why it was refused. */
  failed?: () => void;
}

/** A document that is typed on one form: kept through a reload, posted once, whatever happens to the answer. */
export const useTyped = <V extends Intended, B>({ toko, draft, body, ...kind }: Typing<V, B>) => {
  const { t } = useTranslation('dokumen');
  const client = useQueryClient();
  const name = `${draft}.${toko}`;
  const [kept, store] = useKeptForm(draftName(name), kind.form);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<V> | Intended | Pick<Intended, 'unanswered'>) =>
    store.set((was) => ({ ...was, ...change }));
  const { post, sending } = useIntent<B, { no_faktur: string }>(
    { current: store.get, keep: put },
    (sent, options) => kind.post(sent, { ...options, toko }),
  );
  return {
    values: kept as Omit<V, keyof Intended>,
    /** As it is typed at this moment. */
    typed: store.get,
    form,
    errorAt,
    clear,
    sending,
    unanswered: kept.unanswered && !sending,
    set: (change: Partial<V>) => put(change),
    /** Something else is chosen: what was said of the one before is no longer so. */
    pick: (change: Partial<V>) => {
      clear();
      put(change);
    },
    release: () => put({ unanswered: false }),
    save: async (): Promise<void> => {
      if (sending) return;
      clear();
      try {
        const { tgl_system } = await client.ensureQueryData(hariQuery(toko));
        const { data } = await post(body(store.get(), tgl_system));
        alertSuccess(t('postedAs', { no_faktur: data.no_faktur }));
        kind.told?.(store.get());
        store.set((was) => ({ ...kind.form.empty, ...kind.stays?.(was) }));
        dropDraft(name);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        if (kind.posted) kind.posted();
        else void printVoucher(data.no_faktur).catch(showFailure);
      } catch (error) {
        kind.failed?.();
        refused(error);
      }
    },
  };
};
