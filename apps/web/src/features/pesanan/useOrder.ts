import type { DataOf } from '@kadar/contract/endpoint.ts';
import { type PesananInput, postPesanan } from '@kadar/contract/endpoints/pesanan.ts';
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
import { newId } from '../../kit/new-id.ts';
import { useMe, useSetting } from '../../kit/session.ts';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { bodyOf, changed, estimateOf, lineAfter, ORDER, type Order, type OrderLine, START } from './order.ts';

const DRAFT = 'pesanan.entry';

/** An order that is typed: kept through a reload, posted once, whatever happens to the answer. */
export const useOrder = (toko: string) => {
  const { t } = useTranslation(['pesanan', 'dokumen']);
  const client = useQueryClient();
  const settings = useMe().settings as unknown as SaleSettings;
  const persen = useSetting('PESANAN_DP_MIN_PERSEN');
  const [kept, store] = useKeptForm(draftName(`${DRAFT}.${toko}`), ORDER);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<typeof START>) => store.set((was) => ({ ...was, ...change }));
  const { post, sending } = useIntent<PesananInput, DataOf<typeof postPesanan>>(
    { current: store.get, keep: put },
    (body, options) => call(postPesanan, { body }, { ...options, toko }),
  );
  const estimates = kept.lines.map((line) => estimateOf(line, settings));
  const perkiraan = estimates.reduce<number>((sum, rp) => sum + (rp ?? 0), 0);
  const setLines = (lines: readonly OrderLine[]) => {
    // What was refused is named by the number of its line.
    if (lines.length !== kept.lines.length) clear();
    put({ lines });
  };
  return {
    toko,
    values: kept as Order,
    estimates,
    perkiraan,
    least: minimumDeposit(perkiraan, toMilli(persen), pembulatanJual(settings)),
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    set: (change: Partial<Order>) => put(change),
    setLine: (at: number, change: Partial<OrderLine>) =>
      setLines(store.get().lines.map((line, index) => (index === at ? changed(line, change) : line))),
    add: () => setLines([...store.get().lines, lineAfter(store.get().lines.at(-1), newId())]),
    remove: (at: number) => {
      const rest = store.get().lines.filter((_, index) => index !== at);
      setLines(rest.length > 0 ? rest : START.lines);
    },
    release: () => put({ unanswered: false }),
    save: async (): Promise<void> => {
      if (sending) return;
      clear();
      try {
        const { tgl_system } = await client.ensureQueryData(hariQuery(toko));
        const { data } = await post(bodyOf(store.get(), tgl_system));
        alertSuccess(t('dokumen:postedAs', { no_faktur: data.no_faktur }));
        const { kode_sales } = store.get();
        store.set(() => ({ ...START, kode_sales }));
        dropDraft(`${DRAFT}.${toko}`);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        void printVoucher(data.no_faktur).catch(showFailure);
      } catch (error) {
        refused(error);
      }
    },
  };
};
export type OrderState = ReturnType<typeof useOrder>;
