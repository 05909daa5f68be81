import type { BulkDone, BulkPast } from '@kadar/contract/endpoints/bulk-input.ts';
import type { Master } from '@kadar/contract/master.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/transport.ts';

/** What was edited at once in a list, the last first. */
export const pastQuery = (master: Master, toko: string | null, wanted: boolean) =>
  queryOptions({
    queryKey: ['master', master.name, 'massal', 'riwayat', toko],
    enabled: wanted,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await request<BulkPast[]>('GET', `${master.paths.base}/massal`, { signal })).data,
  });

/** Gives back an edit of many records; those that were changed since stay, and are named. */
export const sendUndo = (master: Master, id: number, key: string) =>
  request<BulkDone>('POST', `${master.paths.base}/massal/${id}/batal`, { body: {}, key });
