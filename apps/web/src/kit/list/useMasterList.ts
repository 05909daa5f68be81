import type { Master } from '@kadar/contract/master.ts';
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/transport.ts';
import { useLive } from '../live.ts';
import type { MasterRow } from '../masters.ts';
import { useActingToko } from '../session.ts';
import type { Sort } from '../table/types.ts';

export const WINDOW = 100;

export interface ListQuestion {
  q: string;
  sort: Sort | null;
  deleted: boolean;
  /** A page instead of everything so far; null scrolls on. */
  page: number | null;
}

/** The query parameters of a list, as its exports take them too. */
export const listParams = ({ q, sort, deleted }: ListQuestion) => ({
  q,
  sort: sort ? `${sort.desc ? '-' : ''}${sort.key}` : undefined,
  deleted: deleted ? 1 : undefined,
});

/** The rows of a master's list: whole for short ones, a window at a time for long ones; fresh when others change them. */
export const useMasterList = (master: Master, question: ListQuestion) => {
  const client = useQueryClient();
  const toko = useActingToko();
  const windowed = master.paginated || question.page !== null;
  const key = ['master', master.name, toko, question] as const;
  const list = useInfiniteQuery({
    queryKey: key,
    initialPageParam: (question.page ?? 0) * WINDOW,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) => {
      const answer = await request<MasterRow[]>('GET', master.paths.list, {
        query: { ...listParams(question), ...(windowed && { skip: pageParam, limit: WINDOW }) },
        signal,
      });
      return { rows: answer.data, count: answer.count ?? answer.data.length, skip: pageParam };
    },
    getNextPageParam: ({ rows, count, skip }) =>
      windowed && question.page === null && skip + rows.length < count ? skip + rows.length : undefined,
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['master', master.name] });
  useLive('master-changed', (name) => {
    if (name === master.name) void refresh();
  });
  return {
    rows: list.data?.pages.flatMap(({ rows }) => rows),
    count: list.data?.pages[0]?.count ?? 0,
    error: list.data === undefined && list.isError ? list.error : undefined,
    loadingMore: list.isFetchingNextPage,
    more: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
    retry: () => void list.refetch(),
    refresh,
  };
};
