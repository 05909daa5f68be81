import { ALL_ROWS } from '@kadar/contract/wire.ts';
import { type Query, sql } from '../database/sql.ts';
import type { Call } from './call.ts';

interface Window {
  skip: number;
  limit: number;
}
interface Period {
  tgl_from?: string | undefined;
  tgl_to?: string | undefined;
}

/** ISO time with zone, as it goes over the wire. */
export const iso = (column: Query<unknown>): Query<unknown> =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Shop and period first: they are what the index knows. */
export const inPeriod = (
  alias: string,
  { toko }: Pick<Call, 'toko'>,
  { tgl_from, tgl_to }: Period,
): Query<unknown>[] => [
  toko === '*' ? sql`true` : sql`${sql.ref(`${alias}.kode_toko`)} = ${toko}`,
  ...(tgl_from ? [sql`${sql.ref(`${alias}.tanggal`)} >= ${tgl_from}::date`] : []),
  ...(tgl_to ? [sql`${sql.ref(`${alias}.tanggal`)} <= ${tgl_to}::date`] : []),
];

/** What `count` may say besides how many rows there are: sums over all of them, by column. */
type Counted = { count: number } & Record<string, number>;

interface Page<T> {
  data: T[];
  count: number;
  skip: number;
  limit: number;
  sums?: Record<string, number>;
  whole?: AsyncIterable<T[]>;
}

/**
 * A window of a list, its whole length and sums, which a first page that is not full already tells; all of it, to be sent as it
 * comes, where no window was asked for.
 */
export const page = async <T>(
  call: Call<unknown, Window>,
  rows: Query<T>,
  count: Query<Counted>,
): Promise<Page<T>> => {
  const { skip, limit } = call.query;
  if (limit === ALL_ROWS)
    return { data: [], count: 0, skip, limit, whole: call.kadar.db.batches<T>(call.scope, rows) };
  return call.kadar.db.read(call.scope, async (tx) => {
    const data = await tx.rows<T>(sql`${rows} limit ${limit} offset ${skip}`);
    if (skip === 0 && data.length < limit) return { data, count: data.length, skip, limit };
    const { count: all, ...sums } = await tx.one(count);
    return { data, count: all, skip, limit, ...(Object.keys(sums).length > 0 && { sums }) };
  });
};
