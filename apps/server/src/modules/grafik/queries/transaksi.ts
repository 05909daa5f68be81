import type {
  grafikTransaksiHari,
  grafikTransaksiPeriode,
  grafikTransaksiTahun,
} from '@kadar/contract/endpoints/grafik.ts';
import type { z } from 'zod';
import { type Query, sql } from '../../../platform/database/sql.ts';
import type { Call } from '../../../platform/http/call.ts';
import { businessDate, dayOf, openFrom, type Range, rangeOf } from './range.ts';

type QueryOf<E extends { query?: z.ZodType }> = z.output<NonNullable<E['query']>>;
type Jam = z.infer<typeof grafikTransaksiHari.data>[number];
type Hari = z.infer<typeof grafikTransaksiPeriode.data>[number];
type Bulan = z.infer<typeof grafikTransaksiTahun.data>[number];

/** Milligrams become grams. */
const inGrams = <T extends { berat: number }>(rows: readonly T[]): T[] =>
  rows.map((row) => ({ ...row, berat: row.berat / 1000 }));

/**
 * Documents of a range as `d` (kode_toko, tanggal, jenis, jumlah, total, berat), a row per shop, day and kind. Sales of closed
 * days come from the snapshot of their closing, which nothing changes any more, so that a year costs its days and not its
 * sales. The grouping inside keeps every look-up to one shop's range: over all shops at once an index has no first column.
 */
export const documents = (toko: string, range: Range): Query<unknown> => sql`
  ${openFrom(toko, range)},
  d as (
    select t.kode_toko, x.*
    from t cross join lateral (
      select y.tanggal, y.jenis, sum(y.jumlah) as jumlah, sum(y.total) as total, sum(y.berat) as berat
      from (
        select c.tanggal, 'PENJUALAN' as jenis, (c.ringkasan -> 'penjualan' ->> 'dokumen')::bigint as jumlah,
          (c.ringkasan -> 'penjualan' ->> 'grand_total')::bigint as total, (c.ringkasan -> 'penjualan' ->> 'berat')::bigint as berat
        from tutup_harian c where c.kode_toko = t.kode_toko and c.tanggal between ${range.from}::date and ${range.to}::date
        union all
        select p.tanggal, 'PENJUALAN', p.tanda, p.grand_total, p.berat
        from gerak_dokumen p
        where p.kode_toko = t.kode_toko and p.jenis = 'PENJUALAN' and p.tanggal between t.mulai and ${range.to}::date
        union all
        select k.tanggal, k.jenis, k.tanda, k.grand_total, case k.jenis when 'PEMBELIAN' then k.berat else 0 end
        from gerak_dokumen k
        where k.kode_toko = t.kode_toko and k.jenis in ('PEMBELIAN', 'KAS_MASUK', 'KAS_KELUAR') and k.tanggal between ${range.from}::date and ${range.to}::date) y
      group by y.tanggal, y.jenis) x)`;

const SUMS = sql`sum(d.jumlah)::bigint as jumlah, sum(d.total)::bigint as total, sum(d.berat)::bigint as berat`;

/** Transactions of each shop's day by hour; hours by the clock of the shops' time zone, not the server's. Cut by shop and day first: all shops' documents joined to their days are all there ever were. */
export const transaksiHari = async (call: Call<unknown, QueryOf<typeof grafikTransaksiHari>>) => {
  const jam = (at: Query<unknown>) => sql`to_char(${at} at time zone ${call.settings.ZONA_WAKTU}, 'HH24')`;
  const rows = await call.kadar.db.read(call.scope, (tx) =>
    tx.rows<Jam>(sql`
      with ${dayOf(call.toko, call.query.tanggal)},
      d as (
        select t.*, x.* from t cross join lateral (
          select ${jam(sql`p.at`)} as jam, p.jenis, p.tanda as jumlah, p.grand_total as total,
            case when p.jenis in ('PENJUALAN', 'PEMBELIAN') then p.berat else 0 end as berat
          from gerak_dokumen p
          where p.kode_toko = t.kode_toko and p.jenis in ('PENJUALAN', 'PEMBELIAN', 'KAS_MASUK', 'KAS_KELUAR') and p.tanggal = t.tanggal
          offset 0) x)
      select d.kode_toko, d.tanggal, d.jam, d.jenis, ${SUMS}
      from d group by d.kode_toko, d.tanggal, d.jam, d.jenis order by d.tanggal, d.jam, d.kode_toko, d.jenis`),
  );
  return { data: inGrams(rows) };
};

/** Transactions of a period by day. Throws what rangeOf refuses. */
export const transaksiPeriode = async (call: Call<unknown, QueryOf<typeof grafikTransaksiPeriode>>) => {
  const rows = await call.kadar.db.read(call.scope, async (tx) =>
    tx.rows<Hari>(sql`
      with ${documents(call.toko, await rangeOf(call, tx))}
      select d.kode_toko, d.tanggal, d.jenis, ${SUMS}
      from d group by d.kode_toko, d.tanggal, d.jenis having sum(d.jumlah) > 0 order by d.tanggal, d.kode_toko, d.jenis`),
  );
  return { data: inGrams(rows) };
};

/** Transactions of a year by month. */
export const transaksiTahun = async (call: Call<unknown, QueryOf<typeof grafikTransaksiTahun>>) => {
  const rows = await call.kadar.db.read(call.scope, async (tx) => {
    const year = call.query.year ?? (await businessDate(call, tx)).slice(0, 4);
    return tx.rows<Bulan>(sql`
      with ${documents(call.toko, { from: `${year}-01-01`, to: `${year}-12-31` })}
      select d.kode_toko, to_char(d.tanggal, 'YYYY-MM') as bulan, d.jenis, ${SUMS}
      from d group by d.kode_toko, to_char(d.tanggal, 'YYYY-MM'), d.jenis having sum(d.jumlah) > 0
      order by bulan, d.kode_toko, d.jenis`);
  });
  return { data: inGrams(rows) };
};
