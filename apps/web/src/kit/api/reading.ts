import type { UseQueryResult } from '@tanstack/react-query';

/** How the reading of a list goes that a screen cannot do without. */
export interface Reading {
  /** It did not come, be it that it is asked for again already; what came once is kept and has not failed. */
  failed: boolean;
  /** Why, as long as that is known. */
  reason: unknown;
  /** It is asked for again. */
  busy: boolean;
  retry: () => void;
}

/** The reading of what takes several answers; it has failed where one of them has, and only those are asked for again. */
export const readingOf = (...queries: readonly UseQueryResult<unknown>[]): Reading => {
  const missing = queries.filter(
    ({ data, failureReason, errorUpdateCount }) =>
      data === undefined && (failureReason !== null || errorUpdateCount > 0),
  );
  return {
    failed: missing.length > 0,
    reason: missing.find(({ failureReason }) => failureReason !== null)?.failureReason ?? null,
    busy: missing.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const query of missing) void query.refetch();
    },
  };
};
