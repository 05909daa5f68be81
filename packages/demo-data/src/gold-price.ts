import { addDays } from '@kadar/domain/dates.ts';
import type { Rng } from './rng.ts';

/** A gold price and when it began, in minutes after midnight of a day, yyyy-MM-dd. */
export interface GoldPrice {
  tanggal: string;
  menit: number;
  /** Rupiah a gram. */
  nominal: number;
}

/** Rupiah that a price is rounded to. */
const STEP = 1_000;
const OPENING = 8 * 60 + 30;

/** A price that wanders up through so many days before a day and ends at `last`; the oldest first. */
export const goldPrices = (
  { today, days, last }: { today: string; days: number; last: number },
  rng: Rng,
): GoldPrice[] => {
  const prices: GoldPrice[] = [];
  let nominal = last;
  for (let back = 0; back <= days; back++) {
    if (back > 0 && back < days && !rng.chance(0.4)) continue;
    prices.push({ tanggal: addDays(today, -back), menit: OPENING + rng.int(0, 40), nominal });
    // Backwards: what rises through the year falls here, by a fifth of a percent more often than not.
    nominal = Math.round((nominal * (1 + rng.int(-11, 8) / 1_000)) / STEP) * STEP;
  }
  return prices.reverse();
};
