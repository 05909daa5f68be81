import { type Query, shopTime, sql } from '../../../platform/database/sql.ts';
import type { ExportColumn } from './columns.ts';
import { type ExportTable, SECRET_NAME } from './export-table.ts';

export interface Window {
  tgl_from: string;
  tgl_to: string;
  /** '*' = all shops. */
  toko: string;
  /** Days of a moment are counted in this zone. */
  timeZone: string;
  /** What stands for true and for false. */
  words: { yes: string; no: string };
}

const readAs = ({ key, stored, kind }: ExportColumn, { timeZone, words }: Window): Query<unknown> => {
  const at = sql.ref(stored ?? key);
  switch (kind) {
    case 'flag':
      return sql`case when ${at} then ${words.yes} when not ${at} then ${words.no} end`;
    case 'list':
      return sql`array_to_string(${at}, ', ')`;
    case 'json':
      return sql`${at}::text`;
    case 'datetime':
      return shopTime(at, timeZone);
    default:
      return at;
  }
};

const days = (
  { column, moment }: NonNullable<ExportTable['date']>,
  { tgl_from, tgl_to, timeZone }: Window,
): Query<unknown> =>
  moment
    ? sql`${sql.ref(column)} >= ${tgl_from}::date::timestamp at time zone ${timeZone}
          and ${sql.ref(column)} < (${tgl_to}::date + 1)::timestamp at time zone ${timeZone}`
    : sql`${sql.ref(column)} between ${tgl_from}::date and ${tgl_to}::date`;

/** The rows of the days and the shop; row-level security says the same again, where the table has it. */
const conditions = (table: ExportTable, window: Window): Query<unknown> => {
  const parts: Query<unknown>[] = [sql`true`];
  if (table.perToko && window.toko !== '*') parts.push(sql`kode_toko = ${window.toko}`);
  if (table.date) parts.push(days(table.date, window));
  if (table.except) parts.push(sql`${sql.ref(table.except)} !~* ${SECRET_NAME}`);
  return sql.join(parts, sql` and `);
};

const relation = ({ table, rows }: ExportTable): Query<unknown> =>
  rows ? sql`(${rows}) rows` : sql.table(table);

/** The rows of an export, with only these columns. */
export const rowsOf = (
  table: ExportTable,
  columns: readonly ExportColumn[],
  window: Window,
): Query<Record<string, never>> => sql`
  select ${sql.join(columns.map((column) => sql`${readAs(column, window)} as ${sql.ref(column.key)}`))}
  from ${relation(table)} where ${conditions(table, window)}
  order by ${sql.join(table.sort.map((name) => sql.ref(name)))}`;

/** How many rows there are, counted no further than `limit` where one is given. */
export const countOf = (table: ExportTable, window: Window, limit?: number): Query<{ rows: number }> => sql`
  select count(*) as rows from (
    select from ${relation(table)} where ${conditions(table, window)} ${limit ? sql`limit ${limit}` : sql``}) x`;

/** What the planner takes the number of rows for. */
export const planOf = (
  table: ExportTable,
  window: Window,
): Query<{ 'QUERY PLAN': { Plan: { 'Plan Rows': number } }[] }> => sql`
  explain (format json) select from ${relation(table)} where ${conditions(table, window)}`;
