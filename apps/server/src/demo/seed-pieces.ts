import { TAMBAH_BARANG } from '@kadar/contract/dokumen/tambah-barang.ts';
import { TERIMA_SUPPLIER } from '@kadar/contract/dokumen/terima-supplier.ts';
import type { PieceRow } from '@kadar/demo-data/rows.ts';
import { booksOf } from '@kadar/domain/books.ts';
import { postTerimaSupplier } from '@kadar/domain/posting.ts';
import { fineGold, gramToMg } from '@kadar/domain/weight.ts';
import { additionOf, untagged } from '../modules/barang/public.ts';
import { groundOf, type Posting, postDokumen } from '../modules/dokumen/public.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

const KIRIMAN = 'KIRIMAN SUPPLIER';

/** A delivery: received from the supplier and tagged in one go, a document for each of both steps. */
export const seedPieces = async (
  tx: Tx,
  { toko, tanggal, user }: { toko: string; tanggal: string; user: string },
  pieces: readonly PieceRow[],
): Promise<void> => {
  if (pieces.length === 0) return;
  const rows = pieces.map((piece) => ({
    ...piece,
    berat: gramToMg(piece.berat),
    berat_asli: gramToMg(piece.berat_asli),
    berat_bandrol: gramToMg(piece.berat_bandrol),
    murni: fineGold(gramToMg(piece.berat_asli), Math.round(piece.kadar_murni * 1000)),
  }));
  await tx.execute(sql`
    insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, size, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, berat_bandrol,
      murni, kode_gudang, kode_baki, harga_atribut, atribut, hpp, ada_faktur_pajak, status, created_by)
    select ${toko}, kode_barcode, kode_intern, nama_barang, size, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, berat_bandrol,
      murni, kode_gudang, kode_baki, harga_atribut, atribut, hpp, ada_faktur_pajak, 'READY', ${user}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(kode_barcode text, kode_intern text, nama_barang text, size text, kode_dept text, kode_group text,
      kadar numeric, kadar_murni numeric, berat bigint, berat_asli bigint, berat_bandrol bigint, murni bigint, kode_gudang text, kode_baki text, harga_atribut bigint,
      atribut jsonb, hpp bigint, ada_faktur_pajak boolean)`);
  const signed = { user, ip: '127.0.0.1' };
  const ground = (type: typeof TAMBAH_BARANG | typeof TERIMA_SUPPLIER) =>
    tx.one(groundOf(type, toko, undefined, sql`1 as satu`));
  const mg = rows.reduce((sum, { murni }) => sum + murni, 0);
  const delivery: Posting = {
    type: TERIMA_SUPPLIER,
    signed,
    head: {
      qty: rows.length,
      berat: rows.reduce((sum, { berat_asli }) => sum + berat_asli, 0),
      keterangan: KIRIMAN,
    },
    books: booksOf({
      massa: untagged(rows, { masuk: true, kunci: null, jenis: 'TERIMA' }),
      jurnal: postTerimaSupplier(rows.reduce((sum, { hpp }) => sum + hpp, 0)),
      emas: [
        { role: 'PERSEDIAAN_BELUM_TAG', dk: 'D', mg },
        { role: 'SUPPLIER', dk: 'K', mg },
      ],
    }),
    mapping: (await ground(TERIMA_SUPPLIER)).mapping,
    uraian: KIRIMAN,
    audit: { qty: rows.length },
    answer: { data: {}, message: '' },
  };
  const place = { toko, tanggal };
  const [received] = await postDokumen(tx, place, [delivery]);
  await postDokumen(tx, place, [
    additionOf(rows, {
      signed,
      mapping: (await ground(TAMBAH_BARANG)).mapping,
      uraian: 'TAMBAH BARANG',
      batch: received?.no ?? '',
    }),
  ]);
};
