import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { BAND_RP, reachRp, withinBand } from '@kadar/domain/what-if.ts';
import { addPiece, type Draft, hasPiece } from './draft.ts';
import { balanceOf, balanceWith, type Terms, totalsOf } from './totals.ts';

/** A piece that the old gold of a sale reaches, and what the customer then pays in all. */
export interface Reached {
  kode_barcode: string;
  piece: PricedBarang;
  tambahRp: number;
}

const BANDS = 40;

/** Another band, never below nothing. */
export const stepBand = (bandRp: number, step: 1 | -1): number =>
  Math.max(0, Math.min(BANDS * BAND_RP, bandRp + step * BAND_RP));

/** Nothing was brought, or it was at a till that sells no pieces. */
export const reachesNothing = ({ beli }: Draft): boolean => beli.every(({ bulk }) => bulk);

/** The highest price that a band reaches, by the till's own sums. */
export const reachOf = (draft: Draft, terms: Terms, bandRp: number): number =>
  reachesNothing(draft) ? 0 : reachRp(balanceWith(draft, terms), bandRp);

/** Pieces of a band, each with what the till would ask for with it; those on the sale already are none. */
export const reachedOf = (
  draft: Draft,
  terms: Terms,
  pieces: readonly PricedBarang[],
  bandRp: number,
): Reached[] =>
  withinBand(
    pieces
      .filter(({ kode_barcode }) => !hasPiece(draft, kode_barcode))
      .map((piece) => ({
        kode_barcode: piece.kode_barcode,
        piece,
        tambahRp: balanceOf(totalsOf(addPiece(draft, piece), terms)),
      })),
    bandRp,
  );
