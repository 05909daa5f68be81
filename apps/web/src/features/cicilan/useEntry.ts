import { scanBarang } from '@kadar/contract/endpoints/barang.ts';
import { type CicilanInput, postCicilan } from '@kadar/contract/endpoints/cicilan.ts';
import type { SaleSettings } from '@kadar/contract/sale-terms.ts';
import { normalizeBarcode } from '@kadar/domain/barcode.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { isApiError } from '../../kit/api/errors.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { useOptions } from '../../kit/fields/useOptions.ts';
import { useMe } from '../../kit/session.ts';
import { useTyped } from '../../parts/dokumen/useTyped.ts';
import { bodyOf, countedOf, ENTRY } from './entry.ts';

/** A piece by its barcode, at its price of today. */
export const usePiece = (toko: string, kode_barcode: string) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['barang-cicilan', toko, kode_barcode],
    queryFn: async ({ signal }) =>
      (await call(scanBarang, { params: { kode_barcode } }, { signal, toko })).data,
    enabled: kode_barcode !== '',
    retry: false,
  });
  return {
    piece: kode_barcode ? data : undefined,
    /** Why the barcode brought no piece. */
    missed: isApiError(error) ? error.message : undefined,
    /** Asks again, where there is a code to ask for. */
    refetch: () => void (kode_barcode !== '' && refetch()),
  };
};

export const usePlan = (kode_cicilan: string) =>
  useOptions('para-cicilan', '', [kode_cicilan]).options.get(kode_cicilan)?.row;

/** What today's counting goes by. */
export const useTerms = (toko: string) => ({
  settings: useMe().settings as unknown as SaleSettings,
  toko,
  tanggal: useToday(),
});

/** A contract that is typed, counted with each key. */
export const useEntry = (toko: string) => {
  const terms = useTerms(toko);
  const typed = useTyped({
    toko,
    draft: 'cicilan.entry',
    form: ENTRY,
    post: (body: CicilanInput, options) => call(postCicilan, { body }, options),
    body: (entry, tgl_system) => {
      const counted = countedOf(entry.dp, { ...of, ...(tgl_system && { tanggal: tgl_system }) });
      return bodyOf(entry, { harga_jual: piece?.harga_jual ?? 0, counted, tanggal: tgl_system });
    },
    stays: ({ kode_sales }) => ({ kode_sales }),
    // Its price may be another by now, or the piece be gone.
    failed: () => refetch(),
  });
  const { piece, missed, refetch } = usePiece(toko, typed.values.kode_barcode);
  const of = { ...terms, piece, plan: usePlan(typed.values.kode_cicilan) };
  return {
    ...typed,
    piece,
    missed,
    counted: countedOf(typed.values.dp, of),
    scan: (code: string) => typed.pick({ kode_barcode: normalizeBarcode(code) }),
  };
};
export type EntryState = ReturnType<typeof useEntry>;
