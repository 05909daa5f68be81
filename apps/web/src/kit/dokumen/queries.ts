import type { DataOf } from '@kadar/contract/endpoint.ts';
import { type Dokumen, getDokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { statusHari } from '@kadar/contract/endpoints/hari.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { pickedToko } from '../api/context.ts';
import { isApiError } from '../api/errors.ts';

export type Hari = DataOf<typeof statusHari>;

/** Under this key stands every list and every document; a new one or a reversal invalidates it whole. */
export const DOKUMEN_KEY = ['dokumen'];

/** The business day with its cash; asked anew whenever a document moves cash. */
export const hariQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'hari', toko],
    queryFn: async ({ signal }): Promise<Hari> => (await call(statusHari, {}, { signal, toko })).data,
  });

/** An address that a server does not have, as a branch with an older one answers. */
export const isUnknownCall = (error: unknown): boolean =>
  isApiError(error) && error.code === 'TIDAK_DITEMUKAN';

/** A document by its number or that of its reversal; null where the branch does not know the call. */
export const dokumenQuery = (no_faktur: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'one', pickedToko(), no_faktur],
    queryFn: async ({ signal }): Promise<Dokumen | null> => {
      try {
        return (await call(getDokumen, { params: { no_faktur } }, { signal })).data;
      } catch (error) {
        if (isUnknownCall(error)) return null;
        throw error;
      }
    },
  });
