import { placed, type StockPiece, stockMove } from './books/stock.ts';
import { type Books, booksOf } from './books.ts';
import { barangLifecycle } from './lifecycle.ts';
import { compact, fineGoldLines, line } from './posting.ts';

/** A lost piece with what was debited for it when it was lost, in rupiah and in fine gold. */
export interface LostPiece extends StockPiece {
  role: string;
  tempat: string;
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

/** What a lost piece that turned up writes (OF): back into a tray, against what was debited for it. */
export const booksOfFound = (piece: LostPiece, to: Pick<StockPiece, 'kode_gudang' | 'kode_baki'>): Books => {
  const { role, tempat, hpp } = piece;
  const move = {
    dari_status: 'HILANG',
    ke_status: barangLifecycle.next('HILANG', 'KETEMU'),
    qty: 1,
  } as const;
  return booksOf({
    stock: [placed(stockMove(piece, { jenis: 'KETEMU', ...move }), to)],
    jurnal: compact([line('PERSEDIAAN', 'D', hpp), line(role, 'K', hpp)]),
    emas: fineGoldLines([piece], { debit: 'PERSEDIAAN', kredit: tempat }),
  });
};
