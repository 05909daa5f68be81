import { TAMBAH_BARANG } from '@kadar/contract/dokumen/tambah-barang.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { MADE, type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { fineGoldLines, postTambahBarang } from '@kadar/domain/posting.ts';
import type { Mg } from '@kadar/domain/weight.ts';
import type { Head, Posting } from '../dokumen/public.ts';

/** A piece that is tagged: what it weighs, beside the weight it is priced by, and out of which batch it comes, '' for none. */
type Tagged = StockPiece & { berat_asli: Mg; batch: string };

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
