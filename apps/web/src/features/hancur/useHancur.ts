import type { DataOf } from '@kadar/contract/endpoint.ts';
import { getBarang } from '@kadar/contract/endpoints/barang.ts';
import { type HancurInput, lotHancur, MAX_HANCUR, postHancur } from '@kadar/contract/endpoints/hancur.ts';
import { postLot } from '@kadar/contract/endpoints/sortir-belian.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { useIntent } from '../../kit/api/useIntent.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess, showFailure, toast } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { useOutbox } from '../../kit/outbox/useOutbox.ts';
import { useActingToko } from '../../kit/session.ts';
import { useMessage } from '../../kit/text.ts';
import { bodyOf, FORM, type Gone, isScrap, START, type Values } from './form.ts';

const DRAFT = 'hancur-barang.entry';
const lotsKey = (toko: string) => ['hancur', 'lot', toko];

/** What is being destroyed: kept through a reload, posted once, whatever happens to the answer. */
export const useHancur = () => {
  const { t } = useTranslation(['hancur', 'dokumen']);
  const message = useMessage();
  const client = useQueryClient();
  const acting = useActingToko();
  const [kept, store] = useKeptForm(draftName(DRAFT), FORM);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<typeof START>) => store.set((was) => ({ ...was, ...change }));
  // What waits for its answer stays with the shop that it was sent for.
  const toko = (!kept.unanswered && acting) || kept.kode_toko;
  const lots = useQuery({
    queryKey: lotsKey(toko),
    enabled: toko !== '',
    queryFn: async ({ signal }) => (await call(lotHancur, {}, { signal, toko })).data,
  });
  const lot = useOutbox('lot-hancur', (body: { jenis: 'LEBUR'; keterangan: string }, { key }) =>
    call(postLot, { body }, { key, toko }),
  );
  const { post, sending } = useIntent<HancurInput, DataOf<typeof postHancur>>(
    { current: store.get, keep: put },
    (body, options) => call(postHancur, { body }, { ...options, toko }),
  );
  const setLines = (lines: readonly Gone[]) => {
    clear();
    put({ lines });
  };
  const add = async (kode: string): Promise<void> => {
    const { lines, unanswered } = store.get();
    if (unanswered) return;
    if (lines.some(({ kode_barcode }) => kode_barcode === kode))
      return toast(message('BARANG_SUDAH_DI_TABEL'));
    if (lines.length >= MAX_HANCUR) return toast(t('full', { count: MAX_HANCUR }));
    try {
      const { data } = await call(getBarang, { params: { kode_barcode: kode } }, { toko: toko || null });
      const { kode_barcode, nama_barang, kode_baki, berat_asli, status } = data;
      if (status !== 'READY') return toast(message('BARANG_TIDAK_SIAP', { kode_barcode, status }));
      setLines([
        { kode_barcode, nama_barang, kode_baki, berat_asli, berat_hancur: null },
        ...store.get().lines,
      ]);
      if (toko === '') put({ kode_toko: data.kode_toko });
    } catch (error) {
      showFailure(error);
    }
  };
  /** The lot that was opened last, until another one is chosen. */
  const no_lot = kept.no_lot || (lots.data?.[0]?.no_lot ?? '');
  return {
    values: { ...kept, no_lot },
    toko,
    asksToko: acting === null,
    lots: lots.data ?? [],
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    scrap: isScrap(kept),
    set: (change: Partial<Values>) => put(change),
    setWeight: (kode: string, berat_hancur: number | null) =>
      put({
        lines: store
          .get()
          .lines.map((line) => (line.kode_barcode === kode ? { ...line, berat_hancur } : line)),
      }),
    add: (kode: string) => void add(kode),
    remove: (kode: string) => setLines(store.get().lines.filter(({ kode_barcode }) => kode_barcode !== kode)),
    openLot: async (): Promise<void> => {
      try {
        const { data } = await lot.send({ jenis: 'LEBUR', keterangan: '' });
        await client.invalidateQueries({ queryKey: lotsKey(toko) });
        put({ no_lot: data.no_faktur });
      } catch (error) {
        showFailure(error);
      }
    },
    release: () => put({ unanswered: false }),
    save: async (): Promise<boolean> => {
      if (sending) return false;
      clear();
      try {
        const { kode_toko, unanswered } = store.get();
        // The same for another shop is another document.
        put({ kode_toko: toko, ...(kode_toko !== toko && !unanswered && { intent: null }) });
        const { data } = await post(bodyOf({ ...store.get(), no_lot }));
        alertSuccess(t('dokumen:postedAs', { no_faktur: data.no_faktur }));
        put({ ...START, kode_toko: store.get().kode_toko, no_lot });
        dropDraft(DRAFT);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        void client.invalidateQueries({ queryKey: ['barang'] });
        return true;
      } catch (error) {
        refused(error);
        return false;
      }
    },
  };
};
export type HancurForm = ReturnType<typeof useHancur>;
