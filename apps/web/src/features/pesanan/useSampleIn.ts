import type { DataOf } from '@kadar/contract/endpoint.ts';
import { postAmbilContoh } from '@kadar/contract/endpoints/contoh.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useIntent } from '../../kit/api/useIntent.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { bodyOf, EMPTY, SAMPLE_IN, type SampleIn } from './sample-in.ts';

const DRAFT = 'contoh.entry';

/** A sample that comes back: kept through a reload, posted once, whatever happens to the answer. */
export const useSampleIn = (toko: string) => {
  const { t } = useTranslation('dokumen');
  const client = useQueryClient();
  const [kept, store] = useKeptForm(draftName(`${DRAFT}.${toko}`), SAMPLE_IN);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<typeof EMPTY>) => store.set((was) => ({ ...was, ...change }));
  const { post, sending } = useIntent<ReturnType<typeof bodyOf>, DataOf<typeof postAmbilContoh>>(
    { current: store.get, keep: put },
    (body, options) => call(postAmbilContoh, { body }, { ...options, toko }),
  );
  return {
    values: kept as SampleIn,
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    set: (change: Partial<SampleIn>) => put(change),
    release: () => put({ unanswered: false }),
    save: async (): Promise<void> => {
      if (sending) return;
      clear();
      try {
        const { data } = await post(bodyOf(store.get()));
        alertSuccess(t('postedAs', { no_faktur: data.no_faktur }));
        const { kode_baki } = store.get();
        store.set(() => ({ ...EMPTY, kode_baki }));
        dropDraft(`${DRAFT}.${toko}`);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        form.current?.querySelector('input')?.focus();
      } catch (error) {
        refused(error);
      }
    },
  };
};
export type SampleInState = ReturnType<typeof useSampleIn>;
