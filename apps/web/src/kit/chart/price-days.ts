import { addDays } from '@kadar/domain/dates.ts';

/** The gold price at the end of a day; null before the first one was set. */
export interface PriceDay {
  tanggal: string;
  nominal: number | null;
}

/** The price in force at the end of each of `count` days up to `today`, from a history with the newest first. */
export const priceDays = (
  riwayat: readonly { nominal: number; berlaku_at: string }[],
  today: string,
  dayOf: (at: string) => string,
  count: number,
): PriceDay[] => {
  const prices = riwayat.map(({ nominal, berlaku_at }) => ({ nominal, day: dayOf(berlaku_at) }));
  return Array.from({ length: count }, (_, at) => {
    const tanggal = addDays(today, at + 1 - count);
    return { tanggal, nominal: prices.find(({ day }) => day <= tanggal)?.nominal ?? null };
  });
};
