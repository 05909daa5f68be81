import { addDays, diffDays, monthOf } from '@kadar/domain/dates.ts';
import type { Span } from '@kadar/domain/periods.ts';
import { comparedRange, type PembandingHari } from '@kadar/domain/ranges.ts';
import type { ChartPoint } from '../../kit/chart/types.ts';

/** Days of a plot and those it is held against. */
export interface Stretches {
  now: Span;
  before: Span;
}

/** What is drawn by day of a range: itself, or the month of a single day up to it. */
export const daysDrawn = (now: Span, before: Span, jenis: PembandingHari): Stretches => {
  if (now.from !== now.to) return { now, before };
  const month = { from: monthOf(now.to).from, to: now.to };
  return {
    now: month,
    before: comparedRange(month, jenis === 'TAHUN_LALU' ? 'TAHUN_LALU' : 'SEBELUMNYA'),
  };
};

/** Every day of a span. */
export const eachDay = ({ from, to }: Span): string[] =>
  Array.from({ length: diffDays(from, to) + 1 }, (_, at) => addDays(from, at));

export const KINI = 'kini';
export const DULU = 'dulu';

/**
 * This period against the other, place by place: what is after `until` is not there yet, and a place that the other period lacks has nothing
 * beside it.
 */
export const against = (
  keys: readonly string[],
  now: ReadonlyMap<string, number>,
  keysBefore: readonly string[],
  before: ReadonlyMap<string, number> | null,
  until: string,
): ChartPoint[] =>
  keys.map((key, at) => {
    const then = keysBefore[at];
    return {
      key,
      values: {
        ...(before && then !== undefined && { [DULU]: before.get(then) ?? 0 }),
        ...(key <= until && { [KINI]: now.get(key) ?? 0 }),
      },
    };
  });

/** Figures of all shops added up by place. Integers only. */
export const summed = <Row>(
  rows: readonly Row[],
  read: (row: Row) => readonly [key: string, value: number],
): Map<string, number> => {
  const sums = new Map<string, number>();
  for (const row of rows) {
    const [key, value] = read(row);
    sums.set(key, (sums.get(key) ?? 0) + value);
  }
  return sums;
};
