import { addDays, addMonths, diffDays, type IsoDate, monthOf } from './dates.ts';
import type { Span } from './periods.ts';

/** 1 Syawal as the government set it; from 2027 on as the calendar foresees it. */
export const LEBARAN: readonly IsoDate[] = [
  '2019-06-05',
  '2020-05-24',
  '2021-05-13',
  '2022-05-02',
  '2023-04-22',
  '2024-04-10',
  '2025-03-31',
  '2026-03-20',
  '2027-03-10',
  '2028-02-27',
  '2029-02-15',
  '2030-02-05',
  '2031-01-25',
  '2032-01-14',
  '2033-01-03',
  '2033-12-23',
  '2034-12-12',
];

/** Ranges of days that people call by a name; none reaches past today. */
export const RENTANG = [
  'HARI_INI',
  'KEMARIN',
  'TUJUH_HARI',
  'MINGGU_INI',
  'MINGGU_LALU',
  'BULAN_INI',
  'BULAN_LALU',
  'TAHUN_INI',
  'TAHUN_LALU',
  'LEBARAN_INI',
  'LEBARAN_LALU',
] as const;
export type Rentang = (typeof RENTANG)[number];

/** What a range of days is held against. */
export const PEMBANDING = ['SEBELUMNYA', 'TAHUN_LALU'] as const;
export type Pembanding = (typeof PEMBANDING)[number];

/** The same of a single day, which has a day of its week and of its month too; the usual one first. */
export const PEMBANDING_HARI = ['SEBELUMNYA', 'MINGGU_LALU', 'BULAN_LALU', 'TAHUN_LALU'] as const;
export type PembandingHari = (typeof PEMBANDING_HARI)[number];

/** Comparisons that mean something for a range. */
export const comparisonsOf = ({ from, to }: Span): readonly PembandingHari[] =>
  from === to ? PEMBANDING_HARI : PEMBANDING;

/** The comparison that is asked for, or the usual one where the range has no such. */
export const comparisonFor = (span: Span, wanted: string | null | undefined): PembandingHari =>
  comparisonsOf(span).find((one) => one === wanted) ?? 'SEBELUMNYA';

/** Monday of its week. */
const monday = (date: IsoDate): IsoDate => {
  // 2023-01-02 was one.
  const since = diffDays('2023-01-02', date) % 7;
  return addDays(date, -((since + 7) % 7));
};
const newYear = (date: IsoDate): IsoDate => `${date.slice(0, 4)}-01-01`;
const wholeYear = (year: number): Span => ({ from: `${year}-01-01`, to: `${year}-12-31` });
/** The number of the last Lebaran up to a day; -1 before the first that is known. */
const lebaranAt = (date: IsoDate): number => LEBARAN.findLastIndex((lebaran) => lebaran <= date);
/** From a Lebaran to the day before the next, as far as the table reaches. */
const lebaranYear = (at: number): Span | null => {
  const [from, next] = [LEBARAN[at], LEBARAN[at + 1]];
  return from && next ? { from, to: addDays(next, -1) } : null;
};

/** The days a name means today; null where the table of Lebaran does not reach. */
export const rangeNamed = (name: Rentang, today: IsoDate): Span | null => {
  const month = monthOf(today);
  const week = monday(today);
  const at = lebaranAt(today);
  const lebaran = LEBARAN[at];
  switch (name) {
    case 'HARI_INI':
      return { from: today, to: today };
    case 'KEMARIN':
      return { from: addDays(today, -1), to: addDays(today, -1) };
    case 'TUJUH_HARI':
      return { from: addDays(today, -6), to: today };
    case 'MINGGU_INI':
      return { from: week, to: today };
    case 'MINGGU_LALU':
      return { from: addDays(week, -7), to: addDays(week, -1) };
    case 'BULAN_INI':
      return { from: month.from, to: today };
    case 'BULAN_LALU':
      return monthOf(addDays(month.from, -1));
    case 'TAHUN_INI':
      return { from: newYear(today), to: today };
    case 'TAHUN_LALU':
      return wholeYear(Number(today.slice(0, 4)) - 1);
    case 'LEBARAN_INI':
      return lebaran ? { from: lebaran, to: today } : null;
    case 'LEBARAN_LALU':
      return lebaranYear(at - 1);
  }
};

/** The name of a range as it is today, the first that fits; null of own dates. */
export const nameOfRange = ({ from, to }: Span, today: IsoDate): Rentang | null =>
  RENTANG.find((name) => {
    const span = rangeNamed(name, today);
    return span?.from === from && span.to === to;
  }) ?? null;

/** The same days of months earlier; the end of a month stays one. */
const monthsBack = ({ from, to }: Span, months: number): Span => {
  const back = addMonths(to, -months);
  return { from: addMonths(from, -months), to: to === monthOf(to).to ? monthOf(back).to : back };
};

const sinceLebaran = ({ from, to }: Span): Span | null => {
  const at = LEBARAN.indexOf(from);
  const [before, next] = [LEBARAN[at - 1], LEBARAN[at + 1]];
  if (at < 1 || !before || (next && to >= next)) return null;
  const ends = next !== undefined && to === addDays(next, -1);
  // A lunar year may be a day shorter than the one before.
  const same = addDays(before, diffDays(from, to));
  const last = addDays(from, -1);
  return { from: before, to: ends || same > last ? last : same };
};

/**
 * The range it is held against: the one before of its kind (the day, the month or as much of it, the year, Lebaran to
 * Lebaran, else as many days), or the same days a year earlier.
 */
export const comparedRange = (span: Span, against: Pembanding): Span => {
  if (against === 'TAHUN_LALU') return monthsBack(span, 12);
  const { from, to } = span;
  const lebaran = from === to ? null : sinceLebaran(span);
  if (lebaran) return lebaran;
  const month = monthOf(from);
  if (from === month.from && to <= month.to && from !== to) return monthsBack(span, 1);
  if (from === newYear(to) && from !== to) return monthsBack(span, 12);
  return { from: addDays(from, diffDays(to, from) - 1), to: addDays(from, -1) };
};

/** The same for every comparison of comparisonsOf(); a day that a month lacks is its last one. */
export const comparedSpan = (span: Span, against: PembandingHari): Span => {
  if (against === 'MINGGU_LALU') return { from: addDays(span.from, -7), to: addDays(span.to, -7) };
  if (against === 'BULAN_LALU') return { from: addMonths(span.from, -1), to: addMonths(span.to, -1) };
  return comparedRange(span, against);
};
