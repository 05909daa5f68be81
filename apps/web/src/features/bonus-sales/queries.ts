import type { DataOf } from '@kadar/contract/endpoint.ts';
import { hitungBonus } from '@kadar/contract/endpoints/bonus-sales.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';

/** The bonuses of a month as they would be booked now. */
export const bonusQuery = (toko: string, bulan: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'bonus', toko, bulan],
    queryFn: async ({ signal }): Promise<DataOf<typeof hitungBonus>> =>
      (await call(hitungBonus, { query: { bulan } }, { signal, toko })).data,
  });
