import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** Growing lists are fetched in windows of this many rows. */
export const WINDOW = 100;

interface Asked<T> {
  key: QueryKey;
  read: (
    window: { skip: number; limit: number },
    signal: AbortSignal,
  ) => Promise<{ data: T[]; count?: number | undefined; sums?: Record<string, number> | undefined }>;
  enabled?: boolean;
  /** This page instead of everything so far. */
  page?: number | null;
  /** Nothing is shown until the answer is there; otherwise the rows of the question before stay that long. */
  blank?: boolean;
  /** Milliseconds until it is asked again. */
  again?: (rows: readonly T[]) => number | false;
}

/** A growing list a window at a time, as DataTable takes it; `rows` is undefined until the first window came. */
export const usePages = <T>({ key, read, enabled = true, page = null, blank = false, again }: Asked<T>) => {
  const list = useInfiniteQuery({
    queryKey: key,
    enabled,
    initialPageParam: (page ?? 0) * WINDOW,
    ...(!blank && { placeholderData: keepPreviousData }),
    queryFn: async ({ pageParam, signal }) => {
      const { data, count, sums } = await read({ skip: pageParam, limit: WINDOW }, signal);
      return { rows: data, count: count ?? data.length, sums, next: pageParam + data.length };
    },
    getNextPageParam: ({ next, count }) => (page === null && next < count ? next : undefined),
    refetchInterval: ({ state }) => again?.(state.data?.pages.flatMap(({ rows }) => rows) ?? []) ?? false,
  });
  // The same rows as long as nothing new came: who draws them measures them.
  const pages = list.data?.pages;
  const rows = useMemo(() => pages?.flatMap((one) => one.rows), [pages]);
  return {
    rows,
    count: list.data?.pages[0]?.count ?? 0,
    /** Over all of it, where the list is longer than its first window. */
    sums: list.data?.pages[0]?.sums,
    error: list.data === undefined && list.isError ? list.error : undefined,
    loadingMore: list.isFetchingNextPage,
    more: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
    retry: () => void list.refetch(),
  };
};
