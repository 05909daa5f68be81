import { assertNatural } from './integer.ts';
import type { Rupiah } from './money.ts';

/** What a customer adds goes up and down in steps of this (modules §2.4). */
export const BAND_RP = 500_000;
/** No shop has a piece further away. */
const HIGHEST_RP = 10 ** 12;

/**
 * The highest price of a piece that costs the customer at most `bandRp` more, on top of what the sale already comes to; 0 where
 * no piece does. `addRp` says what he then pays (negative: is paid out) and never falls as the price grows, whatever taxes and
 * discounts it counts. Throws RangeError for a band that is no natural number.
 */
export function reachRp(addRp: (hargaRp: Rupiah) => Rupiah, bandRp: Rupiah): Rupiah {
  assertNatural(bandRp, 'bandRp');
  let [low, high] = [0, HIGHEST_RP];
  if (addRp(1) > bandRp) return 0;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (addRp(middle) > bandRp) high = middle - 1;
    else low = middle;
  }
  return low;
}

/** Those that cost at most `bandRp` more, the dearest first: it uses most of what was brought. */
export function withinBand<T extends { tambahRp: Rupiah; kode_barcode: string }>(
  pieces: readonly T[],
  bandRp: Rupiah,
): T[] {
  return pieces
    .filter(({ tambahRp }) => tambahRp <= bandRp)
    .toSorted((a, b) => b.tambahRp - a.tambahRp || (a.kode_barcode < b.kode_barcode ? -1 : 1));
}
