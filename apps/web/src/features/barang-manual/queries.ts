import { lotHancur } from '@kadar/contract/endpoints/hancur.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';
import { useActingToko } from '../../kit/session.ts';

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
