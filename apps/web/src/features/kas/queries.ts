import type { DataOf } from '@kadar/contract/endpoint.ts';
import { type kasShape, statusHari } from '@kadar/contract/endpoints/keuangan.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { request } from '../../kit/api/transport.ts';
import { DOKUMEN_KEY } from '../../kit/dokumen/queries.ts';

export type Kas = z.infer<typeof kasShape>;
export type Jenis = Kas['jenis'];
export type Hari = DataOf<typeof statusHari>;

interface Kategori {
  kode_kategori: string;
  nama_kategori: string;
  jenis: Jenis;
}

/** The business day with its cash; asked anew whenever a document moves cash. */
export const hariQuery = (toko: string) =>
  queryOptions({
    queryKey: [...DOKUMEN_KEY, 'hari', toko],
    queryFn: async ({ signal }): Promise<Hari> => (await call(statusHari, {}, { signal })).data,
  });

export const kategoriQuery = queryOptions({
  queryKey: ['kas', 'kategori'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => (await request<Kategori[]>('GET', 'kategori-kas', { signal })).data,
});
