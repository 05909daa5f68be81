import { type Query, sql } from '../../../platform/database/sql.ts';

/**
 * Everything posted before a date as a relation (kode_toko, nomor_akun, debet, kredit): the sums of each shop's last
 * closing before it and the lines since, so that the cost follows the days and not the history. `shops` is a relation
 * with kode_toko; `account` narrows to one account.
 */
export const postedBefore = (
  shops: Query<unknown>,
  date: Query<unknown>,
  account?: string,
): Query<unknown> => {
  const only = (column: Query<unknown>): Query<unknown> =>
    account === undefined ? sql`` : sql`and ${column} = ${account}`;
  const last = sql`
    (select s.kode_toko, (select max(x.tanggal) from saldo_akun x where x.kode_toko = s.kode_toko and x.tanggal < ${date}) as tanggal
     from ${shops} s)`;
  return sql`(
    select a.kode_toko, a.nomor_akun, a.debet, a.kredit from ${last} t
    join saldo_akun a on a.kode_toko = t.kode_toko and a.tanggal = t.tanggal ${only(sql`a.nomor_akun`)}
    union all
    select j.kode_toko, j.nomor_akun, j.debet, j.kredit from ${last} t
    join jurnal j on j.kode_toko = t.kode_toko and j.tanggal > coalesce(t.tanggal, '-infinity') and j.tanggal < ${date} ${only(sql`j.nomor_akun`)})`;
};
