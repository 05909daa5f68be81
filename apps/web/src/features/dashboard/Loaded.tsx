import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState, ErrorState } from '../../kit/page/States.tsx';
import { WaitingRows } from '../../kit/page/WaitingRows.tsx';

interface Props<T> {
  query: UseQueryResult<T[]>;
  /** What is said when there is nothing. */
  empty: string;
  children: (rows: readonly T[]) => ReactNode;
}

/** Rows once they are there; until then their room, a failure with a retry, or that there are none. */
export const Loaded = <T,>({ query, empty, children }: Props<T>) => {
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingRows h={240} />;
  if (data.length === 0) return <EmptyState text={empty} />;
  return children(data);
};
