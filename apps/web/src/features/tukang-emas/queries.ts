import type { DataOf } from '@kadar/contract/endpoint.ts';
import { listOrang, listSumber, type OrangRow } from '@kadar/contract/endpoints/tukang-emas.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';

/** Craftsmen of a shop with what they have. */
export const orangQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'tukang', toko],
    queryFn: async ({ signal }): Promise<OrangRow[]> => (await call(listOrang, {}, { signal, toko })).data,
  });

/** What can be handed to them. */
export const sumberQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'tukang-sumber', toko],
    queryFn: async ({ signal }): Promise<DataOf<typeof listSumber>> =>
      (await call(listSumber, {}, { signal, toko })).data,
  });
