import { kesehatan } from '@kadar/contract/endpoints/kesehatan.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

/** It says how things are now, without anyone asking. */
const EVERY_MS = 60_000;
/** While something is under way. */
const SOON_MS = 2_000;

export const kesehatanQuery = queryOptions({
  queryKey: ['kesehatan'],
  queryFn: async ({ signal }) => (await call(kesehatan, {}, { signal })).data,
  refetchInterval: ({ state }) => (state.data?.jalan ? SOON_MS : EVERY_MS),
});
