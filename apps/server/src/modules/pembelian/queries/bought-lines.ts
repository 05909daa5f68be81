import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * The pieces that were bought in a period, as a relation: columns of pembelian_detail with `tanda` (−1 for a purchase of an
 * earlier day that was reversed in the period), `tanggal` and `at` of that event, kode_sales and valid_by, and the price group
 * of a piece of our own notas, '-' for one of another shop (settled, buy-back 12). Amounts are not signed.
 */
export const boughtLines = (toko: string, from: string, to: string): Query<unknown> =>
  // The steps are kept apart as those of sold lines are.
  sql`(
    select d.kode_toko, d.no_faktur, d.urut, d.kode_barcode, d.nama_barang, d.kode_dept, d.kode_group, d.kadar, d.sumber, d.no_faktur_jual, d.kondisi_barang,
      coalesce(d.qty, 1) as qty, d.kunci, d.berat_nota, d.berat, d.harga_emas, d.potongan, d.harga_nota, d.harga_hitung, d.harga, p.tanda, p.tanggal, p.at, p.kode_sales, p.valid_by,
      coalesce((
        select h.kelompok_harga from kelompok_harga h
        where d.sumber = 'NOTA_KAMI' and h.kode_group = d.kode_group and h.kadar = d.kadar and h.deleted_at is null limit 1), '-') as kelompok_harga
    from ${shopsOf(toko)} s
    cross join lateral (
      select * from gerak_dokumen g where g.kode_toko = s.kode_toko and g.jenis = 'PEMBELIAN' and g.tanggal between ${from}::date and ${to}::date offset 0) p
    cross join lateral (select * from pembelian_detail l where l.kode_toko = p.kode_toko and l.no_faktur = p.no_faktur offset 0) d)`;
