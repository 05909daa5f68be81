import { type StockManual, stockManual } from '@kadar/contract/endpoints/barang-manual.ts';
import { lotHancur } from '@kadar/contract/endpoints/hancur.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { showGram } from '../../kit/format.ts';
import { useActingToko } from '../../kit/session.ts';

/** Groups of a shop with what there is of each. */
export const stockQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'barang-manual', toko],
    enabled: toko !== '',
    queryFn: async ({ signal }): Promise<StockManual[]> =>
      (await call(stockManual, {}, { signal, toko })).data,
  });

/** What there is, as choices of a form. */
export const useStockChoices = (): { value: string; label: string }[] => {
  const { data = [] } = useQuery(stockQuery(useActingToko() ?? ''));
  return data.map(({ kunci, kode_group, kode_dept, kode_gudang, kode_baki, qty, berat }) => ({
    value: kunci,
    label: `${[kode_group, kode_dept, kode_gudang, kode_baki].filter(Boolean).join(' ')} · ${qty} · ${showGram(berat)}`,
  }));
};

/** Melt lots that take scrap, as choices of a form. */
export const useLotChoices = (): { value: string; label: string }[] => {
  const toko = useActingToko() ?? '';
  const { data = [] } = useQuery({
    queryKey: [...DOKUMEN_KEY, 'barang-manual', 'lot', toko],
    enabled: toko !== '',
    queryFn: async ({ signal }) => (await call(lotHancur, {}, { signal, toko })).data,
  });
  return data.map(({ no_lot, keterangan }) => ({ value: no_lot, label: `${no_lot} ${keterangan}`.trim() }));
};
