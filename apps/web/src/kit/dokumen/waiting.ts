import { jumlahTunggu } from '@kadar/contract/endpoints/tunggu.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useLive } from '../live.ts';
import { useActingToko, useCan, useSetting } from '../session.ts';

/** Keys of all answers about documents that wait. */
export const TUNGGU_KEY = ['tunggu'] as const;
export type WaitingJenis = 'PENJUALAN' | 'PEMBELIAN' | 'TUKAR';

export const waitingCounts = (toko: string | null | undefined) =>
  queryOptions({
    queryKey: [...TUNGGU_KEY, 'jumlah', toko],
    staleTime: 5 * 60_000,
    queryFn: async ({ signal }) =>
      (await call(jumlahTunggu, {}, { signal, ...(toko !== undefined && { toko }) })).data,
  });

/** Everything about documents that wait is asked anew when one begins to or ends. */
export const useWaitingNews = (): void => {
  const client = useQueryClient();
  useLive('tunggu-changed', () => void client.invalidateQueries({ queryKey: TUNGGU_KEY }));
};

/** How many documents of these kinds wait and what they come to, by what they wait for; of a shop, all (null), or the one at hand. */
export const useWaiting = (jenis: readonly WaitingJenis[] | null, toko?: string | null) => {
  const acting = useActingToko();
  const may = useCan('tunggu.read') !== undefined;
  useWaitingNews();
  const { data = [] } = useQuery({ ...waitingCounts(toko === undefined ? acting : toko), enabled: may });
  const of = (macam: 'VALIDASI' | 'ANTRIAN') =>
    data
      .filter((one) => one.macam === macam && (jenis === null || jenis.includes(one.jenis)))
      .reduce((sum, { jumlah, total }) => ({ jumlah: sum.jumlah + jumlah, total: sum.total + total }), {
        jumlah: 0,
        total: 0,
      });
  return { validasi: of('VALIDASI'), antrian: of('ANTRIAN') };
};

/** Whether what this user posts at a till waits for somebody who validates it. */
export const useNeedsValidation = (): boolean => {
  const validates = useCan('tunggu.validasi') === 'allow';
  return useSetting('VALIDASI_JUAL_BELI') && !validates;
};
