import type { Hitungan } from '@kadar/contract/endpoints/hutang.ts';
import { divide, toSafeNumber } from '@kadar/domain/integer.ts';
import { toMilli } from '@kadar/domain/money.ts';
import { BUNGA_DENOMINATOR, bungaRp } from '@kadar/domain/pledge.ts';

/** A line of the calculation: days of one principal, with what 30 days of it cost and what these days do; rupiah, not rounded up. */
export interface CalcLine {
  pokok: number;
  per30: number;
  hari: number;
  rp: number;
}

/** The days that are charged, principal by principal, as the sum is worked out; their sum may be a rupiah below `bunga_tepat`. */
export const calcLines = ({ parts }: Pick<Hitungan, 'parts'>, persen: number): CalcLine[] => {
  const milli = toMilli(persen);
  return parts.map(({ pokok, hari }) => ({
    pokok,
    hari,
    per30: bungaRp(pokok, milli),
    rp: toSafeNumber(divide(BigInt(pokok) * BigInt(milli) * BigInt(hari), BUNGA_DENOMINATOR, 'floor')),
  }));
};
