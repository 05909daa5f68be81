import { mulDiv } from './integer.ts';
import type { Rupiah } from './money.ts';

/** Thousandths of a carat. */
export type MilliCarat = number;
/** A row of the price list of loose stones: rupiah per carat of a grade between two sizes, in points (100 to the carat), both inside. */
export interface StonePrice {
  /** null for every shape. */
  kode_shape: string | null;
  kode_color: string;
  kode_clarity: string;
  poin_from: number;
  poin_to: number;
  harga_jual: Rupiah;
}

/** Stones of one grade on a piece: so many, with the carats of all of them together. */
export interface Stones {
  qty: number;
  carat: MilliCarat;
  kode_shape?: string | undefined;
  kode_color?: string | undefined;
  kode_clarity?: string | undefined;
}

/**
 * What stones cost by the price list: half up(carats × rupiah per carat) of the row of their grade that a single one's size falls into; the row of their own
 * shape goes before the one of every shape. null where no row is of them.
 */
export const stonePrice = (
  { qty, carat, kode_shape, kode_color, kode_clarity }: Stones,
  list: readonly StonePrice[],
): Rupiah | null => {
  if (carat <= 0 || qty <= 0) return null;
  // The size of one is compared exactly: ten thousandths of a carat are a tenth of a point.
  const within = ({ poin_from, poin_to }: StonePrice): boolean =>
    carat >= poin_from * 10 * qty && carat <= poin_to * 10 * qty;
  const rows = list.filter(
    (row) => row.kode_color === kode_color && row.kode_clarity === kode_clarity && within(row),
  );
  const row =
    rows.find((one) => one.kode_shape === kode_shape) ?? rows.find((one) => one.kode_shape === null);
  return row ? mulDiv(carat, row.harga_jual, 1000, 'half-up') : null;
};
