import { type Query, sql } from '../../../platform/database/sql.ts';
import { cashAfter, cashBefore } from './cash-balance.ts';

export interface CashFigures {
  saldo_awal: number;
  masuk: number;
  keluar: number;
  saldo_akhir: number;
}

/** Cash of a business day as a JSON expression. */
export const cashFigures = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`(
  select json_build_object('saldo_awal', ${cashBefore(sql`${toko}`, tanggal)}, 'saldo_akhir', ${cashAfter(sql`${toko}`, tanggal)},
    'masuk', coalesce(sum(masuk), 0), 'keluar', coalesce(sum(keluar), 0))
  from kas_mutasi where kode_toko = ${toko} and tanggal = ${tanggal})`;

/** Cash of a business day by category, as a JSON expression. */
export const cashByCategory = (toko: string, tanggal: Query<unknown>): Query<unknown> => sql`(
  select coalesce(jsonb_agg(x order by x.kategori), '[]') from (
    select kategori, sum(masuk) as masuk, sum(keluar) as keluar from kas_mutasi
    where kode_toko = ${toko} and tanggal = ${tanggal} group by kategori) x)`;
