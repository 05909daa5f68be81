import { placed, type StockPiece, stockMove } from './books/stock.ts';
import { type Books, booksOf } from './books.ts';
import { barangLifecycle } from './lifecycle.ts';
import type { Rupiah } from './money.ts';
import { compact, fineGoldLines, type JournalLine, line } from './posting.ts';

/** A lost piece with what was debited for it when it was lost, in rupiah and in fine gold. */
export interface LostPiece extends StockPiece {
  role: string;
  tempat: string;
  /** Of a claim, what is still open of the shop's claims. */
  klaimRp?: Rupiah;
}

/** What writing off pieces that a count did not find writes (modules-2 §5, OS): D SELISIH_OPNAME / K PERSEDIAAN, in rupiah and fine gold. */
export const booksOfMissing = (pieces: readonly StockPiece[]): Books => {
  const rp = pieces.reduce((sum, { hpp }) => sum + hpp, 0);
  return booksOf({
    stock: pieces.map((piece) =>
      stockMove(piece, {
        jenis: 'OPNAME',
        dari_status: 'READY',
        ke_status: barangLifecycle.next('READY', 'HILANG'),
        qty: -1,
      }),
    ),
    jurnal: compact([line('SELISIH_OPNAME', 'D', rp), line('PERSEDIAAN', 'K', rp)]),
    emas: fineGoldLines(pieces, { debit: 'SELISIH_OPNAME', kredit: 'PERSEDIAAN' }),
  });
};

/**
 * What is credited for a lost piece that turned up: what was debited for it; of a claim as much as is still open, and what was paid of it is owed back
 * (modules-2 §4 rule 10).
 */
const creditsOf = ({ role, hpp, klaimRp = hpp }: LostPiece): JournalLine[] => {
  if (role !== 'PIUTANG_KLAIM') return [line(role, 'K', hpp)];
  const open = Math.max(0, Math.min(hpp, klaimRp));
  return [line(role, 'K', open), line('HUTANG_KLAIM', 'K', hpp - open)];
};

/** What a lost piece that turned up writes (OF): back into a tray, against what was debited for it. */
export const booksOfFound = (piece: LostPiece, to: Pick<StockPiece, 'kode_gudang' | 'kode_baki'>): Books => {
  const { tempat, hpp } = piece;
  const move = {
    dari_status: 'HILANG',
    ke_status: barangLifecycle.next('HILANG', 'KETEMU'),
    qty: 1,
  } as const;
  return booksOf({
    stock: [placed(stockMove(piece, { jenis: 'KETEMU', ...move }), to)],
    jurnal: compact([line('PERSEDIAAN', 'D', hpp), ...creditsOf(piece)]),
    emas: fineGoldLines([piece], { debit: 'PERSEDIAAN', kredit: tempat }),
  });
};
