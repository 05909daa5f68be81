import { diffDays, type IsoDate } from './dates.ts';

export interface Span {
  from: IsoDate;
  to: IsoDate;
}

const MS_PER_DAY = 86_400_000;

/**
 * Up to which moment the last day of the comparison counts, so that a running day meets the same hours: null for the whole
 * day, when `date` is not the day of the calendar. Shops live in zones without summer time.
 */
export const comparedUntil = (now: Date, calendar: IsoDate, date: IsoDate, compared: IsoDate): Date | null =>
  calendar === date ? new Date(now.getTime() - diffDays(compared, date) * MS_PER_DAY) : null;

/** So many times what was before says that there was next to nothing, as in the first days of a shop. */
const BEYOND = 10;

/** Thousandths of a percent more or less than before; null where there was nothing to compare with, or next to it. */
export const deltaMilli = (now: number, before: number): number | null =>
  before <= 0 || now > before * BEYOND ? null : Math.round(((now - before) / before) * 100_000);

/** Within ±5 % it is an ordinary day. */
export const isOrdinary = (milli: number): boolean => Math.abs(milli) <= 5_000;

/** Bounds of the ages of pieces in days, oldest last; `sampai` is inside, null is open. */
export const UMUR_STOK = [
  { kode: 'SD_30', dari: 0, sampai: 30 },
  { kode: 'SD_90', dari: 31, sampai: 90 },
  { kode: 'SD_180', dari: 91, sampai: 180 },
  { kode: 'SD_365', dari: 181, sampai: 365 },
  { kode: 'LEBIH', dari: 366, sampai: null },
] as const;
export type UmurStok = (typeof UMUR_STOK)[number]['kode'];
