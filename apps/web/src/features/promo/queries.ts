import type { DataOf } from '@kadar/contract/endpoint.ts';
import {
  audiensPromo,
  getPromo,
  type Kirim,
  listKirim,
  listPromo,
  type Promo,
} from '@kadar/contract/endpoints/promo.ts';
import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../kit/api/call.ts';

/** Under this key stands everything about promos. */
export const PROMO_KEY = ['promo'];
const WINDOW = 100;
/** While messages leave, their counts are asked for this often. */
const LIVE_MS = 4_000;

export type Sample = NonNullable<DataOf<typeof audiensPromo>['contoh']>;

/** What a new promo starts from. */
export const standardQuery = (toko: string) =>
  queryOptions({
    queryKey: [...PROMO_KEY, 'standard', toko],
    queryFn: async ({ signal }) => (await call(getPromo, {}, { signal })).data,
  });

type AudienceAsked = Pick<Promo, 'audiens' | 'jenis_pelanggan' | 'tgl_kirim'>;

/** How many a promo would reach now. */
export const audienceQuery = (toko: string, asked: AudienceAsked) =>
  queryOptions({
    queryKey: [...PROMO_KEY, 'audience', toko, asked],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await call(audiensPromo, { query: asked }, { signal })).data,
  });

interface Pages<T> {
  data: { pages: { rows: T[] }[] } | undefined;
  isError: boolean;
  error: unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

const shown = <T>(list: Pages<T>) => ({
  rows: list.data?.pages.flatMap(({ rows }) => rows),
  error: list.data === undefined && list.isError ? list.error : undefined,
  loadingMore: list.isFetchingNextPage,
  more: () => {
    if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
  },
  retry: () => void list.refetch(),
});

const nextSkip = ({ rows, count, skip }: { rows: unknown[]; count: number; skip: number }) =>
  skip + rows.length < count ? skip + rows.length : undefined;

const moves = ({ status, kirim_at }: Promo): boolean =>
  status === 'BERJALAN' || (status === 'TERJADWAL' && new Date(kirim_at).getTime() <= Date.now());

/** Promos, newest first; asked again while one of them is sent. */
export const usePromos = (toko: string) =>
  shown<Promo>(
    useInfiniteQuery({
      queryKey: [...PROMO_KEY, 'list', toko],
      initialPageParam: 0,
      queryFn: async ({ pageParam, signal }) => {
        const answer = await call(listPromo, { query: { skip: pageParam, limit: WINDOW } }, { signal });
        return { rows: answer.data, count: answer.count ?? answer.data.length, skip: pageParam };
      },
      getNextPageParam: nextSkip,
      refetchInterval: ({ state }) =>
        state.data?.pages.some(({ rows }) => rows.some(moves)) ? LIVE_MS : false,
    }),
  );

export interface LogFilters {
  promo_id: number | null;
  status: Kirim['status'] | '';
  jenis: Kirim['jenis'] | '';
  q: string;
}

/** The filters as the call takes them; what is empty is left out. */
export const logQuery = ({ promo_id, status, jenis, q }: LogFilters) => ({
  ...(promo_id !== null && { promo_id }),
  ...(status && { status }),
  ...(jenis && { jenis }),
  ...(q && { q }),
});

/** One line per receiver, newest first. */
export const useLog = (toko: string, filters: LogFilters, live: boolean) =>
  shown<Kirim>(
    useInfiniteQuery({
      queryKey: [...PROMO_KEY, 'log', toko, filters],
      initialPageParam: 0,
      placeholderData: keepPreviousData,
      queryFn: async ({ pageParam, signal }) => {
        const query = { ...logQuery(filters), skip: pageParam, limit: WINDOW };
        const answer = await call(listKirim, { query }, { signal });
        return { rows: answer.data, count: answer.count ?? answer.data.length, skip: pageParam };
      },
      getNextPageParam: nextSkip,
      refetchInterval: live ? LIVE_MS : false,
    }),
  );
