import type { PihakRow } from '@kadar/domain/books/pihak.ts';
import { type FineGoldLine, fineGoldLines } from '@kadar/domain/posting.ts';
import type { SalePiece } from './load-sale.ts';

type Piece = Pick<SalePiece, 'konsinyasi' | 'murni'>;

/** What is owed from now on for pieces that were their suppliers' until they are sold (modules-2 §1, S9), each under its delivery's number. */
export const consignedIn = (pieces: readonly Piece[]): { rp: number; owed: PihakRow[] } => {
  const owed = pieces.flatMap(({ konsinyasi }): PihakRow[] =>
    konsinyasi
      ? [
          {
            pihak: 'SUPPLIER',
            kode: konsinyasi.kode_supplier,
            no_asal: konsinyasi.no_terima,
            rp: konsinyasi.harga,
            emas_mg: 0,
            emas_rp: 0,
            muka_rp: 0,
          },
        ]
      : [],
  );
  return { rp: owed.reduce((sum, { rp }) => sum + rp, 0), owed };
};

/** The gold that is sold, out of the shop's stock or of what suppliers left. */
export const goldOf = (pieces: readonly Piece[]): FineGoldLine[] => [
  ...fineGoldLines(
    pieces.filter(({ konsinyasi }) => !konsinyasi),
    { debit: 'TERJUAL', kredit: 'PERSEDIAAN' },
  ),
  ...fineGoldLines(
    pieces.filter(({ konsinyasi }) => konsinyasi),
    { debit: 'TERJUAL', kredit: 'KONSINYASI' },
  ),
];
