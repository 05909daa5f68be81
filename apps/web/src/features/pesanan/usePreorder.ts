import type { DataOf } from '@kadar/contract/endpoint.ts';
import { type PreorderInput, postPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { pembulatanJual, type SaleSettings } from '@kadar/contract/sale-terms.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { minimumDeposit } from '@kadar/domain/order.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useIntent } from '../../kit/api/useIntent.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY, hariQuery } from '../../kit/dokumen/queries.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { useMe, useSetting } from '../../kit/session.ts';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { PREORDER_FORM, type PreorderForm, preorderBody, START_PREORDER, worthOf } from './preorder.ts';

const DRAFT = 'pre-order.entry';

/** A pre-order that is typed: kept through a reload, posted once, whatever happens to the answer. */
export const usePreorder = (toko: string) => {
  const { t } = useTranslation(['pesanan', 'dokumen']);
  const client = useQueryClient();
  const settings = useMe().settings as unknown as SaleSettings;
  const persen = useSetting('PESANAN_DP_MIN_PERSEN');
  const [kept, store] = useKeptForm(draftName(`${DRAFT}.${toko}`), PREORDER_FORM);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<typeof START_PREORDER>) => store.set((was) => ({ ...was, ...change }));
  const { post, sending } = useIntent<PreorderInput, DataOf<typeof postPreorder>>(
    { current: store.get, keep: put },
    (body, options) => call(postPreorder, { body }, { ...options, toko }),
  );
  const perkiraan = worthOf(kept);
  return {
    values: kept as PreorderForm,
    perkiraan,
    least: minimumDeposit(perkiraan, toMilli(persen), pembulatanJual(settings)),
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    set: (change: Partial<PreorderForm>) => put(change),
    /** Another member or item: what was said of the one before is no longer so. */
    pick: (change: Partial<PreorderForm>) => {
      clear();
      put(change);
    },
    release: () => put({ unanswered: false }),
    save: async (): Promise<void> => {
      if (sending) return;
      clear();
      try {
        const { tgl_system } = await client.ensureQueryData(hariQuery(toko));
        const { data } = await post(preorderBody(store.get(), tgl_system));
        alertSuccess(t('dokumen:postedAs', { no_faktur: data.no_faktur }));
        store.set(() => START_PREORDER);
        dropDraft(`${DRAFT}.${toko}`);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        void printVoucher(data.no_faktur).catch(showFailure);
      } catch (error) {
        refused(error);
      }
    },
  };
};
export type PreorderState = ReturnType<typeof usePreorder>;
