import {
  belumDiterima,
  getKiriman,
  type KirimanRow,
  usulanKirim,
} from '@kadar/contract/endpoints/kiriman.ts';
import { listManifes } from '@kadar/contract/endpoints/manifes.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';
import { pickedToko } from '../../kit/api/context.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';

const MOST = 500;

/** What is on its way to the shop, or to any where head office looks at all, the oldest first. */
export const awaitedQuery = (toko: string | null) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'barang-ditunggu', toko],
    queryFn: async ({ signal }): Promise<KirimanRow[]> =>
      (await call(belumDiterima, { query: { limit: MOST } }, { signal })).data,
  });

/** One shipment with its lines. */
export const kirimanQuery = (no_kirim: string, toko: string | null = null) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'kiriman', toko ?? pickedToko(), no_kirim],
    enabled: no_kirim !== '',
    queryFn: async ({ signal }) =>
      (await call(getKiriman, { params: { no_kirim } }, { signal, ...(toko && { toko }) })).data,
  });

/** What the last night proposed to send from the shop, or from any where head office looks at all. */
export const usulanQuery = (toko: string | null) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'usulan-kirim', toko],
    queryFn: async ({ signal }) => (await call(usulanKirim, {}, { signal })).data,
  });

/** What came to the shop with a manifest and waits for its grant. */
export const manifesQuery = (toko: string | null) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'manifes', toko],
    queryFn: async ({ signal }) => (await call(listManifes, {}, { signal })).data,
  });
