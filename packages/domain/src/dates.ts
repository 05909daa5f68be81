import { refuse } from './errors.ts';
import { assertInteger } from './integer.ts';

/** A calendar date 'yyyy-MM-dd', no time and no zone. */
export type IsoDate = string;

const MS_PER_DAY = 86_400_000;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

type Ymd = { year: number; month: number; day: number };

/** True for an existing calendar date in 'yyyy-MM-dd', year 0100 or later. */
export function isDate(text: string): boolean {
  return read(text) !== null;
}

function read(text: string): Ymd | null {
  const match = ISO_DATE.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return toIso(Date.UTC(year, month - 1, day)) === text ? { year, month, day } : null;
}

function parse(date: IsoDate): Ymd {
  return read(date) ?? refuse('TANGGAL_TIDAK_SAH', { tanggal: date });
}

function toIso(utcMs: number): IsoDate {
  return new Date(utcMs).toISOString().slice(0, 10);
}

function toDayNumber(date: IsoDate): number {
  const { year, month, day } = parse(date);
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

/** `date` moved by whole days; TANGGAL_TIDAK_SAH when it is no date. */
export function addDays(date: IsoDate, days: number): IsoDate {
  assertInteger(days, 'days');
  return toIso((toDayNumber(date) + days) * MS_PER_DAY);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function diffDays(from: IsoDate, to: IsoDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** `date` moved by calendar months; a day the month lacks becomes its last day (31 Jan + 1 → 28 Feb). */
export function addMonths(date: IsoDate, months: number): IsoDate {
  assertInteger(months, 'months');
  const { year, month, day } = parse(date);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toIso(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)));
}

/** Whole calendar months from `from` to `to`: the largest n with addMonths(from, n) ≤ to; negative when earlier. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  const a = parse(from);
  const b = parse(to);
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return addMonths(from, months) > to ? months - 1 : months;
}

/** First and last day of the month of `date` ('Bulan Ini'). */
export function monthOf(date: IsoDate): { from: IsoDate; to: IsoDate } {
  parse(date);
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: addDays(addMonths(from, 1), -1) };
}

export type RangeErrorCode = 'TANGGAL_AWAL_LEBIH_BESAR' | 'RENTANG_LEBIH_SATU_BULAN';

/**
 * Report range guard [spec A §5]: null, or the error code. `oneMonth` is the one-month protection module; one
 * month reaches to the same day of the next month, inclusive. A reversed range is refused with or without it.
 */
export function checkReportRange(
  from: IsoDate,
  to: IsoDate,
  options: { oneMonth: boolean },
): RangeErrorCode | null {
  if (diffDays(from, to) < 0) return 'TANGGAL_AWAL_LEBIH_BESAR';
  if (options.oneMonth && to > addMonths(from, 1)) return 'RENTANG_LEBIH_SATU_BULAN';
  return null;
}
