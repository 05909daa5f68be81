import type { DataOf } from '@kadar/contract/endpoint.ts';
import { type kasShape, listKas, statusHari } from '@kadar/contract/endpoints/keuangan.ts';
import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../../kit/api/call.ts';
import { request } from '../../kit/api/transport.ts';

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

const WINDOW = 100;

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

/** Cash documents that match, a window at a time, newest first. */
export const useKasList = (toko: string, { q, jenis, tgl_from, tgl_to }: KasFilters) => {
  const list = useInfiniteQuery({
    queryKey: ['kas', 'list', toko, q, jenis, tgl_from, tgl_to],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        skip: pageParam,
        limit: WINDOW,
        ...(q && { q }),
        ...(jenis && { jenis }),
        ...(tgl_from && { tgl_from }),
        ...(tgl_to && { tgl_to }),
      };
      const answer = await call(listKas, { query }, { signal });
      return { rows: answer.data, count: answer.count ?? answer.data.length, skip: pageParam };
    },
    getNextPageParam: ({ rows, count, skip }) =>
      skip + rows.length < count ? skip + rows.length : undefined,
  });
  return {
    rows: list.data?.pages.flatMap(({ rows }) => rows),
    error: list.data === undefined && list.isError ? list.error : undefined,
    loadingMore: list.isFetchingNextPage,
    more: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
    retry: () => void list.refetch(),
  };
};
