import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const TYPED_MS = 180;

/** The text that is asked for: what is typed once typing pauses, or at once. */
export const useAsked = (typed: string, start = typed): { asked: string; askNow: () => void } => {
  const [asked, ask] = useState(start);
  useEffect(() => {
    const timer = setTimeout(() => ask(typed), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { asked, askNow: () => ask(typed) };
};

export interface Search<T> {
  typed: string;
  type: (typed: string) => void;
  /** What the rows were found for. */
  q: string;
  /** undefined while the first answer is on its way. */
  rows: readonly T[] | undefined;
  /** Whether they answer the text that stands there; until then they are of an earlier one. */
  answered: boolean;
  error: unknown;
  /** Asks for the text that stands there without waiting for more of it. */
  askNow: () => void;
  retry: () => void;
}

interface Asked<T> {
  key: readonly unknown[];
  find: (q: string, signal: AbortSignal) => Promise<readonly T[]>;
  start?: string;
  /** Fewer letters are not searched for, and find nobody. */
  letters?: number;
  /** Nothing found is kept for another time. */
  fleeting?: boolean;
}

/** Rows that are found on the server while their text is typed. */
export const useSearch = <T>({
  key,
  find,
  start = '',
  letters = 0,
  fleeting = false,
}: Asked<T>): Search<T> => {
  const [typed, type] = useState(start);
  const text = typed.trim();
  const { asked: q, askNow } = useAsked(text);
  const searches = q.length >= letters;
  const found = useQuery({
    queryKey: [...key, q],
    queryFn: ({ signal }) => find(q, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...(fleeting && { gcTime: 0 }),
    enabled: searches,
  });
  return {
    typed,
    type,
    q,
    rows: searches ? found.data : [],
    answered: q === text && (!searches || (!found.isPending && !found.isPlaceholderData)),
    error: found.error,
    askNow,
    retry: () => void found.refetch(),
  };
};
