import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { cashAccounts } from '../../jurnal/public.ts';

/** What one account came to in one shop before one day; rupiah, debit less credit. */
export interface Standing {
  kode_toko: string;
  batas: string;
  nomor_akun: string;
  nilai: number;
}

/** What accounts came to before each of some days, by shop, read from the last closing before it. */
export const standingBefore = (toko: string, days: readonly string[]): Query<Standing> => sql`
  select s.kode_toko, b.batas, p.nomor_akun, sum(p.debet - p.kredit)::bigint as nilai
  from ${shopsOf(toko)} s cross join unnest(${days}::date[]) b(batas) cross join lateral kadar_saldo_awal(s.kode_toko, b.batas) p
  group by 1, 2, 3`;

/**
 * Fine gold, in milligrams, of the accounts whose goods it is, before each of some days. The ledger of gold keeps places; a
 * place is the account that most journals map it to.
 */
export const goldBefore = (toko: string, days: readonly string[]): Query<Standing> => sql`
  with akun as (
    select distinct on (role) role, nomor_akun from (
      select d ->> 'kode_akun' as role, d ->> 'nomor_akun' as nomor_akun, count(*) as n
      from para_akun_transaksi p, jsonb_array_elements(p.detail_akun) d
      where p.deleted_at is null and d ->> 'nomor_akun' <> '' group by 1, 2) x
    order by role, n desc, nomor_akun
  ),
  hari as (
    select e.kode_toko, e.tempat, e.tanggal, sum(e.debet - e.kredit) as mg
    from ${shopsOf(toko)} s join jurnal_emas e on e.kode_toko = s.kode_toko and e.tanggal < (select max(x) from unnest(${days}::date[]) x)
    group by 1, 2, 3
  )
  select h.kode_toko, b.batas, a.nomor_akun, sum(h.mg)::bigint as nilai
  from hari h join akun a on a.role = case h.tempat when 'DALAM_JALAN' then 'BARANG_DALAM_JALAN' else h.tempat end
  join unnest(${days}::date[]) b(batas) on h.tanggal < b.batas
  group by 1, 2, 3`;

interface Days {
  dari: string;
  sampai: string;
}

/** Journals that changed what cash and bank come to; what only moved between them is none. */
const movedCash = (toko: string, { dari, sampai }: Days): Query<unknown> => sql`
  select j.kode_toko, j.no_jurnal
  from ${shopsOf(toko)} s join jurnal j on j.kode_toko = s.kode_toko and j.tanggal between ${dari}::date and ${sampai}::date
  where j.nomor_akun in ${cashAccounts} group by 1, 2 having sum(j.debet - j.kredit) <> 0`;

/** Lines of those journals on other accounts: what money came and went for, credit less debit. */
export const flowLines = (toko: string, days: Days): Query<unknown> => sql`
  select j.kode_toko, j.tanggal, j.no_jurnal, j.trx, j.nomor_akun, j.keterangan, j.kredit - j.debet as jumlah_rp, j.id
  from (${movedCash(toko, days)}) g
  join jurnal j on j.kode_toko = g.kode_toko and j.no_jurnal = g.no_jurnal and j.tanggal between ${days.dari}::date and ${days.sampai}::date
  where j.nomor_akun not in ${cashAccounts}`;

/** What money came and went for in the days of a range by account, shop and, where months stand side by side, month; debit less credit. */
export const flowsIn = (toko: string, days: Days, byMonth: boolean): Query<Standing> => sql`
  select f.kode_toko, ${byMonth ? sql`to_char(f.tanggal, 'YYYY-MM')` : sql`''`} as batas, f.nomor_akun, sum(-f.jumlah_rp)::bigint as nilai
  from (${flowLines(toko, days)}) f group by 1, 2, 3`;

/** The first day that anything was booked on; null where nothing was. */
export const firstDay = (toko: string): Query<{ mulai: string | null }> => sql`
  select min(x.tanggal) as mulai from ${shopsOf(toko)} s
  cross join lateral (select j.tanggal from jurnal j where j.kode_toko = s.kode_toko order by j.tanggal limit 1) x`;
