import type { ReportDefinition, ReportSums } from '@kadar/contract/report.ts';
import { diffDays } from '@kadar/domain/dates.ts';
import { deltaMilli, type Span } from '@kadar/domain/periods.ts';
import { comparedRange, PEMBANDING, type Pembanding } from '@kadar/domain/ranges.ts';
import type { FilterValues } from './filters.ts';

/** The days a report is asked about; null where it has none, or one of them is not said. */
export const spanIn = ({ range }: ReportDefinition, values: FilterValues): Span | null => {
  const from = range && values[range.from];
  const to = range && values[range.to];
  return from && to ? { from, to } : null;
};

/** What an address compares with: the range before unless it says otherwise, and nothing where it says so. */
export const TIDAK = 'TIDAK' as const;
export const bandingIn = (given: unknown): Pembanding | null =>
  given === TIDAK ? null : (PEMBANDING.find((one) => one === given) ?? PEMBANDING[0]);

/** The same filters over the days that are compared with; null where there are none. */
export const comparedFilters = (
  definition: ReportDefinition,
  values: FilterValues,
  banding: Pembanding | null,
): { values: FilterValues; span: Span } | null => {
  const asked = spanIn(definition, values);
  const { range } = definition;
  if (!banding || !asked || !range || asked.to < asked.from) return null;
  const span = comparedRange(asked, banding);
  return { span, values: { ...values, [range.from]: span.from, [range.to]: span.to } };
};

/** A range that reaches to today is told in percent of another only where its running day is the least of it. */
const ENOUGH_DAYS = 7;

/** Whether a range may be held against a whole one of as many days. */
export const isWhole = ({ from, to }: Span, today: string): boolean =>
  to < today || diffDays(from, to) + 1 >= ENOUGH_DAYS;

/** Sums of one shop as its report shows them: its own head does not stand there. */
export const withoutOuter = (sums: ReportSums): ReportSums => ({
  ...sums,
  kelompok: sums.kelompok
    .filter(({ kunci }) => kunci.length > 1)
    .map((group) => ({ ...group, kunci: group.kunci.slice(1) })),
});

/** Thousandths of a percent by which each column's sum differs; a column that has none against it is not among them. */
export const deltasOf = (now: ReportSums, before: ReportSums): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(now.jumlah).flatMap(([key, value]) => {
      const milli = deltaMilli(value ?? 0, before.jumlah[key] ?? 0);
      return milli === null ? [] : [[key, milli]];
    }),
  );

/** The same of each group for one column, by its path. */
export const groupDeltas = (
  now: ReportSums,
  before: ReportSums,
  key: string,
): ReadonlyMap<string, number | null> => {
  const earlier = new Map(before.kelompok.map(({ kunci, jumlah }) => [pathKey(kunci), jumlah[key] ?? 0]));
  return new Map(
    now.kelompok.map(({ kunci, jumlah }) => [
      pathKey(kunci),
      deltaMilli(jumlah[key] ?? 0, earlier.get(pathKey(kunci)) ?? 0),
    ]),
  );
};

/** One name for a path of groups. */
export const pathKey = (path: readonly string[]): string => JSON.stringify(path);
