import { checkReportRange } from '@kadar/domain/dates.ts';
import { hrefWith } from '../../kit/page/expected.ts';
import { useOpens } from '../../kit/page/useOpens.ts';
import { ALL_TOKOS } from '../../kit/report/TokoSelect.tsx';
import { useDateLock, useMe, useSetting } from '../../kit/session.ts';

export interface Target {
  to: string;
  /** null is all shops. */
  toko?: string | null;
  /** First and last day, where the target has days. */
  days?: readonly [from: string, to: string];
  /** What the target calls them. */
  dayNames?: readonly [from: string, to: string];
  query?: Readonly<Record<string, string>>;
  /** The column that adds up to the figure: whole rupiah or milligrams. */
  name: string;
  value: number;
}

const TGL = ['tgl_from', 'tgl_to'] as const;

/** Where a figure opens; null where this user may not look at it, or not at these days. */
export const useFigureHref = (): ((target: Target) => string | null) => {
  const opens = useOpens();
  const { pusat } = useMe();
  const { locked, tanggal } = useDateLock();
  const oneMonth = useSetting('REPORT_SATU_BULAN_PROTECTION_MODULE');
  return ({ to, toko, days, dayNames = TGL, query = {}, name, value }) => {
    if (!opens(to)) return null;
    if (days && locked && days.some((day) => day !== tanggal)) return null;
    if (days && checkReportRange(days[0], days[1], { oneMonth })) return null;
    return hrefWith(
      to,
      {
        ...(pusat && toko !== undefined && { toko: toko ?? ALL_TOKOS }),
        ...(days && { [dayNames[0]]: days[0], [dayNames[1]]: days[1] }),
        ...query,
      },
      { source: 'dashboard', name, value },
    );
  };
};
