import type { chartPenjualan } from '@kadar/contract/endpoints/dashboard.ts';
import type { z } from 'zod';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { shops } from './shops.ts';

type Asked = z.output<NonNullable<typeof chartPenjualan.query>>;
type Point = z.infer<typeof chartPenjualan.data>[number];

const IN_YEAR = sql`g.tanggal >= make_date(y.tahun, 1, 1) and g.tanggal < make_date(y.tahun + 1, 1, 1)`;

/** Documents of the shop `t` on these days, cut before anything is joined: those of all shops joined to their days are all there ever were. */
const documents = (jenis: string, days: Query<unknown>) => sql`
  select g.tanda, g.qty, g.berat, g.grand_total, g.tanggal, g.at from gerak_dokumen g
  where g.kode_toko = t.kode_toko and g.jenis = ${jenis} and ${days} offset 0`;

/** Hours by the clock of the shops' time zone, not the server's. */
const byHour = (toko: string, timeZone: string, jenis: string) => sql<Point>`
  with ${shops(toko)},
  p as (
    select s.tanda, s.qty, s.berat, s.grand_total, to_char(s.at at time zone ${timeZone}, 'HH24') as jam
    from t cross join lateral (${documents(jenis, sql`g.tanggal = t.tgl_system`)}) s)
  select to_char(hour, 'FM00') as label, coalesce(sum(p.tanda), 0) as dokumen, coalesce(sum(p.qty), 0)::bigint as qty,
    coalesce(sum(p.berat), 0)::bigint as berat, coalesce(sum(p.grand_total), 0)::bigint as rp
  from generate_series(0, 23) hour left join p on p.jam = to_char(hour, 'FM00')
  group by hour order by hour`;

/**
 * Closed days are taken from the snapshot of their closing, which nothing changes any more; only days since then are
 * counted from their documents, so that a year costs its days and not its sales.
 */
const byMonth = (toko: string, year: number | null) => sql<Point>`
  with ${shops(toko)},
  y as (select coalesce(${year}::int, extract(year from coalesce(max(tgl_system), current_date))::int) as tahun from t),
  closed as (
    select extract(month from c.tanggal)::int as bulan, c.ringkasan -> 'penjualan' as jual
    from y, t join tutup_harian c on c.kode_toko = t.kode_toko
    where c.tanggal >= make_date(y.tahun, 1, 1) and c.tanggal < make_date(y.tahun + 1, 1, 1)),
  open as (
    select extract(month from s.tanggal)::int as bulan, s.tanda, s.qty, s.berat, s.grand_total
    from y cross join t cross join lateral (${documents(
      'PENJUALAN',
      sql`${IN_YEAR} and g.tanggal > coalesce((select max(c.tanggal) from tutup_harian c where c.kode_toko = t.kode_toko), '-infinity')`,
    )}) s),
  m as (
    select bulan, (jual ->> 'dokumen')::bigint as dokumen, (jual ->> 'qty')::bigint as qty, (jual ->> 'berat')::bigint as berat,
      (jual ->> 'grand_total')::bigint as rp from closed
    union all
    select bulan, tanda, qty, berat, grand_total from open)
  select y.tahun || '-' || to_char(bulan, 'FM00') as label, coalesce(sum(m.dokumen), 0)::bigint as dokumen,
    coalesce(sum(m.qty), 0)::bigint as qty, coalesce(sum(m.berat), 0)::bigint as berat, coalesce(sum(m.rp), 0)::bigint as rp
  from y cross join generate_series(1, 12) bulan left join m using (bulan)
  group by y.tahun, bulan order by bulan`;

/** Sales by hour of each shop's business date, or by month of a year; every hour and month is there. */
export const penjualanChart = async (call: Call<unknown, Asked>): Promise<{ data: Point[] }> => {
  const { type, year } = call.query;
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows(
      type === 'today'
        ? byHour(call.toko, call.settings.ZONA_WAKTU, 'PENJUALAN')
        : byMonth(call.toko, year ?? null),
    ),
  );
  return { data: rows.map((row) => ({ ...row, berat: row.berat / 1000 })) };
};

/** Purchases and orders are few beside sales, and no closing keeps them: a year is counted from its documents. */
const documentsByMonth = (toko: string, year: number | null, jenis: string) => sql<Point>`
  with ${shops(toko)},
  y as (select coalesce(${year}::int, extract(year from coalesce(max(tgl_system), current_date))::int) as tahun from t),
  m as (
    select extract(month from s.tanggal)::int as bulan, s.tanda, s.qty, s.berat, s.grand_total
    from y cross join t cross join lateral (${documents(jenis, IN_YEAR)}) s)
  select y.tahun || '-' || to_char(bulan, 'FM00') as label, coalesce(sum(m.tanda), 0)::bigint as dokumen,
    coalesce(sum(m.qty), 0)::bigint as qty, coalesce(sum(m.berat), 0)::bigint as berat, coalesce(sum(m.grand_total), 0)::bigint as rp
  from y cross join generate_series(1, 12) bulan left join m using (bulan)
  group by y.tahun, bulan order by bulan`;

const documentsChart =
  (jenis: 'PEMBELIAN' | 'PESANAN') =>
  async (call: Call<unknown, Asked>): Promise<{ data: Point[] }> => {
    const { type, year } = call.query;
    const rows = await call.kadar.db.read(call.scope, (tx) =>
      tx.rows(
        type === 'today'
          ? byHour(call.toko, call.settings.ZONA_WAKTU, jenis)
          : documentsByMonth(call.toko, year ?? null, jenis),
      ),
    );
    return { data: rows.map((row) => ({ ...row, berat: row.berat / 1000 })) };
  };

/** Purchases by hour of each shop's business date, or by month of a year; every hour and month is there. */
export const pembelianChart = documentsChart('PEMBELIAN');
/** Orders taken, likewise; their rupiah are what was paid down with them. */
export const pesananChart = documentsChart('PESANAN');
