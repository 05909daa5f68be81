import { type StockManual, stockManual } from '@kadar/contract/endpoints/barang-manual.ts';
import { MANUAL_GATE } from '@kadar/contract/gates.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { showGram } from '../../kit/format.ts';
import { useSetting } from '../../kit/session.ts';

/** Groups of a shop with what there is of each. */
export const stockQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'barang-manual', toko],
    enabled: toko !== '',
    queryFn: async ({ signal }): Promise<StockManual[]> =>
      (await call(stockManual, {}, { signal, toko })).data,
  });

/** What there is, as choices of a form; nothing where no groups are kept. */
export const useStockChoices = (toko: string): { value: string; label: string }[] => {
  const module = useSetting(MANUAL_GATE.module);
  const appMode = useSetting('APP_MODE');
  const kept = module || appMode === MANUAL_GATE.orAppMode;
  const { data = [] } = useQuery({ ...stockQuery(toko), enabled: kept && toko !== '' });
  return data.map(({ kunci, kode_group, kode_dept, kode_gudang, kode_baki, qty, berat }) => ({
    value: kunci,
    label: `${[kode_group, kode_dept, kode_gudang, kode_baki].filter(Boolean).join(' ')} · ${qty} · ${showGram(berat)}`,
  }));
};
