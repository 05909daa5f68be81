import TAMBAH_BARANG from '@kadar/contract/dokumen/tambah-barang.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postTambahBarang } from '@kadar/domain/posting.ts';
import type { Posting } from '../dokumen/public.ts';

/** A piece as the books of its addition see it; weights in mg. */
export interface AddedPiece {
  kode_barcode: string;
  berat: number;
  murni: number;
  hpp: number;
  kode_dept: string;
  kode_group: string;
  kadar: number;
  kode_gudang: string;
  kode_baki: string;
}

/** Pieces that come into stock by one document: cost and fine gold out of what was not tagged yet (domain §3 Tambah barang). */
export const additionOf = (
  pieces: readonly AddedPiece[],
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
      stock: pieces.map((piece) => ({
        kode_barcode: piece.kode_barcode,
        jenis: 'TAMBAH',
        dari_status: 'DRAFT',
        ke_status: 'READY',
        qty: 1,
        berat: piece.berat,
        murni: piece.murni,
        hpp: piece.hpp,
        kode_dept: piece.kode_dept,
        kode_group: piece.kode_group,
        kadar: piece.kadar,
        kode_gudang: piece.kode_gudang,
        kode_baki: piece.kode_baki,
      })),
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
