import { TAMBAH_BARANG } from '@kadar/contract/dokumen/tambah-barang.ts';
import type { MassaRow } from '@kadar/domain/books/massa.ts';
import { MADE, type StockPiece, stockMove } from '@kadar/domain/books/stock.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postTambahBarang } from '@kadar/domain/posting.ts';
import type { Mg } from '@kadar/domain/weight.ts';
import type { Posting } from '../dokumen/public.ts';

/** A piece that is tagged: what it weighs, beside the weight it is priced by. */
type Tagged = StockPiece & { berat_asli: Mg };

const sum = (pieces: readonly Tagged[], key: 'berat' | 'berat_asli' | 'murni' | 'hpp'): number =>
  pieces.reduce((total, piece) => total + piece[key], 0);

/** Gold that is not tagged yet, as much of each purity as these pieces weigh: in by a delivery, out by their tags. */
export const untagged = (
  pieces: readonly Tagged[],
  { masuk, kunci, jenis }: { masuk: boolean; kunci: string | null; jenis: string },
): MassaRow[] => {
  const sign = masuk ? 1 : -1;
  return [...Map.groupBy(pieces, ({ kadar }) => kadar)].map(([kadar, same]) => ({
    objek: 'BELUM_TAG',
    kunci,
    kadar,
    milik: 'TOKO',
    jenis,
    qty: sign * same.length,
    berat: sign * sum(same, 'berat_asli'),
    murni: sign * sum(same, 'murni'),
    hpp: sign * sum(same, 'hpp'),
  }));
};

/**
 * Pieces that come into stock by one document: cost and fine gold out of what was not tagged yet (domain §3 Tambah barang),
 * of the delivery `batch`, or of none.
 */
export const additionOf = (
  pieces: readonly Tagged[],
  { batch, ...rest }: Pick<Posting, 'signed' | 'mapping' | 'uraian'> & { batch: string },
): Posting => {
  const mg = sum(pieces, 'murni');
  return {
    ...rest,
    type: TAMBAH_BARANG,
    head: { qty: pieces.length, berat: sum(pieces, 'berat'), keterangan: rest.uraian },
    books: booksOf({
      stock: pieces.map((piece) =>
        stockMove(piece, { jenis: 'TAMBAH', dari_status: MADE, ke_status: 'READY', qty: 1 }),
      ),
      massa: untagged(pieces, { masuk: false, kunci: batch, jenis: 'TAMBAH' }),
      jurnal: postTambahBarang(sum(pieces, 'hpp')),
      emas: [
        { role: 'PERSEDIAAN', dk: 'D', mg },
        { role: 'PERSEDIAAN_BELUM_TAG', dk: 'K', mg },
      ],
    }),
    audit: { barang: pieces.map(({ kode_barcode }) => kode_barcode) },
    answer: { data: {}, message: '' },
  };
};
