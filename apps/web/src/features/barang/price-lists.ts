import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../../kit/api/errors.ts';
import { request } from '../../kit/api/transport.ts';
import type { MasterRow } from '../../kit/masters.ts';

const NONE: readonly MasterRow[] = [];

/** A whole parameter list; one whose module is off is empty. */
export const listQuery = (path: string) =>
  queryOptions({
    queryKey: ['barang', 'parameter', path],
    staleTime: 60_000,
    queryFn: async ({ signal }): Promise<readonly MasterRow[]> => {
      try {
        return (await request<MasterRow[]>('GET', path, { signal })).data;
      } catch (error) {
        if (isApiError(error) && error.status === 403) return NONE;
        throw error;
      }
    },
  });
