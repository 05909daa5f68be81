import { shopsOf } from '../../platform/database/shops.ts';
import { type Query, sql } from '../../platform/database/sql.ts';

/**
 * Redemptions of some days as a relation, and those that were reversed in them with every figure the other way: `g` of the book,
 * with the document `t` that redeemed (its number found first, so that it is found by its key), the pledge's own document `d` and its terms `k`; pokok is what was redeemed.
 */
export const redemptions = (toko: string, from: string, to: string): Query<unknown> => sql`(
  select g.kode_toko, g.tanggal, g.no_faktur, g.no_hutang, case when g.ke ->> 'status' = 'AKTIF' then -1 else 1 end as tanda, g.hari,
    -g.pokok as pokok, g.bunga, g.denda, g.biaya, g.diskon, -g.pokok + g.bunga + g.denda + g.biaya - g.diskon as total_bayar,
    (g.ke ->> 'persen')::numeric as persen, t.kode_sales, d.nama_customer, d.alamat_customer, d.tanggal as tgl_hutang
  from ${shopsOf(toko)} s
  join hutang_gerak g on g.kode_toko = s.kode_toko and g.tanggal between ${from}::date and ${to}::date
    and (g.dari ->> 'status' = 'AKTIF' and g.ke ->> 'status' in ('LUNAS', 'LUNAS_BELUM_VALID')
      or g.ke ->> 'status' = 'AKTIF' and g.dari ->> 'status' in ('LUNAS', 'LUNAS_BELUM_VALID'))
  cross join lateral (
    select coalesce((select z.no_faktur from dokumen_batal z where z.kode_toko = g.kode_toko and z.no_faktur_batal = g.no_faktur), g.no_faktur) as no_faktur offset 0) n
  join dokumen t on t.kode_toko = g.kode_toko and t.no_faktur = n.no_faktur
  join dokumen d on d.kode_toko = g.kode_toko and d.no_faktur = g.no_hutang)`;

/** Costs of a movement in hutang_gerak that are income: those of an auction come back to where they were spent. */
export const feesOf = (gerak: Query<unknown>): Query<number> =>
  sql`case when ${gerak}.jenis in ('LELANG', 'BATAL_LELANG') then 0 else ${gerak}.biaya end`;

/** What was pledged, as one line: each piece with its grams. */
export const detailBarang = (kode_toko: Query<unknown>, no_hutang: Query<unknown>): Query<string> => sql`(
  select string_agg(b.nama_barang || ' ' || replace(to_char(b.berat / 1000.0, 'FM999990.000'), '.', ',') || ' g', '; ' order by b.urut)
  from hutang_detail b where b.kode_toko = ${kode_toko} and b.no_faktur = ${no_hutang})`;
