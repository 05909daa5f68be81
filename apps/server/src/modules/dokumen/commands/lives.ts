import type { MovedLife } from '@kadar/domain/lives/life.ts';
import { LIVES } from '@kadar/domain/lives.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { names, type Shape, typed } from './shape.ts';

/** The state that movements come to: one from nothing makes its life, another goes on from the version it was judged at. */
const moved = ({ book, table, key, state, made, most }: MovedLife, toko: string, day: Query<unknown>) => {
  const columns = Object.keys(state);
  const ke = names(columns.map((column) => `k.${column}`));
  const as = sql.raw(`k(${typed(state)})`);
  const rows = sql.raw(`rows_${book} g`);
  const keeps = Object.entries(most).map(
    ([column, of]) => sql`${sql.raw(column)} = greatest(${sql.raw(`h.${column}, g.${of}`)}), `,
  );
  return sql`
    dibuat as (
      insert into ${sql.raw(table)} (kode_toko, ${sql.raw(key)}, tanggal, ${names(made)}, ${names(columns)})
      select ${toko}, coalesce(${sql.raw(`g.${key}`)}, g.no), ${day}, ${names(made.map((column) => `g.${column}`))}, ${ke} from ${rows} cross join lateral jsonb_to_record(g.ke) as ${as}
      where g.dari is null returning 1
    ),
    digerakkan as (
      update ${sql.raw(table)} h set (${names(columns)}) = (select ${ke} from jsonb_to_record(g.ke) as ${as}),
        ${sql.join(keeps, sql``)}version = h.version + 1
      from ${rows} where h.kode_toko = ${toko} and ${sql.raw(`h.${key} = g.${key}`)} and g.dari is not null and h.version = g.versi returning 1
    ),`;
};

const inShape = ({ books }: Shape) => LIVES.filter(({ book }) => books.has(book));

/** What documents start and go on with, by its declaration (lives §2). */
export const lives = (shape: Shape, toko: string, day: Query<unknown>): Query<unknown> =>
  sql.join(
    inShape(shape).map((life) => moved(life, toko, day)),
    sql``,
  );

/** How many of each there were in the state they were judged in. */
export const livesTold = (shape: Shape): Query<unknown>[] =>
  inShape(shape).map(
    ({ book }) => sql`(select count(*) from dibuat) + (select count(*) from digerakkan) as ${sql.raw(book)}`,
  );
