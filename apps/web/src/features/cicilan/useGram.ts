import type { DataOf } from '@kadar/contract/endpoint.ts';
import { scanBarang } from '@kadar/contract/endpoints/barang.ts';
import { type GramCicilanInput, postGramCicilan } from '@kadar/contract/endpoints/cicilan-gram.ts';
import { hargaPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import type { SaleSettings } from '@kadar/contract/sale-terms.ts';
import { normalizeBarcode } from '@kadar/domain/barcode.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useIntent } from '../../kit/api/useIntent.ts';
import { useKeptForm } from '../../kit/counter/useKept.ts';
import { alertSuccess, showFailure } from '../../kit/dialogs/toasts.ts';
import { useRefusals } from '../../kit/dialogs/useRefusals.ts';
import { DOKUMEN_KEY, hariQuery } from '../../kit/dokumen/queries.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { draftName, dropDraft } from '../../kit/list/drafts.ts';
import { useMe } from '../../kit/session.ts';
import { printVoucher } from '../../parts/dokumen/paper.ts';
import { GRAM, type GramEntry, gramBody, gramCounted, ofModel, ofPiece, START } from './gram.ts';

const DRAFT = 'cicilan.gram';

/** What is asked for of the lists: a piece by its barcode, or the price of a model. */
const useWanted = (entry: GramEntry, toko: string, settings: SaleSettings) => {
  const { model, kode_barcode, kode_dept, kode_group, kadar, berat } = entry;
  const scanned = useQuery({
    queryKey: ['barang-cicilan', toko, kode_barcode],
    queryFn: async ({ signal }) =>
      (await call(scanBarang, { params: { kode_barcode } }, { signal, toko })).data,
    enabled: !model && kode_barcode !== '',
    retry: false,
  });
  const listed = useQuery({
    queryKey: ['harga-pesanan', toko, kode_dept, kode_group, kadar, berat],
    queryFn: async ({ signal }) =>
      (
        await call(
          hargaPesanan,
          { query: { kode_dept, kode_group, kadar: kadar ?? 0, est_berat: berat ?? 0 } },
          { signal, toko },
        )
      ).data,
    enabled: model && kode_dept !== '' && kode_group !== '' && kadar !== null && berat !== null,
    retry: false,
  });
  const piece = !model && kode_barcode ? scanned.data : undefined;
  const wanted = model
    ? listed.data && berat !== null
      ? ofModel(listed.data, berat, settings)
      : null
    : piece
      ? ofPiece(piece)
      : null;
  return {
    piece,
    wanted,
    missed: isApiError(scanned.error) ? scanned.error.message : undefined,
    refresh: () => void (model ? listed : scanned).refetch(),
  };
};

/** A gram plan that is typed: kept through a reload, counted with each key, posted once, whatever happens to the answer. */
export const useGram = (toko: string) => {
  const { t } = useTranslation(['cicilan', 'dokumen']);
  const client = useQueryClient();
  const settings = useMe().settings as unknown as SaleSettings;
  const today = useToday();
  const [kept, store] = useKeptForm(draftName(`${DRAFT}.${toko}`), GRAM);
  const { form, errorAt, clear, refused } = useRefusals<HTMLFormElement>();
  const put = (change: Partial<typeof START>) => store.set((was) => ({ ...was, ...change }));
  const { post, sending } = useIntent<GramCicilanInput, DataOf<typeof postGramCicilan>>(
    { current: store.get, keep: put },
    (body, options) => call(postGramCicilan, { body }, { ...options, toko }),
  );
  const { kode_cicilan } = kept;
  const { piece, wanted, missed, refresh } = useWanted(kept, toko, settings);
  const plan = useOptions('para-cicilan', '', [kode_cicilan]).options.get(kode_cicilan)?.row;
  const counted = gramCounted(kept.bayar, wanted, plan, { settings, toko, tanggal: today });
  return {
    values: kept as GramEntry,
    piece,
    missed,
    counted,
    form,
    errorAt,
    sending,
    unanswered: kept.unanswered && !sending,
    set: (change: Partial<GramEntry>) => put(change),
    scan: (code: string) => {
      clear();
      put({ kode_barcode: normalizeBarcode(code) });
    },
    release: () => put({ unanswered: false }),
    save: async (): Promise<void> => {
      if (sending) return;
      clear();
      try {
        const { tgl_system } = await client.ensureQueryData(hariQuery(toko));
        const typed = store.get();
        const tanggal = tgl_system ?? today;
        const now = gramCounted(typed.bayar, wanted, plan, { settings, toko, tanggal });
        const { data } = await post(gramBody(typed, now, tgl_system));
        alertSuccess(t('dokumen:postedAs', { no_faktur: data.no_faktur }));
        const { kode_sales } = store.get();
        store.set(() => ({ ...START, kode_sales }));
        dropDraft(`${DRAFT}.${toko}`);
        await client.invalidateQueries({ queryKey: DOKUMEN_KEY });
        void printVoucher(data.no_faktur).catch(showFailure);
      } catch (error) {
        // Its price may be another by now, or the piece be gone.
        refresh();
        refused(error);
      }
    },
  };
};
export type GramState = ReturnType<typeof useGram>;
