import { type Query, sql } from '../../platform/database/sql.ts';

/** The shops a report is asked about, as a relation with the column kode_toko; '*' is all of them. */
export const shopsOf = (toko: string): Query<unknown> =>
  toko === '*' ? sql`(select kode_toko from tokos)` : sql`(select ${toko}::text as kode_toko)`;

/** Where the document of a number is shown, as a route without its slash: for the drill-down links of mixed reports. */
export const screenOf = (number: Query<unknown>): Query<unknown> => sql`
  case left(${number}, 2) when 'PJ' then 'lihat-penjualan' when 'BJ' then 'lihat-penjualan' when 'KM' then 'kas' when 'KK' then 'kas'
    when 'KB' then 'kas' when 'TH' then 'tutup-harian' else 'jurnal' end`;
