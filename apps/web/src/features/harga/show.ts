import { changeBasisPoints } from '@kadar/domain/price-lines.ts';
import type { TFunction } from 'i18next';
import { showCell } from '../../kit/format.ts';
import { localNumber } from '../../kit/separators.ts';
import type { BoardRow } from './board.ts';

/** 2.429.000, without its unit: that stands in the head of the column. */
export const showPrice = (rp: number): string => showCell('integer', rp);

const signOf = (value: number): string => (value > 0 ? '+' : value < 0 ? '−' : '');

/** +51.000 */
export const showStep = (from: number, to: number): string =>
  `${signOf(to - from)}${showPrice(Math.abs(to - from))}`;

/** 78,24 %, of hundredths of a percent. */
export const showBasisPoints = (points: number): string =>
  `${localNumber((points / 100).toFixed(2).replace('.', ','))} %`;

/** +1,9 %; empty without a price to compare with. */
export const showPercent = (from: number | null, to: number): string => {
  if (!from) return '';
  const points = changeBasisPoints(from, to);
  return `${signOf(points)}${localNumber((Math.abs(points) / 100).toFixed(1).replace('.', ','))} %`;
};

export const nameOf = (t: TFunction<'harga'>, line: Pick<BoardRow['line'], 'jenis' | 'label'>): string =>
  line.jenis === 'GLOBAL' ? t('field') : line.label;

/** 'Sendiri' or 'Ikut 750/17K'. */
export const sourceOf = (t: TFunction<'harga'>, { own, follows }: BoardRow): string =>
  own ? t('own') : follows ? t('follows', { name: nameOf(t, follows) }) : t('noPrice');
