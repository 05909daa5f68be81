import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * Rupiah in the drawer of a shop before a business day, as an SQL expression: what the last closing counted and what
 * moved since, so that the cost follows the days and not the history. A closing books its difference, so this is the
 * sum of all movements (domain §1.5).
 */
export const cashBefore = (toko: Query<unknown>, tanggal: Query<unknown>): Query<unknown> => sql`(
  select (coalesce(t.kas_hitung, 0) + coalesce((
    select sum(m.masuk - m.keluar) from kas_mutasi m
    where m.kode_toko = ${toko} and m.tanggal > coalesce(t.tanggal, '-infinity'::date) and m.tanggal < ${tanggal}), 0))::bigint
  from (select 1) satu left join lateral (
    select c.tanggal, c.kas_hitung from tutup_harian c
    where c.kode_toko = ${toko} and c.tanggal < ${tanggal} order by c.tanggal desc limit 1) t on true)`;

/** Rupiah in the drawer at the end of a business day, or now for the day that runs. */
export const cashAfter = (toko: Query<unknown>, tanggal: Query<unknown>): Query<unknown> =>
  cashBefore(toko, sql`(${tanggal} + 1)`);
