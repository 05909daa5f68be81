import { shopsOf } from '../../platform/database/shops.ts';
import { gramText, type Query, sql } from '../../platform/database/sql.ts';

/**
 * Redemptions of some days as a relation, and those that were reversed in them with every figure the other way: `g` of the book,
 * with the document `t` that redeemed (its number found first, so that it is found by its key), the pledge's own document `d` and its terms `k`; pokok is what was redeemed.
 */
export const redemptions = (toko: string, from: string, to: string): Query<unknown> => sql`(
  select g.id, g.kode_toko, g.tanggal, g.no_faktur, g.no_hutang, case when g.ke ->> 'status' = 'AKTIF' then -1 else 1 end as tanda, g.hari,
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

/**
 * Fees of a movement in hutang_gerak that are income: what a new contract kept back, which its terms know, and what was charged
 * later. Costs of an auction come back to where they were spent.
 */
export const feesOf = (gerak: Query<unknown>): Query<number> =>
  sql`case when ${gerak}.jenis in ('LELANG', 'BATAL_LELANG') then 0
    when ${gerak}.jenis in ('HUTANG', 'BATAL_HUTANG') then case when ${gerak}.dari is null then 1 else -1 end
      * (select k.biaya_admin from kontrak_detail k where k.kode_toko = ${gerak}.kode_toko and k.no_faktur = ${gerak}.no_hutang)
    else ${gerak}.biaya end`;

/** Interest that a movement in hutang_gerak books as owed; less, what of it a payment or an auction cleared. What never came is a cost, and none of these. */
export const accruedBy = (gerak: Query<unknown>): Query<number> =>
  sql`case when ${gerak}.jenis in ('AKRUAL', 'BATAL_AKRUAL') then ${gerak}.akrual else -sign(${gerak}.bunga)::int * least(abs(${gerak}.akrual), abs(${gerak}.bunga)) end`;

/** Goods of detail lines `b`: each piece with its grams, in one line or as a list. */
const LINE = sql`string_agg(b.nama_barang || ' ' || ${gramText(sql`b.berat`)}, '; ' order by b.urut)`;
const LIST = sql`coalesce(json_agg(json_build_object('nama_barang', b.nama_barang, 'berat', b.berat / 1000.0) order by b.urut), '[]')`;

/** What was pledged. */
export const detailBarang = (kode_toko: Query<unknown>, no_hutang: Query<unknown>): Query<string> => sql`(
  select ${LINE} from hutang_detail b where b.kode_toko = ${kode_toko} and b.no_faktur = ${no_hutang})`;

/** What a row of redemptions() gave back, or took back: what had left the bag by then is none of it. */
export const releasedBy = (redeemed: Query<unknown>, asList = false): Query<string> => sql`(
  select ${asList ? LIST : LINE} from hutang_detail b
  where b.kode_toko = ${redeemed}.kode_toko and b.no_faktur = ${redeemed}.no_hutang and not exists (
    select from lepas_detail l join hutang_gerak x on x.kode_toko = l.kode_toko and x.no_faktur = l.no_faktur and x.id < ${redeemed}.id
    where l.kode_toko = b.kode_toko and l.no_hutang = b.no_faktur and l.urut_barang = b.urut and not exists (
      select from dokumen_batal z join hutang_gerak y on y.kode_toko = z.kode_toko and y.no_faktur = z.no_faktur_batal and y.id < ${redeemed}.id
      where z.kode_toko = l.kode_toko and z.no_faktur = l.no_faktur)))`;
