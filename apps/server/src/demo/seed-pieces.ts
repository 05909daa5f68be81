import type { PieceRow } from '@kadar/demo-data/rows.ts';
import { fineGold, gramToMg } from '@kadar/domain/weight.ts';
import { postGoldJournal, postJournal } from '../modules/jurnal/public.ts';
import type { Tx } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';

/** A delivery: received from the supplier and tagged in one go, with the stock movements and journals of both steps. */
export const seedPieces = async (
  tx: Tx,
  head: { toko: string; tanggal: string; user: string },
  pieces: readonly PieceRow[],
): Promise<void> => {
  if (pieces.length === 0) return;
  const rows = pieces.map((piece) => ({
    ...piece,
    berat: gramToMg(piece.berat),
    berat_asli: gramToMg(piece.berat_asli),
    berat_bandrol: gramToMg(piece.berat_bandrol),
    murni: fineGold(gramToMg(piece.berat), Math.round(piece.kadar_murni * 1000)),
  }));
  const hpp = rows.reduce((sum, row) => sum + row.hpp, 0);
  const murni = rows.reduce((sum, row) => sum + row.murni, 0);
  const { no } = await tx.one<{ no: string }>(sql`
    with n as materialized (select kadar_next_number('TB', ${head.toko}, ${head.tanggal}::date) as no),
    x as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(kode_barcode text, kode_intern text, nama_barang text, kode_dept text, kode_group text,
        kadar numeric, kadar_murni numeric, berat bigint, berat_asli bigint, berat_bandrol bigint, kode_gudang text, kode_baki text, harga_atribut bigint,
        atribut jsonb, hpp bigint, ada_faktur_pajak boolean, murni bigint)
    ),
    head as (
      insert into dokumen (kode_toko, no_faktur, jenis, tanggal, kode_sales, input_by, valid_by, qty, berat, total, grand_total, dibayar, status)
      select ${head.toko}, no, 'TAMBAH_BARANG', ${head.tanggal}::date, '', ${head.user}, ${head.user}, x.qty, x.berat, 0, 0, 0, 'POSTED'
      from n, (select count(*) as qty, sum(berat) as berat from x) x
    ),
    added as (
      insert into barang (kode_toko, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, berat_bandrol,
        kode_gudang, kode_baki, harga_atribut, atribut, hpp, ada_faktur_pajak, status, created_by)
      select ${head.toko}, kode_barcode, kode_intern, nama_barang, kode_dept, kode_group, kadar, kadar_murni, berat, berat_asli, berat_bandrol,
        kode_gudang, kode_baki, harga_atribut, atribut, hpp, ada_faktur_pajak, 'READY', ${head.user} from x
    ),
    moved as (
      insert into mutasi_stock (kode_toko, tanggal, kode_barcode, jenis, no_faktur, dari_status, ke_status, qty, berat, murni, hpp, kode_dept, kode_group,
        kadar, kode_gudang, kode_baki, user_id)
      select ${head.toko}, ${head.tanggal}::date, kode_barcode, 'TAMBAH', no, 'DRAFT', 'READY', 1, berat, murni, hpp, kode_dept, kode_group, kadar,
        kode_gudang, kode_baki, ${head.user} from n, x
    )
    select no from n`);
  const journal = { toko: head.toko, tanggal: head.tanggal, type: 'UMUM' };
  const supplier = await tx.one<{ no: string }>(
    sql`insert into dokumen (kode_toko, no_faktur, jenis, tanggal, kode_sales, input_by, valid_by, keterangan, qty, berat, total, grand_total, dibayar, status)
      values (${head.toko}, kadar_next_number('TS', ${head.toko}, ${head.tanggal}::date), 'TERIMA_SUPPLIER', ${head.tanggal}::date, '', ${head.user}, ${head.user},
        'KIRIMAN SUPPLIER', 0, 0, 0, 0, 0, 'POSTED') returning no_faktur as no`,
  );
  await postJournal(tx, {
    ...journal,
    trx: 'TERIMA_SUPPLIER',
    no_jurnal: supplier.no,
    keterangan: 'KIRIMAN SUPPLIER',
    lines: [
      { role: 'PERSEDIAAN_BELUM_TAG', dk: 'D', rp: hpp },
      { role: 'HUTANG_SUPPLIER', dk: 'K', rp: hpp },
    ],
  });
  await postJournal(tx, {
    ...journal,
    trx: 'TAMBAH_BARANG',
    no_jurnal: no,
    keterangan: 'TAMBAH BARANG',
    lines: [
      { role: 'PERSEDIAAN', dk: 'D', rp: hpp },
      { role: 'PERSEDIAAN_BELUM_TAG', dk: 'K', rp: hpp },
    ],
  });
  await postGoldJournal(tx, {
    toko: head.toko,
    tanggal: head.tanggal,
    no_jurnal: supplier.no,
    lines: [
      { role: 'PERSEDIAAN_BELUM_TAG', dk: 'D', mg: murni },
      { role: 'SUPPLIER', dk: 'K', mg: murni },
    ],
  });
  await postGoldJournal(tx, {
    toko: head.toko,
    tanggal: head.tanggal,
    no_jurnal: no,
    lines: [
      { role: 'PERSEDIAAN', dk: 'D', mg: murni },
      { role: 'PERSEDIAAN_BELUM_TAG', dk: 'K', mg: murni },
    ],
  });
};
