import { type Rupiah, roundRupiah } from './money.ts';

/** What a purity is worth of the global gold price, in ten-thousandths of it. */
export interface PriceShare {
  jual: number;
  lebur: number;
}

const WHOLE = 10_000n;
const STEP: Rupiah = 1_000;
const MINIMUM = 9_700;
const PLAFOND = 8_500;

const shareOf = (amount: Rupiah, share: number, direction: 'UP' | 'DOWN'): Rupiah =>
  roundRupiah(BigInt(amount) * BigInt(share), WHOLE, STEP, direction);

/** The selling price per gram that is proposed for a purity: up to the next thousand, so never 0. */
export const proposedJual = (hargaGlobal: Rupiah, { jual }: PriceShare): Rupiah =>
  shareOf(hargaGlobal, jual, 'UP');

/**
 * A purity's first prices per gram, all rupiah: sold at `jual`, at least at 97 % of it without an approval; melted at its
 * share of the global price, lent upon at 85 % of that (settled, pledges 8). What the shop pays or asks at least is rounded down.
 */
export const firstPrices = (hargaGlobal: Rupiah, share: PriceShare, jual: Rupiah) => {
  const harga_lebur = shareOf(hargaGlobal, share.lebur, 'DOWN');
  return {
    harga_jual: jual,
    harga_minimum: shareOf(jual, MINIMUM, 'DOWN'),
    harga_lebur,
    plafond: shareOf(harga_lebur, PLAFOND, 'DOWN'),
  };
};
