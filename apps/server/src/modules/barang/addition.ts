import TAMBAH_BARANG from '@kadar/contract/dokumen/tambah-barang.ts';
import { booksOf, type StockPiece, stockMove } from '@kadar/domain/books.ts';
import { postTambahBarang } from '@kadar/domain/posting.ts';
import type { Posting } from '../dokumen/public.ts';

/** Pieces that come into stock by one document: cost and fine gold out of what was not tagged yet (domain §3 Tambah barang). */
export const additionOf = (
  pieces: readonly StockPiece[],
  rest: Pick<Posting, 'signed' | 'mapping' | 'uraian'>,
): Posting => {
  const sum = (key: 'berat' | 'murni' | 'hpp'): number =>
    pieces.reduce((total, piece) => total + piece[key], 0);
  const mg = sum('murni');
  return {
    ...rest,
    type: TAMBAH_BARANG,
    head: { qty: pieces.length, berat: sum('berat'), keterangan: rest.uraian },
    books: booksOf({
      stock: pieces.map((piece) =>
        stockMove(piece, { jenis: 'TAMBAH', dari_status: 'DRAFT', ke_status: 'READY', qty: 1 }),
      ),
      jurnal: postTambahBarang(sum('hpp')),
      emas: [
        { role: 'PERSEDIAAN', dk: 'D', mg },
        { role: 'PERSEDIAAN_BELUM_TAG', dk: 'K', mg },
      ],
    }),
    audit: { barang: pieces.map(({ kode_barcode }) => kode_barcode) },
    answer: { data: {}, message: '' },
  };
};
