import { anywhere, type Query, sql, startingWith } from '../../../platform/database/sql.ts';

/** What was typed, in capitals, of the pieces of one shop in whatever state. */
export interface Asked {
  toko: string;
  q: string;
}

/** A shop names its pieces out of a stock of names. One that has more of them is searched piece by piece. */
const MOST_NAMES = 2_000;
/** From here on a character is half of one, or has none after it. */
const LAST = 0xd7ff;

/** Whether the texts that start so have an end to be told. */
export const canEnd = (q: string): boolean => q.charCodeAt(q.length - 1) < LAST;

/** The first text after all that start so, where texts are compared by their characters' numbers. */
const after = (q: string): string => q.slice(0, -1) + String.fromCharCode(q.charCodeAt(q.length - 1) + 1);

/**
 * For `with recursive`: `fit` tells whether pieces can be found so, which is where the shop has no more names than that and the
 * database compares texts by their characters, so that those that start alike stand together in an index; and `names` are those of
 * the shop's names that hold the text, read from an index name by name.
 */
const namesHolding = ({ toko, q }: Asked): Query<unknown> => sql`
  n as (
    (select b.nama_barang, 1 as nth from barang b where b.kode_toko = ${toko} order by b.nama_barang limit 1)
    union all
    select (select b.nama_barang from barang b where b.kode_toko = ${toko} and b.nama_barang > n.nama_barang order by b.nama_barang limit 1), n.nth + 1
    from n where n.nama_barang is not null and n.nth <= ${MOST_NAMES}::int),
  fit as materialized (
    select count(nama_barang) <= ${MOST_NAMES}::int
      and (select datlocprovider = 'b' or datlocprovider = 'c' and datcollate in ('C', 'POSIX') from pg_database where datname = current_database()) as usable
    from n),
  names as materialized (select n.nama_barang as nama from n, fit where fit.usable and n.nama_barang like ${anywhere(q)})`;

/** Row-level security lets no `like` to an index: the same as a range. */
const codeStarts = (column: Query<unknown>, q: string): Query<unknown> =>
  sql`${column} >= ${q} and ${column} < ${after(q)}`;
const barcodeStarts = (q: string): Query<unknown> => codeStarts(sql`b.kode_barcode`, q);
const internStarts = (q: string): Query<unknown> =>
  sql`b.kode_intern <> '' and ${codeStarts(sql`b.kode_intern`, q)}`;

/**
 * For `with recursive`: `wanted` are the barcodes of a window of what was found, by relevance and then by barcode, if it can be
 * found so (`fit`). Of each way to be found no more is read than may be shown.
 */
export const windowOf = (asked: Asked, { skip, limit }: { skip: number; limit: number }): Query<unknown> => {
  const { toko, q } = asked;
  const shown = skip + limit;
  const first = (pieces: Query<unknown>): Query<unknown> =>
    sql`(select b.kode_barcode, b.kode_intern from (${pieces}) b order by b.kode_barcode limit ${shown}::int)`;
  const pieces = (which: Query<unknown>): Query<unknown> =>
    sql`select b.kode_barcode, b.kode_intern from barang b where b.kode_toko = ${toko} and ${which}`;
  // Found before they are sorted, lest all pieces are walked in the order of their barcodes.
  const byIntern = (which: Query<unknown>): Query<unknown> => first(sql`${pieces(which)} offset 0`);
  return sql`${namesHolding(asked)},
    coded as materialized (
      select x.kode_barcode, case when x.kode_barcode = ${q} or x.kode_intern = ${q} then 0 else 1 end as rank
      from (${first(pieces(barcodeStarts(q)))} union ${byIntern(internStarts(q))} union ${byIntern(sql`b.kode_intern <> '' and b.kode_intern = ${q}`)}) x, fit
      where fit.usable order by rank, x.kode_barcode limit ${shown}::int),
    named as (
      select b.kode_barcode, case when names.nama like ${startingWith(q)} then 2 else 3 end as rank
      from names cross join lateral (
        select b.kode_barcode from barang b where b.kode_toko = ${toko} and b.nama_barang = names.nama
        order by b.kode_barcode limit ${shown}::int + (select count(*) from coded)) b
      where (select count(*) from coded) < ${shown}::int and b.kode_barcode not in (select c.kode_barcode from coded c)),
    wanted as (
      select x.kode_barcode from (select * from coded union all select * from named) x
      order by x.rank, x.kode_barcode limit ${limit}::int offset ${skip}::int)`;
};

/** How many are found by their name or code, where that can be told so. */
export const countOf = (asked: Asked): Query<{ count: number }> => {
  const { toko, q } = asked;
  const other = sql`b.nama_barang not in (select names.nama from names)`;
  return sql`
    with recursive ${namesHolding(asked)}
    select (select count(*) from names join barang b on b.kode_toko = ${toko} and b.nama_barang = names.nama)
      + (select count(*) from barang b where b.kode_toko = ${toko} and ${barcodeStarts(q)} and ${other})
      + (select count(*) from barang b where b.kode_toko = ${toko} and ${internStarts(q)} and not (${barcodeStarts(q)}) and ${other}) as count`;
};
