import { type Query, sql } from '../../platform/database/sql.ts';

/** The shops a report is asked about, as a relation with the column kode_toko; '*' is all of them. */
export const shopsOf = (toko: string): Query<unknown> =>
  toko === '*' ? sql`(select kode_toko from tokos)` : sql`(select ${toko}::text as kode_toko)`;
