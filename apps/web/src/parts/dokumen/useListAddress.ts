import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useDateLock } from '../../kit/date-lock.ts';
import { findNumber } from '../../kit/dokumen/types.ts';
import { useToday } from '../../kit/fields/dates.ts';
import { expectedIn, expectedPart } from '../../kit/page/expected.ts';
import { addressOfFilters, type Begins, filtersFrom, type ListFilters, type OwnFilter } from './filters.ts';

/** The filters of a list and the document that stands open, both of them in the address. */
export const useListAddress = (own: readonly OwnFilter[], begins?: Begins) => {
  const given = useSearch({ strict: false }) as Readonly<Record<string, unknown>>;
  const navigate = useNavigate();
  const today = useToday();
  const { locked } = useDateLock();
  const filters = filtersFrom(given, today, locked, own, begins);
  const no_faktur = typeof given.no_faktur === 'string' ? findNumber(given.no_faktur) : null;
  const go = (next: ListFilters, open: string | null, more: Record<string, string> = {}) =>
    void navigate({
      to: '.',
      search: { ...addressOfFilters(next, open, begins), ...more } as never,
      replace: true,
    });
  // The figure it was opened from is of these very filters.
  const openNow = useRef((no: string) => go(filters, no, expectedPart(given)));
  useEffect(() => {
    openNow.current = (no) => go(filters, no, expectedPart(given));
  });
  return {
    filters,
    expected: expectedIn(given),
    no_faktur,
    locked,
    change: (change: Partial<ListFilters>) => go({ ...filters, ...change } as ListFilters, no_faktur),
    /** The same function from draw to draw, so that columns may hold it. */
    open: useCallback((no: string) => openNow.current(no), []),
    /** The list as it was asked for, with no document open; a screen without a list has nothing left to say. */
    close: () => {
      const rest = Object.entries(given).filter(([name]) => name !== 'no_faktur');
      void navigate({ to: '.', search: Object.fromEntries(rest) as never, replace: true });
    },
  };
};
