import { type Figure, filtersOf, type Target } from '@kadar/contract/figures/figure.ts';
import { checkReportRange } from '@kadar/domain/dates.ts';
import { useDateLock } from '../date-lock.ts';
import { useMe, useSetting } from '../session.ts';
import { type FigureSource, hrefWith } from './expected.ts';
import { ALL_TOKOS } from './TokoSelect.tsx';
import { useOpens } from './useOpens.ts';

/** Where a figure or page opens; null where there is none, or this user may not look at it, or not at these days. */
export const useFigureHref = (): ((
  figure: Figure | Target | null | undefined,
  source?: FigureSource,
) => string | null) => {
  const opens = useOpens();
  const { pusat } = useMe();
  const { locked, tanggal } = useDateLock();
  const oneMonth = useSetting('REPORT_SATU_BULAN_PROTECTION_MODULE');
  return (figure, source = 'dashboard') => {
    if (!figure || !opens(figure.to)) return null;
    const { to, toko, days } = figure;
    if (days && locked && days.some((day) => day !== tanggal)) return null;
    if (days && checkReportRange(days[0], days[1], { oneMonth })) return null;
    const query = { ...(pusat && toko !== undefined && { toko: toko ?? ALL_TOKOS }), ...filtersOf(figure) };
    if (!('name' in figure)) return `${to}?${new URLSearchParams(query)}`;
    const { name, value } = figure;
    return hrefWith(to, query, { source, name, value });
  };
};
