import { TAMBAH_BARANG } from '@kadar/contract/dokumen/tambah-barang.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { MADE, type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { booksOf } from '@kadar/domain/books.ts';
import type { Rupiah } from '@kadar/domain/money.ts';
import { fineGoldLines, postTambahBarang } from '@kadar/domain/posting.ts';
import type { Mg } from '@kadar/domain/weight.ts';
import type { Head, Posting } from '../dokumen/public.ts';
import type { StoredAtribut } from './barang-row.ts';

/** A piece that is tagged: what it weighs, beside the weight it is priced by, out of which batch it comes, '' for none, and the rest of its line. */
export interface Tagged extends StockPiece {
  kode_intern: string;
  nama_barang: string;
  size?: string;
  kadar_murni: number;
  kadar_cetak?: number | null;
  jumlah_pcs?: number;
  berat_asli: Mg;
  berat_bandrol: Mg;
  /** Typed, not from a scale. */
  diketik?: boolean;
  harga_emas?: number | null;
  ongkos?: number | null;
  harga_atribut: Rupiah;
  atribut: readonly StoredAtribut[];
  ada_faktur_pajak: boolean;
  batch: string;
  /** The row of a supplier's list that it was tagged by. */
  draf?: { id: number; berat: Mg | null } | undefined;
}

/** The piece as it was tagged, frozen with its document. */
const lineOf = (piece: Tagged, at: number) => ({
  urut: at + 1,
  kode_barcode: piece.kode_barcode,
  kode_intern: piece.kode_intern,
  nama_barang: piece.nama_barang,
  size: piece.size ?? '',
  kode_dept: piece.kode_dept,
  kode_group: piece.kode_group,
  kadar: piece.kadar,
  kadar_murni: piece.kadar_murni,
  kadar_cetak: piece.kadar_cetak ?? null,
  jumlah_pcs: piece.jumlah_pcs ?? 1,
  berat_asli: piece.berat_asli,
  berat: piece.berat,
  berat_bandrol: piece.berat_bandrol,
  berat_atribut: piece.atribut.reduce((mg, { berat = 0 }) => mg + berat, 0),
  diketik: piece.diketik ?? true,
  murni: piece.murni,
  kode_gudang: piece.kode_gudang,
  kode_baki: piece.kode_baki,
  harga_emas: piece.harga_emas ?? null,
  ongkos: piece.ongkos ?? null,
  harga_atribut: piece.harga_atribut,
  hpp: piece.hpp,
  ada_faktur_pajak: piece.ada_faktur_pajak,
  no_batch: piece.batch,
  draf: piece.draf?.id ?? null,
  berat_draf: piece.draf?.berat ?? null,
});

const sum = (pieces: readonly Tagged[], key: 'berat' | 'berat_asli' | 'murni' | 'hpp'): number =>
  pieces.reduce((total, piece) => total + piece[key], 0);

/** Gold that is tagged now: out of each batch as much as its pieces weigh. */
const tagged = (pieces: readonly Tagged[]): MassaRow[] =>
  [...Map.groupBy(pieces, ({ batch, kadar }) => `${batch} ${kadar}`).values()].map((same) => ({
    objek: 'BELUM_TAG',
    kunci: same[0]?.batch ?? '',
    kadar: same[0]?.kadar ?? 0,
    milik: same[0]?.milik === 'SUPPLIER' ? 'SUPPLIER' : 'TOKO',
    jenis: 'TAMBAH',
    qty: -same.length,
    berat: -sum(same, 'berat_asli'),
    murni: -sum(same, 'murni'),
    hpp: -sum(same, 'hpp'),
  }));

/**
 * Pieces that come into stock by one document: cost and fine gold out of what was not tagged yet (domain §3 Tambah barang),
 * of the delivery that it follows, or of none.
 */
export const additionOf = (
  pieces: readonly Tagged[],
  {
    asal,
    ...rest
  }: Pick<Posting, 'signed' | 'mapping' | 'uraian'> & {
    asal?: Pick<Head, 'asal_toko' | 'asal_no' | 'asal_urut'>;
  },
): Posting => {
  // What stays a supplier's is where it was, tagged or not.
  const own = pieces.filter(({ milik }) => !milik);
  return {
    ...rest,
    type: TAMBAH_BARANG,
    head: { qty: pieces.length, berat: sum(pieces, 'berat'), keterangan: rest.uraian, ...asal },
    lines: pieces.map(lineOf),
    books: booksOf({
      stock: pieces.map((piece) =>
        stockMove(piece, { jenis: 'TAMBAH', dari_status: MADE, ke_status: 'READY', qty: 1 }),
      ),
      massa: tagged(pieces),
      jurnal: postTambahBarang(sum(pieces, 'hpp')),
      emas: fineGoldLines(own, { debit: 'PERSEDIAAN', kredit: 'PERSEDIAAN_BELUM_TAG' }),
    }),
    audit: { barang: pieces.map(({ kode_barcode }) => kode_barcode) },
    answer: { data: {}, message: '' },
  };
};
