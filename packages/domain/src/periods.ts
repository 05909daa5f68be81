import { addDays, addMonths, diffDays, type IsoDate, monthOf } from './dates.ts';

/** A day, or its month or year up to it. */
export const PERIODE = ['HARI', 'BULAN', 'TAHUN'] as const;
export type Periode = (typeof PERIODE)[number];

/** What a period is compared with: the same stretch one of these earlier. */
export const BANDING = ['KEMARIN', 'MINGGU_LALU', 'BULAN_LALU', 'TAHUN_LALU'] as const;
export type Banding = (typeof BANDING)[number];

/** Comparisons that mean something for a period, the usual one first. */
export const BANDING_OF: Readonly<Record<Periode, readonly [Banding, ...Banding[]]>> = {
  HARI: BANDING,
  BULAN: ['BULAN_LALU', 'TAHUN_LALU'],
  TAHUN: ['TAHUN_LALU'],
};

export interface Span {
  from: IsoDate;
  to: IsoDate;
}

/** The comparison that is asked for, or the usual one where the period has no such. */
export const bandingFor = (periode: Periode, wanted: string | null | undefined): Banding =>
  BANDING_OF[periode].find((one) => one === wanted) ?? BANDING_OF[periode][0];

/** The days of a period that ends with `date`. */
export const spanOf = (periode: Periode, date: IsoDate): Span => {
  if (periode === 'HARI') return { from: date, to: date };
  return { from: periode === 'BULAN' ? monthOf(date).from : `${date.slice(0, 4)}-01-01`, to: date };
};

const BACK: Readonly<Record<Banding, (date: IsoDate) => IsoDate>> = {
  KEMARIN: (date) => addDays(date, -1),
  MINGGU_LALU: (date) => addDays(date, -7),
  BULAN_LALU: (date) => addMonths(date, -1),
  TAHUN_LALU: (date) => addMonths(date, -12),
};

/** The same days so much earlier; a day that a month lacks is its last one. */
export const comparedSpan = (periode: Periode, banding: Banding, date: IsoDate): Span =>
  spanOf(periode, BACK[banding](date));

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
