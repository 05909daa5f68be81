import { changeBasisPoints } from '@kadar/domain/price-lines.ts';
import { showCell } from '../format.ts';
import { localNumber } from '../separators.ts';

/** 2.429.000, without its unit: that stands in the head of the column. */
export const showPrice = (rp: number): string => showCell('integer', rp);

export const signOf = (value: number): string => (value > 0 ? '+' : value < 0 ? '−' : '');

/** +1,9 %; empty without a price to compare with. */
export const showPercent = (from: number | null, to: number): string => {
  if (!from) return '';
  const points = changeBasisPoints(from, to);
  return `${signOf(points)}${localNumber((Math.abs(points) / 100).toFixed(1).replace('.', ','))} %`;
};
