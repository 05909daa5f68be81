import type { JumlahPenjualan } from '@kadar/contract/endpoints/dashboard.ts';
import type { Span } from '@kadar/domain/periods.ts';
import { shopsOf } from '../../../platform/database/shops.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { marginOf, paidOf, soldLines } from '../../penjualan/public.ts';

/** Days, of which the last may count only up to a moment. */
export interface Stretch extends Span {
  hingga: Date | null;
}

/** Sales of a stretch in a shop; weights in mg. */
export interface SoldRow extends JumlahPenjualan {
  kode_toko: string;
  nama: string;
}

/**
 * Sales of some stretches by shop. Closed days are taken from the snapshot of their closing, which nothing changes any more;
 * only days since then, and a last day that is cut at a moment, are counted from their documents: a year costs its days.
 */
export const soldIn = (toko: string, stretches: Readonly<Record<string, Stretch>>): Query<SoldRow> => {
  const rows = Object.entries(stretches).map(
    ([nama, { from, to, hingga }]) =>
      sql`(${nama}::text, ${from}::date, ${to}::date, ${hingga?.toISOString() ?? null}::timestamptz)`,
  );
  const document = sql`p.tanda, p.qty, p.berat, p.grand_total from gerak_dokumen p where p.kode_toko = t.kode_toko and p.jenis = 'PENJUALAN'`;
  return sql`
    with t as materialized (
      select s.kode_toko, coalesce((select max(c.tanggal) from tutup_harian c where c.kode_toko = s.kode_toko), '-infinity') as ditutup
      from ${shopsOf(toko)} s),
    r (nama, dari, sampai, hingga) as (values ${sql.join(rows, sql`, `)})
    select t.kode_toko, r.nama, x.dokumen, x.qty, x.berat, x.rp
    from t cross join r cross join lateral (
      select sum(y.dokumen)::bigint as dokumen, sum(y.qty)::bigint as qty, sum(y.berat)::bigint as berat, sum(y.rp)::bigint as rp
      from (
        select (c.ringkasan -> 'penjualan' ->> 'dokumen')::bigint as dokumen, (c.ringkasan -> 'penjualan' ->> 'qty')::bigint as qty,
          (c.ringkasan -> 'penjualan' ->> 'berat')::bigint as berat, (c.ringkasan -> 'penjualan' ->> 'grand_total')::bigint as rp
        from tutup_harian c
        where c.kode_toko = t.kode_toko and c.tanggal between r.dari and r.sampai and (r.hingga is null or c.tanggal < r.sampai)
        union all
        select ${document} and p.tanggal > t.ditutup and p.tanggal between r.dari and r.sampai and (r.hingga is null or p.tanggal < r.sampai)
        union all
        select ${document} and r.hingga is not null and p.tanggal = r.sampai and p.at <= r.hingga) y) x
    where x.dokumen is not null`;
};

/** Purchases of some stretches by shop. They are few beside sales, and no closing keeps them: they are counted from their documents. */
export const boughtIn = (toko: string, stretches: Readonly<Record<string, Stretch>>): Query<SoldRow> => {
  const of = ([nama, { from, to, hingga }]: [string, Stretch]) => sql`
    select p.kode_toko, ${nama}::text as nama, sum(p.tanda)::bigint as dokumen, sum(p.qty)::bigint as qty, sum(p.berat)::bigint as berat,
      sum(p.grand_total)::bigint as rp
    from ${shopsOf(toko)} s
    join gerak_dokumen p on p.kode_toko = s.kode_toko and p.jenis = 'PEMBELIAN' and p.tanggal between ${from}::date and ${to}::date
    where ${hingga?.toISOString() ?? null}::timestamptz is null or p.tanggal < ${to}::date or p.at <= ${hingga?.toISOString() ?? null}::timestamptz
    group by p.kode_toko`;
  return sql`${sql.join(Object.entries(stretches).map(of), sql` union all `)}`;
};

/** What was sold and earned in a stretch, of a shop or of one of its sales people; weights in mg. */
export interface EarnedRow {
  nama: string;
  kode_toko: string;
  /** null for the whole shop. */
  kode_sales: string | null;
  nama_sales: string | null;
  qty: number;
  berat: number;
  rp: number;
  laba: number;
}

/** What sales people sold in a stretch and what it earned, and what its comparison earned, from the lines themselves. */
export const earnedIn = (toko: string, now: Span, before: Stretch): Query<EarnedRow> => {
  const sums = sql`sum(d.tanda * d.qty)::bigint as qty, sum(d.tanda * d.berat)::bigint as berat, sum(${paidOf})::bigint as rp, sum(${marginOf})::bigint as laba`;
  return sql`
    select x.*, coalesce(o.nama_sales, x.kode_sales) as nama_sales from (
      select 'kini' as nama, d.kode_toko, d.kode_sales, ${sums}
      from ${soldLines(toko, now.from, now.to)} d group by grouping sets ((d.kode_toko), (d.kode_toko, d.kode_sales))
      union all
      select 'dulu', d.kode_toko, null, ${sums}
      from ${soldLines(toko, before.from, before.to)} d
      where ${before.hingga?.toISOString() ?? null}::timestamptz is null or d.tanggal < ${before.to}::date or d.at <= ${before.hingga?.toISOString() ?? null}::timestamptz
      group by d.kode_toko) x
    left join sales o on o.kode_toko = x.kode_toko and o.kode_sales = x.kode_sales
    order by x.rp desc, x.kode_toko, x.kode_sales`;
};

/** The user's own sales that are in force: of a day, and of its comparison as `dulu`; weights in mg. */
export const ownSales = (
  toko: string,
  user: string | null,
  day: string,
  before: Stretch,
): Query<JumlahPenjualan & { nama: string }> => {
  const who = user === null ? sql`true` : sql`d.input_by = ${user}`;
  return sql`
    select case when d.tanggal = ${day}::date then 'kini' else 'dulu' end as nama, count(*)::bigint as dokumen, sum(d.qty)::bigint as qty,
      sum(d.berat)::bigint as berat, sum(d.grand_total)::bigint as rp
    from ${shopsOf(toko)} s
    join dokumen d on d.kode_toko = s.kode_toko and d.jenis = 'PENJUALAN' and d.tanggal in (${day}::date, ${before.to}::date)
    where d.status = 'POSTED' and ${who}
      and (d.tanggal = ${day}::date or ${before.hingga?.toISOString() ?? null}::timestamptz is null or d.at <= ${before.hingga?.toISOString() ?? null}::timestamptz)
    group by 1`;
};
