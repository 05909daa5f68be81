import { listParkir } from '@kadar/contract/endpoints/parkir.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

/** A sale set aside, by whom and when; without a user while the server does not know of it yet. */
export interface Waiting {
  id: string;
  at: string;
  user_id: string;
  nama_customer: string;
  uraian: string;
  qty: number;
  grand_total: number;
}

export const parkedQuery = (toko: string) =>
  queryOptions({
    queryKey: ['pos', 'parkir', toko],
    queryFn: async ({ signal }): Promise<readonly Waiting[]> => (await call(listParkir, {}, { signal })).data,
    staleTime: 10_000,
  });
