import { FROM, filterFields, filterSort, TO } from '@kadar/contract/list-filters.ts';
import type { Master } from '@kadar/contract/master.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Sort } from '../table/types.ts';

/** What a list is filtered by, as the call and the address name it. */
export type Chosen = Readonly<Record<string, string>>;

/** The names of a list's filters in its address. */
export const filterNames = (master: Master): string[] =>
  filterFields(master).flatMap(([name, field]) =>
    filterSort(field) === 'RANGE' ? [`${FROM}${name}`, `${TO}${name}`] : [name],
  );

/** The filters stand in the address, so that who comes back finds them. */
const useFilters = (master: Master) => {
  const given = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const names = useMemo(() => filterNames(master), [master]);
  const said = JSON.stringify(names.map((name) => [name, String(given[name] ?? '')]));
  const filters = useMemo(
    (): Chosen =>
      Object.fromEntries((JSON.parse(said) as [string, string][]).filter(([, value]) => value !== '')),
    [said],
  );
  const setFilters = (next: Chosen) => {
    const rest = Object.entries(given).filter(([name]) => !names.includes(name));
    const kept = Object.entries(next).filter(([, value]) => value !== '');
    void navigate({ to: '.', search: Object.fromEntries([...rest, ...kept]) as never, replace: true });
  };
  return { filters, setFilters };
};

/** What a list is asked for: words, filters, an order, whether what was deleted, and a page where it is read in pages. */
export const useListQuestion = (master: Master) => {
  const [typed, setTyped] = useState('');
  const [q] = useDebouncedValue(typed, 250);
  const { filters, setFilters } = useFilters(master);
  const [sort, setSort] = useState<Sort | null>(null);
  const [deleted, setDeleted] = useState(false);
  const [page, setPage] = useState<number | null>(null);
  return {
    question: { q, filters, sort, deleted, page },
    typed,
    setTyped,
    setFilters: (next: Chosen) => {
      if (page !== null) setPage(0);
      setFilters(next);
    },
    setSort,
    setDeleted,
    setPage,
  };
};

export type ListQuestion = ReturnType<typeof useListQuestion>;
