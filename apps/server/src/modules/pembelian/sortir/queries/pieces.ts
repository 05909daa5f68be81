import type { SortedPiece } from '@kadar/domain/sorting.ts';
import { listed, type Query, sql } from '../../../../platform/database/sql.ts';
import { ENDING } from '../../../../platform/dokumen-types.ts';

/** A bought piece as it is sorted; cost and fine gold as its movements say. */
export interface BoughtPiece extends SortedPiece {
  nama_barang: string;
  /** The day it came in to be sorted; null for a piece that did not. */
  tgl_beli: string | null;
  /** The lot it lies in, while its state is one of a lot. */
  no_lot: string | null;
}

/**
 * The lot a piece `b` lies in: the document that its last movement follows, or, where that was a reversal, the one that the
 * reversed document followed.
 */
export const lotOf: Query<string | null> = sql`(
  case when b.status in ('CUCI', 'SEPUH', 'LEBUR') then (
    select coalesce(d.asal_no, x.asal_no)
    from (select m.no_faktur from mutasi_stock m where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode order by m.id desc limit 1) l
    left join dokumen d on d.kode_toko = b.kode_toko and d.no_faktur = l.no_faktur
    left join dokumen_batal z on z.kode_toko = b.kode_toko and z.no_faktur_batal = l.no_faktur
    left join dokumen x on x.kode_toko = z.kode_toko and x.no_faktur = z.no_faktur) end)`;

/** The fine gold of a piece `b` as it came in, or went. */
export const murniOf: Query<number> = sql`(
  select abs(m.murni) from mutasi_stock m where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode and m.qty <> 0 order by m.id desc limit 1)`;

/**
 * How a piece `b` came in to be sorted: by a purchase, or as pledged goods that the shop bought at their auction, which it had
 * since they were pledged.
 */
export const originOf: Query<{ no_faktur: string; tanggal: string; harga: number; kondisi_barang: string }> =
  sql`(
  select p.no_faktur, p.tanggal, p.harga, p.kondisi_barang from pembelian_detail p
  where p.kode_toko = b.kode_toko and p.kode_barcode = b.kode_barcode
  union all
  select d.no_faktur, h.tanggal, b.hpp, '' from mutasi_stock m
  join dokumen d on d.kode_toko = m.kode_toko and d.no_faktur = m.no_faktur and d.jenis = 'LELANG'
  join hutang h on h.kode_toko = d.asal_toko and h.no_hutang = d.asal_no
  where m.kode_toko = b.kode_toko and m.kode_barcode = b.kode_barcode and m.jenis = 'LELANG'
  order by tanggal desc limit 1)`;

const COLUMNS = sql`b.kode_barcode, b.nama_barang, b.berat, ${murniOf} as murni, b.hpp, b.kode_dept, b.kode_group, b.kadar, b.kode_gudang, b.kode_baki, b.status,
  (select o.tanggal from ${originOf} o) as tgl_beli, ${lotOf} as no_lot`;

/** Pieces of a shop under a condition on `b`, as one JSON column, in the order of their barcodes. */
export const piecesWhere = (toko: string, condition: Query<unknown>): Query<BoughtPiece[]> => sql`(
  select coalesce(json_agg(x order by x.kode_barcode), '[]') from (select ${COLUMNS} from barang b where b.kode_toko = ${toko} and ${condition}) x)`;

/** What ends a lot `d` and stands. */
export const endOf: Query<string | null> = sql`(
  select e.no_faktur from dokumen e where e.asal_toko = d.kode_toko and e.asal_no = d.no_faktur and e.jenis in ${sql.raw(listed(ENDING))} and e.status = 'POSTED' limit 1)`;

/** Nothing has ended the lot of a number. */
export const lotOpen = (toko: string, no_lot: Query<unknown>): Query<boolean> => sql`not exists (
  select from dokumen e where e.asal_toko = ${toko} and e.asal_no = ${no_lot} and e.jenis in ${sql.raw(listed(ENDING))} and e.status = 'POSTED')`;

/** What came into the lot `d` by weight, off pieces and groups that were destroyed or bought by group, while it stands, less what went into pieces of customers: one row of sums. */
export const destroyedInto: Query<unknown> = sql`(
  select coalesce(sum(l.qty), 0)::int as qty, coalesce(sum(l.berat_hancur), 0)::bigint as berat, coalesce(sum(l.murni), 0)::bigint as murni,
    coalesce(sum(l.exact), 0)::bigint as exact
  from (
    select y.* from dokumen x cross join lateral (
      select 1 as qty, h.berat_hancur, h.murni - h.susut_murni as murni, h.berat_hancur * h.kadar_murni * 1000 as exact
      from hancur_detail h where h.kode_toko = x.kode_toko and h.no_faktur = x.no_faktur
      union all
      select g.qty, g.berat_hancur, g.murni - g.susut_murni, (g.murni - g.susut_murni) * 100000
      from manual_detail g where g.kode_toko = x.kode_toko and g.no_faktur = x.no_faktur
      union all
      select coalesce(p.qty, 1), p.berat, p.murni, p.berat * p.kadar_murni * 1000
      from pembelian_detail p where p.kode_toko = x.kode_toko and p.no_faktur = x.no_faktur and p.kunci like 'ROSOK/%') y
    where x.asal_toko = d.kode_toko and x.asal_no = d.no_faktur and x.status = 'POSTED'
    union all
    select 0, -s.sumber_mg, -s.tambah_murni, -s.tambah_murni * 100000
    from service_selesai_detail s join dokumen x on x.kode_toko = s.kode_toko and x.no_faktur = s.no_faktur and x.status = 'POSTED'
    where s.kode_toko = d.kode_toko and s.sumber = d.no_faktur and s.sumber_objek = 'ROSOK') l)`;

/** Fine gold in the melt lot of a number before that of any piece was rounded: mg × thousandths of a percent, as `exactFine` says it. */
export const exactIn = (toko: string, no_lot: string): Query<number> => sql`(
  select coalesce(sum(b.berat * b.kadar_murni * 1000), 0)::bigint
    + (select h.exact from dokumen d, lateral ${destroyedInto} h where d.kode_toko = ${toko} and d.no_faktur = ${no_lot}) from barang b
  where b.kode_toko = ${toko} and b.status = 'LEBUR' and ${lotOf} = ${no_lot} and b.kode_barcode in (
    select l.kode_barcode from dokumen d join sortir_detail l using (kode_toko, no_faktur)
    where d.asal_toko = ${toko} and d.asal_no = ${no_lot} and d.status = 'POSTED' and l.ke_status = 'LEBUR'))`;

export interface LotRow {
  no_lot: string;
  jenis: 'LOT_CUCI' | 'LOT_SEPUH' | 'LOT_LEBUR';
  status: 'POSTED' | 'BATAL';
  keterangan: string;
  selesai: string | null;
  /** What wrote off some of its scrap that a count did not find, took more of it in, or put some of it into a piece of a customer. */
  selisih: string | null;
}

/** A lot by its number. */
export const lotNumbered = (toko: string, no_lot: Query<unknown>): Query<LotRow | null> => sql`(
  select json_build_object('no_lot', d.no_faktur, 'jenis', d.jenis, 'status', d.status, 'keterangan', d.keterangan, 'selesai', ${endOf}, 'selisih', (
    select l.no_faktur from selisih_opname_detail l where l.kode_toko = d.kode_toko and l.kode_barcode = d.no_faktur and l.objek = 'ROSOK'
    union all
    select s.no_faktur from service_selesai_detail s join dokumen x on x.kode_toko = s.kode_toko and x.no_faktur = s.no_faktur and x.status = 'POSTED'
    where s.kode_toko = d.kode_toko and s.sumber = d.no_faktur and s.sumber_objek = 'ROSOK' limit 1))
  from dokumen d where d.kode_toko = ${toko} and d.no_faktur = ${no_lot} and d.jenis in ('LOT_CUCI', 'LOT_SEPUH', 'LOT_LEBUR'))`;

export interface Tray {
  kode_gudang: string;
  kode_baki: string;
}

/** A tray from which pieces are sold. */
export const trayNamed = (toko: string, kode_baki: string): Query<Tray | null> => sql`(
  select json_build_object('kode_gudang', t.kode_gudang, 'kode_baki', t.kode_baki) from baki t join gudang g using (kode_toko, kode_gudang)
  where t.kode_toko = ${toko} and t.kode_baki = ${kode_baki} and t.deleted_at is null and g.deleted_at is null and g.jenis in ('ETALASE', 'BRANKAS'))`;
