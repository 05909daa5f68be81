import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Sort } from '../table/types.ts';

/** What a list is asked for: words, an order, whether what was deleted, and a page where it is read in pages. */
export const useListQuestion = () => {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 250);
  const [sort, setSort] = useState<Sort | null>(null);
  const [deleted, setDeleted] = useState(false);
  const [page, setPage] = useState<number | null>(null);
  return { question: { q, sort, deleted, page }, typed, setTyped, setSort, setDeleted, setPage };
};

export type ListQuestion = ReturnType<typeof useListQuestion>;
