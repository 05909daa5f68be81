import { OPNAME_SAMPEL } from '@kadar/domain/opname.ts';
import { type Query, sql } from '../../platform/database/sql.ts';
import { COUNTED, SEEN } from './lying.ts';
import type { CountObject } from './object.ts';
import { bound, drawn, drawnFor } from './sampel.ts';

/** What a count tells of a piece `b`. */
const card = (tempat: Query<unknown>): Query<unknown> => sql`
  null::date as tgl, b.nama_barang as nama, '' as alamat, b.berat, b.hpp as jumlah_rp, ${tempat} as tempat, b.berat_asli + b.berat_bandrol as berat_harus,
  jsonb_build_object('kode_intern', b.kode_intern, 'kode_dept', b.kode_dept, 'kode_group', b.kode_group, 'kadar', b.kadar, 'murni', b.murni, 'nama_atribut', (
    select coalesce(string_agg(t ->> 'nama', ', '), '') from jsonb_array_elements(b.atribut) t)) as rincian`;

/** The last movement of piece `b` that `where` is true of; its alias is `m`. */
const lastOf = (where: Query<unknown>): Query<unknown> => sql`
  select m.kode_baki, m.ke_status from mutasi_stock m
  where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode and ${where} order by m.id desc limit 1`;

const inPlace = (tempat: string, place: Query<unknown>): Query<unknown> => sql`${tempat} in ('', ${place})`;

/** A piece that another count found since `since` is not missing in this one: counts that run, or were begun since its day. */
const foundSince = (toko: string, since: Query<unknown>, tanggal: string): Query<unknown> => sql`
  select from opname_scan x where x.kode = b.kode_barcode and x.jenis = 'SCAN' and not x.terlambat and x.at >= ${since}
    and x.hasil in ${SEEN} and x.sesi_id = any(array(
      select id from opname_sesi where kode_toko = ${toko} and objek = 'BARANG' and status = 'BERJALAN'
      union all select id from opname_sesi where kode_toko = ${toko} and objek = 'BARANG' and tanggal >= ${tanggal}::date))`;

/**
 * Pieces of the trays. Judged by their movements: sold after its scan a piece is found, sold before it is gone; moved behind the
 * counter it is right in either tray; what comes in while the count goes on is expected from then on (modules-2 §5).
 */
export const BARANG: CountObject = {
  objek: 'BARANG',
  several: true,
  second: ['HILANG', 'BEDA_BERAT'],
  toDecide: ['HILANG', 'BEDA_BERAT', 'SALAH_BAKI'],
  // What is missing is written off, what lay elsewhere is moved there, or gone since.
  open: sql`
    not exists (select from selisih_opname_detail d where d.sesi_id = h.sesi_id and d.kode_barcode = h.kode)
    and (h.hasil <> 'SALAH_BAKI' or exists (
      select from barang b where b.kode_toko = h.kode_toko and b.kode_barcode = h.kode and b.status = 'READY' and b.kode_baki <> h.tempat_scan))`,
  toleransi: ({ OPNAME_TOLERANSI_GRAM }) => Math.round(OPNAME_TOLERANSI_GRAM * 1000),
  known: (toko, kode, at, since) => sql`
    select ${card(sql`g.kode_baki`)}, g.ke_status in ${COUNTED} as ada,
      (select coalesce(array_agg(distinct l.kode_baki), '{}') from (
        select m.kode_baki from mutasi_stock m where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode and m.at > ${since}
        union all select s.kode_baki from (${lastOf(sql`m.at <= ${since}`)}) s) l) as juga
    from (select * from barang y where y.kode_toko = ${toko} and y.kode_barcode = ${kode} offset 0) b
    cross join lateral (${lastOf(sql`m.at <= ${at}`)}) g`,
  // Where it lay when the count began, or where it came in since: what a whole tray was moved with is looked for all the same.
  expected: (toko, { since, tempat, tanggal }) => {
    const begun = sql`${since}::timestamptz`;
    if (tempat === OPNAME_SAMPEL)
      return sql`
        select b.kode_barcode as kode, ${card(sql`b.kode_baki`)} from barang b
        where b.kode_toko = ${toko} and b.status in ${COUNTED} and b.kode_barcode = any(array(${drawnFor(toko)}))
          and not exists (${foundSince(toko, begun, tanggal)})
        order by b.kode_baki, b.kode_barcode`;
    return sql`
      select b.kode_barcode as kode, ${card(sql`b.kode_baki`)}
      from barang b cross join lateral (${lastOf(sql`(m.at <= ${begun} or m.qty > 0)`)}) g
      where b.kode_toko = ${toko} and b.status in ${COUNTED} and ${inPlace(tempat, sql`g.kode_baki`)}
        and (${inPlace(tempat, sql`b.kode_baki`)} or b.kode_barcode in (
          select m.kode_barcode from mutasi_stock m where m.kode_toko = ${toko} and m.tanggal >= ${tanggal}::date and m.at > ${begun}))
        and not exists (${foundSince(toko, begun, tanggal)})
      order by b.kode_barcode`;
  },
  howMany: (toko, tempat) =>
    tempat === OPNAME_SAMPEL
      ? sql`select count(*) as harus from (${drawn(toko, null)}) d`
      : sql`select count(*) as harus from barang b where b.kode_toko = ${toko} and b.status in ${COUNTED} and ${inPlace(tempat, sql`b.kode_baki`)}`,
  ends: bound,
};
