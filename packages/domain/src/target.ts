import { addDays, diffDays, type IsoDate, monthOf } from './dates.ts';
import { mulDiv } from './integer.ts';

/** Selling days of a month: those that are over, and all of it. */
export interface SellingDays {
  lewat: number;
  semua: number;
}

/** A weekday on which the shop was shut in so many weeks is no selling day of the weeks to come. */
const WEEKS_LOOKED_AT = 4;

/**
 * The selling days of the month of `month` as they stand on `today`: a day that is over counts where the shop closed its books on it
 * (`closed`), a day to come where the shop sold on its weekday in the four weeks before, all of them where it is younger than that. Today
 * is over once it is closed, and still to come before.
 */
export const sellingDays = (month: IsoDate, today: IsoDate, closed: ReadonlySet<IsoDate>): SellingDays => {
  const { from, to } = monthOf(month);
  const back = Array.from({ length: 7 * WEEKS_LOOKED_AT }, (_, days) => addDays(today, -1 - days));
  const known = [...closed].some((day) => day <= addDays(today, -back.length));
  const weekdayOpen = Array.from(
    { length: 7 },
    (_, at) => !known || back.some((day, days) => days % 7 === at && closed.has(day)),
  );
  let [lewat, semua] = [0, 0];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (closed.has(day)) lewat += 1;
    // `back` begins with yesterday: the weekday of today is its seventh.
    else if (day >= today) semua += weekdayOpen[6 - (diffDays(today, day) % 7)] ? 1 : 0;
  }
  return { lewat, semua: semua + lewat };
};

/** How far somebody is, in rupiah or milligrams. */
export interface Progress {
  /** Of the target, thousandths of a percent; null without a target. */
  persenMilli: number | null;
  /** What the selling days that are over make of the target. */
  seharusnya: number | null;
  /** What was reached on them, of that, thousandths of a percent; null before the first of them. */
  lajuMilli: number | null;
  /** Still missing, and on each selling day to come (rounded up); null where none comes. */
  kurang: number | null;
  perHari: number | null;
}

const NONE: Progress = { persenMilli: null, seharusnya: null, lajuMilli: null, kurang: null, perHari: null };

/**
 * Progress towards a target: what was `reached` by now against the whole, and what was reached on the days that are over (`before`) against their
 * part of it, never a part of a month against the whole. A target of 0 is none. Percentages are rounded half up.
 */
export const progressOf = (
  target: number,
  { reached, before }: { reached: number; before: number },
  { lewat, semua }: SellingDays,
): Progress => {
  if (target <= 0) return NONE;
  const seharusnya = semua > 0 ? mulDiv(target, lewat, semua, 'floor') : target;
  const kurang = Math.max(0, target - reached);
  const left = semua - lewat;
  return {
    persenMilli: mulDiv(reached, 100_000, target, 'half-up'),
    seharusnya,
    lajuMilli: seharusnya > 0 ? mulDiv(before, 100_000, seharusnya, 'half-up') : null,
    kurang,
    perHari: left > 0 ? mulDiv(kurang, 1, left, 'ceil') : null,
  };
};
