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
  /** Whether it is one of shops(): head office and deleted ones only keep what they have. */
  jual: boolean;
}

/** All of a question's shops, first those that sell. */
export const shopDays = (toko: string): Query<ShopDay> => sql`
  with ${shops(toko)}
  select k.kode_toko, k.nama_toko, h.tgl_system, coalesce(h.buka, false) as buka, case when not coalesce(h.buka, false) then kadar_iso(c.at) end as tutup_at,
    exists (select from t where t.kode_toko = k.kode_toko) as jual
  from ${shopsOf(toko)} s join tokos k on k.kode_toko = s.kode_toko left join hari_kerja h on h.kode_toko = k.kode_toko
  left join tutup_harian c on c.kode_toko = k.kode_toko and c.tanggal = h.tgl_system
  order by jual desc, k.kode_toko`;

/** The latest business date of shops that sell; the calendar's where none of them began. */
export const latestDay = (days: readonly ShopDay[], calendar: string): string =>
  days
    .flatMap(({ jual, tgl_system }) => (jual && tgl_system) || [])
    .sort()
    .at(-1) ?? calendar;

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

/** An account of the ledger where the money of banks stands. */
export interface BankRow {
  nomor_akun: string;
  nama_akun: string;
  /** At the end of the period. */
  saldo: number;
  masuk: number;
  keluar: number;
}

/** The bank accounts of the shops asked about as the ledger has them, so that what was there, came and went is what is there. */
export const banksIn = (toko: string, from: string, to: string): Query<BankRow> => sql`
  select * from (
    select a.nomor_akun, a.nama_akun, coalesce(sum(w.rp), 0)::bigint as saldo, coalesce(sum(m.masuk), 0)::bigint as masuk, coalesce(sum(m.keluar), 0)::bigint as keluar
    from akuns a cross join ${shopsOf(toko)} s
    cross join lateral (select sum(p.debet - p.kredit) as rp from kadar_saldo_awal(s.kode_toko, ${to}::date + 1, a.nomor_akun) p) w
    cross join lateral (
      select sum(j.debet) as masuk, sum(j.kredit) as keluar from jurnal j
      where j.kode_toko = s.kode_toko and j.nomor_akun = a.nomor_akun and j.tanggal between ${from}::date and ${to}::date) m
    where a.nomor_akun in (select r.nomor_akun from rekenings r join ${shopsOf(toko)} t on t.kode_toko = r.kode_toko)
    group by a.nomor_akun, a.nama_akun) x
  where saldo <> 0 or masuk <> 0 or keluar <> 0
  order by saldo desc, nomor_akun`;
