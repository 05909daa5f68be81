import { addDays } from '@kadar/domain/dates.ts';

/** The gold price at the end of a day; null before the first one was set. */
export interface GoldDay {
  tanggal: string;
  nominal: number | null;
}

/** Days of the chart. */
export const GOLD_DAYS = 30;

/** The price in force at the end of each of the days up to `today`, from a history with the newest first. */
export const goldDays = (
  riwayat: readonly { nominal: number; berlaku_at: string }[],
  today: string,
  dayOf: (at: string) => string,
): GoldDay[] => {
  const prices = riwayat.map(({ nominal, berlaku_at }) => ({ nominal, day: dayOf(berlaku_at) }));
  return Array.from({ length: GOLD_DAYS }, (_, at) => {
    const tanggal = addDays(today, at + 1 - GOLD_DAYS);
    return { tanggal, nominal: prices.find(({ day }) => day <= tanggal)?.nominal ?? null };
  });
};
