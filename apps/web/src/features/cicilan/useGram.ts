import { type GramCicilanInput, postGramCicilan } from '@kadar/contract/endpoints/cicilan-gram.ts';
import { hargaPesanan } from '@kadar/contract/endpoints/pesanan.ts';
import type { SaleSettings } from '@kadar/contract/sale-terms.ts';
import { normalizeBarcode } from '@kadar/domain/barcode.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { useTyped } from '../../parts/dokumen/useTyped.ts';
import { GRAM, type GramEntry, gramBody, gramCounted, ofModel, ofPiece } from './gram.ts';
import { usePiece, usePlan, useTerms } from './useEntry.ts';

/** What is asked for of the lists: a piece by its barcode, or the price of a model. */
const useWanted = (entry: GramEntry, toko: string, settings: SaleSettings) => {
  const { model, kode_barcode, kode_dept, kode_group, kadar, berat } = entry;
  const scanned = usePiece(toko, model ? '' : kode_barcode);
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
  const { piece, missed } = scanned;
  const ofList = listed.data && berat !== null ? ofModel(listed.data, berat, settings) : null;
  const ofStock = piece ? ofPiece(piece) : null;
  return {
    piece,
    missed,
    wanted: model ? ofList : ofStock,
    refetch: () => void (model ? listed.refetch() : scanned.refetch()),
  };
};

/** A gram plan that is typed, counted with each key. */
export const useGram = (toko: string) => {
  const terms = useTerms(toko);
  const typed = useTyped({
    toko,
    draft: 'cicilan.gram',
    form: GRAM,
    post: (body: GramCicilanInput, options) => call(postGramCicilan, { body }, options),
    body: (entry, tgl_system) => {
      const of = { ...terms, ...(tgl_system && { tanggal: tgl_system }) };
      return gramBody(entry, gramCounted(entry.bayar, wanted, plan, of), tgl_system);
    },
    stays: ({ kode_sales }) => ({ kode_sales }),
    // Its price may be another by now, or the piece be gone.
    failed: () => refetch(),
  });
  const { piece, wanted, missed, refetch } = useWanted(typed.values, toko, terms.settings);
  const plan = usePlan(typed.values.kode_cicilan);
  return {
    ...typed,
    piece,
    missed,
    counted: gramCounted(typed.values.bayar, wanted, plan, terms),
    scan: (code: string) => typed.pick({ kode_barcode: normalizeBarcode(code) }),
  };
};
export type GramState = ReturnType<typeof useGram>;
