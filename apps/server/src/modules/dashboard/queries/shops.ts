import { ON_TRAY } from '@kadar/domain/piece.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { listed, type Query, sql } from '../../../platform/database/sql.ts';

/** The shops asked about with their business day, as `t`; '*' is every shop that sells, never head office. */
export const shops = (toko: string): Query<unknown> => sql`
  t as materialized (
    select k.kode_toko, k.nama_toko, h.tgl_system, coalesce(h.buka, false) as buka
    from tokos k left join hari_kerja h on h.kode_toko = k.kode_toko
    where k.deleted_at is null and ((${toko} = '*' and k.type = 'TOKO') or k.kode_toko = ${toko}))`;

/** A shop as its day stands. */
export interface ShopDay {
  kode_toko: string;
  nama_toko: string;
  tgl_system: string | null;
  buka: boolean;
  tutup_at: string | null;
}

export const shopDays = (toko: string): Query<ShopDay> => sql`
  with ${shops(toko)}
  select t.*, case when not t.buka then kadar_iso(c.at) end as tutup_at
  from t left join tutup_harian c on c.kode_toko = t.kode_toko and c.tanggal = t.tgl_system order by t.kode_toko`;

/** The drawer of a shop and its trays at the end of a day; grams in mg. */
export interface KeptRow {
  kode_toko: string;
  kas: number;
  semua: number;
  ditimbang: number;
  selisih: number;
}

/** Every shop's, deleted ones and head office too, so that they come to what the reports over all shops say. */
export const keptIn = (toko: string, day: string): Query<KeptRow> => sql`
  select s.kode_toko, kadar_kas_awal(s.kode_toko, ${day}::date + 1) as kas,
    (select count(*) from baki t where t.kode_toko = s.kode_toko and t.deleted_at is null and exists (
      select from barang b where b.kode_toko = t.kode_toko and b.kode_gudang = t.kode_gudang and b.kode_baki = t.kode_baki and b.status in ${sql.raw(listed(ON_TRAY))})) as semua,
    w.ditimbang, w.selisih
  from ${shopsOf(toko)} s cross join lateral (
    select count(distinct a.kode_baki) as ditimbang, coalesce(sum(a.selisih), 0)::bigint as selisih
    from timbang_aktivitas a where a.kode_toko = s.kode_toko and a.tanggal = ${day}::date) w`;

/** What came to each account in a period, net of cancellations. */
export const bankIn = (
  toko: string,
  from: string,
  to: string,
): Query<{ no_rekening: string; nama_bank: string; jumlah: number; rp: number }> => sql`
  select m.no_rekening, min(coalesce(b.nama_bank, m.kode_bank)) as nama_bank, sum(sign(m.jumlah_rp))::bigint as jumlah, sum(m.jumlah_rp)::bigint as rp
  from ${shopsOf(toko)} s
  join bank_mutasi m on m.kode_toko = s.kode_toko and m.tanggal between ${from}::date and ${to}::date and m.jenis <> 'CAIR'
  left join banks b on b.kode_bank = m.kode_bank
  group by m.no_rekening order by rp desc, m.no_rekening`;
