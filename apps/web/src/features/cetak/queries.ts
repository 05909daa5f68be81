import { type CetakJob, listCetak, listPerangkat } from '@kadar/contract/endpoints/cetak.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { CETAK_KEY } from '../../kit/print/queue.ts';

export const queueQuery = (toko: string, status: CetakJob['status'] | null) =>
  queryOptions({
    queryKey: [...CETAK_KEY, 'list', toko, status],
    queryFn: async () => (await call(listCetak, { query: status ? { status } : {} })).data,
  });

export const devicesQuery = (toko: string) =>
  queryOptions({
    queryKey: [...CETAK_KEY, 'perangkat', toko],
    queryFn: async () => (await call(listPerangkat)).data,
    // An agent that goes away says nothing.
    refetchInterval: 30_000,
  });
