import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * Rupiah in the drawer of a shop before a business day, as an SQL expression; the cost follows the days since the last
 * closing and not the history (domain §1.5, migration 0005).
 */
export const cashBefore = (toko: Query<unknown>, tanggal: Query<unknown>): Query<unknown> =>
  sql`kadar_kas_awal(${toko}, ${tanggal})`;

/** Rupiah in the drawer at the end of a business day, or now for the day that runs. */
export const cashAfter = (toko: Query<unknown>, tanggal: Query<unknown>): Query<unknown> =>
  cashBefore(toko, sql`${tanggal} + 1`);
