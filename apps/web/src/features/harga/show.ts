import type { TFunction } from 'i18next';
import { showPrice, signOf } from '../../kit/effect/show.ts';
import { localNumber } from '../../kit/separators.ts';
import type { BoardRow } from './board.ts';

/** +51.000 */
export const showStep = (from: number, to: number): string =>
  `${signOf(to - from)}${showPrice(Math.abs(to - from))}`;

/** 78,24 %, of hundredths of a percent. */
export const showBasisPoints = (points: number): string =>
  `${localNumber((points / 100).toFixed(2).replace('.', ','))} %`;

export const nameOf = (t: TFunction<'harga'>, line: Pick<BoardRow['line'], 'jenis' | 'label'>): string =>
  line.jenis === 'GLOBAL' ? t('field') : line.label;

/** 'Sendiri' or 'Ikut 750/17K'. */
export const sourceOf = (t: TFunction<'harga'>, { own, follows }: BoardRow): string =>
  own ? t('own') : follows ? t('follows', { name: nameOf(t, follows) }) : t('noPrice');
