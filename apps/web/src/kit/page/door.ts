import type { DataOf } from '@kadar/contract/endpoint.ts';
import type { setupState } from '@kadar/contract/endpoints/setup.ts';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api/transport.ts';

/** What anyone is told before the login: the version, the chain's language, and whether there is a chain at all. */
export const doorQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: async () => (await request<DataOf<typeof setupState>>('GET', 'setup')).data,
  staleTime: 60_000,
});
