import type { DataOf } from '@kadar/contract/endpoint.ts';
import { type kasShape, listKas, statusHari } from '@kadar/contract/endpoints/keuangan.ts';
import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { request } from '../../kit/api/transport.ts';
import { usePages } from '../../kit/list/usePages.ts';

export type Kas = z.infer<typeof kasShape>;
export type Jenis = Kas['jenis'];
export type Hari = DataOf<typeof statusHari>;

export interface KasFilters {
  q: string;
  jenis: Jenis | '';
  tgl_from: string;
  tgl_to: string;
}

interface Kategori {
  kode_kategori: string;
  nama_kategori: string;
  jenis: Jenis;
}

/** The business day with its cash; asked anew whenever cash moves. */
export const hariQuery = (toko: string) =>
  queryOptions({
    queryKey: ['kas', 'hari', toko],
    queryFn: async ({ signal }): Promise<Hari> => (await call(statusHari, {}, { signal })).data,
  });

export const kategoriQuery = queryOptions({
  queryKey: ['kas', 'kategori'],
  staleTime: 60_000,
  queryFn: async ({ signal }) => (await request<Kategori[]>('GET', 'kategori-kas', { signal })).data,
});

/** Cash documents that match, a window at a time, newest first; asked once it is known which. */
export const useKasList = (toko: string, { q, jenis, tgl_from, tgl_to }: KasFilters, enabled: boolean) =>
  usePages<Kas>({
    enabled,
    key: ['kas', 'list', toko, q, jenis, tgl_from, tgl_to],
    read: (window, signal) => {
      const query = {
        ...window,
        ...(q && { q }),
        ...(jenis && { jenis }),
        ...(tgl_from && { tgl_from }),
        ...(tgl_to && { tgl_to }),
      };
      return call(listKas, { query }, { signal });
    },
  });
