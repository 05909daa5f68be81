import { listPeringatan } from '@kadar/contract/endpoints/peringatan.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

export const PERINGATAN_KEY = ['peringatan'];

export const peringatanQuery = (toko: string | null) =>
  queryOptions({
    queryKey: [...PERINGATAN_KEY, toko],
    queryFn: async ({ signal }) => (await call(listPeringatan, {}, { signal })).data,
  });
