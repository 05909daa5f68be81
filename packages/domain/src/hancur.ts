import type { MassaRow } from './books/massa.ts';
import { type StockPiece, stockMove } from './books/stock.ts';
import { type Books, booksOf } from './books.ts';
import { refuse } from './errors.ts';
import { mulDiv } from './integer.ts';
import { barangLifecycle } from './lifecycle.ts';
import type { Rupiah } from './money.ts';
import { postHancur } from './posting.ts';
import { inGrams, type Mg } from './weight.ts';

/** A piece for sale that is destroyed, with what it weighed on the scale when it was tagged. */
export interface WholePiece extends StockPiece {
  beratAsliMg: Mg;
}

/** A piece with what comes off it, and what is lost of its weight, cost and fine gold. */
export interface Destroyed extends WholePiece {
  beratHancurMg: Mg;
  susutMg: Mg;
  susutRp: Rupiah;
  susutMurniMg: Mg;
}

/**
 * A piece destroyed (modules-2 §3, HR): of its cost and of its fine gold half up of the part that is lost of its weight. HANCUR_BERTAMBAH,
 * in grams, for what weighs more than the piece did; RangeError on a weight of nothing.
 */
export const destroyed = (piece: WholePiece, beratHancurMg: Mg): Destroyed => {
  const { beratAsliMg, hpp, murni } = piece;
  if (beratHancurMg <= 0) throw new RangeError('what comes off a piece weighs nothing');
  const susutMg = beratAsliMg - beratHancurMg;
  if (susutMg < 0)
    refuse('HANCUR_BERTAMBAH', { berat: inGrams(beratHancurMg), berat_asli: inGrams(beratAsliMg) });
  return {
    ...piece,
    beratHancurMg,
    susutMg,
    susutRp: mulDiv(hpp, susutMg, beratAsliMg, 'half-up'),
    susutMurniMg: mulDiv(murni, susutMg, beratAsliMg, 'half-up'),
  };
};

/** Where it goes: scrap of a melt lot, or, tagged wrongly, back into the batch that each piece came out of, whole. */
export type Whereto = { lot: string } | { batchOf: (kode_barcode: string) => string };

const sum = (pieces: readonly Destroyed[], of: (piece: Destroyed) => number): number =>
  pieces.reduce((total, piece) => total + of(piece), 0);

/** What destroying pieces writes. */
export const booksOfDestroying = (pieces: readonly Destroyed[], to: Whereto): Books => {
  const scrap = 'lot' in to;
  const keyOf = ({ kode_barcode }: Destroyed): string => (scrap ? to.lot : to.batchOf(kode_barcode));
  const susutRp = sum(pieces, (piece) => piece.susutRp);
  const susutMg = sum(pieces, (piece) => piece.susutMurniMg);
  const mg = sum(pieces, ({ murni }) => murni);
  const role = scrap ? 'PERSEDIAAN_ROSOK' : 'PERSEDIAAN_BELUM_TAG';
  const massa = [...Map.groupBy(pieces, (piece) => `${keyOf(piece)} ${piece.kadar}`).values()].flatMap(
    ([first, ...more]): MassaRow[] => {
      if (!first) return [];
      const same = [first, ...more];
      return [
        {
          objek: scrap ? 'ROSOK' : 'BELUM_TAG',
          kunci: keyOf(first),
          kadar: first.kadar,
          milik: 'TOKO',
          jenis: 'HANCUR',
          qty: same.length,
          berat: sum(same, ({ beratHancurMg }) => beratHancurMg),
          murni: sum(same, ({ murni, susutMurniMg }) => murni - susutMurniMg),
          hpp: sum(same, ({ hpp, susutRp: lost }) => hpp - lost),
        },
      ];
    },
  );
  return booksOf({
    stock: pieces.map((piece) =>
      stockMove(piece, {
        jenis: 'HANCUR',
        dari_status: 'READY',
        ke_status: barangLifecycle.next('READY', 'HANCUR'),
        qty: -1,
      }),
    ),
    massa,
    jurnal: postHancur({ role, hppRp: sum(pieces, ({ hpp }) => hpp), susutRp }),
    emas: [
      { role, dk: 'D' as const, mg: mg - susutMg },
      { role: 'SUSUT', dk: 'D' as const, mg: susutMg },
      { role: 'PERSEDIAAN', dk: 'K' as const, mg },
    ].filter((line) => line.mg > 0),
  });
};
