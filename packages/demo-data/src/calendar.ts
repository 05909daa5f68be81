import { addDays, diffDays, type IsoDate } from '@kadar/domain/dates.ts';
import { LEBARAN } from '@kadar/domain/ranges.ts';

const PEAK = 4;

/** Days until the nearest Lebaran ahead; negative just after one. */
const daysToLebaran = (tanggal: IsoDate): number | undefined =>
  LEBARAN.map((lebaran) => diffDays(tanggal, lebaran)).find((days) => days >= -2 && days <= 30);

/** 0 = Sunday. */
export const weekday = (tanggal: IsoDate): number => ((diffDays('2023-01-01', tanggal) % 7) + 7) % 7;

/** How busy a day is against an ordinary one: 0 when the shops are closed, 4 in the week before Lebaran. */
export const dayFactor = (tanggal: IsoDate): number => {
  const lebaran = daysToLebaran(tanggal);
  if (lebaran === 0 || lebaran === -1) return 0;
  if (lebaran !== undefined && lebaran >= 1 && lebaran <= 7) return PEAK;
  const day = Number(tanggal.slice(8));
  const weekend = weekday(tanggal) === 0 || weekday(tanggal) === 6 ? 1.25 : 0.95;
  const payday = day >= 25 || day <= 4 ? 1.15 : 0.95;
  const season = lebaran !== undefined && lebaran >= 8 && lebaran <= 14 ? 2 : 1;
  return weekend * payday * season;
};

/** How many come to sell against an ordinary day: three times as many in the two weeks after Lebaran (domain §9). */
export const buyFactor = (tanggal: IsoDate): number => {
  const after = LEBARAN.some((lebaran) => {
    const days = diffDays(lebaran, tanggal);
    return days >= 2 && days <= 15;
  });
  return dayFactor(tanggal) === 0 ? 0 : after ? 3 : 1;
};

export function* eachDay(from: IsoDate, to: IsoDate): Generator<IsoDate> {
  for (let tanggal = from; tanggal <= to; tanggal = addDays(tanggal, 1)) yield tanggal;
}
