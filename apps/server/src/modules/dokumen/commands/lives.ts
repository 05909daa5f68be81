import { type BookColumn, type BookTable, saidBy } from '@kadar/domain/books/book.ts';
import { BOOKS, type BookName } from '@kadar/domain/books.ts';
import {
  type Life,
  type MovedLife,
  movingColumns,
  type SharedLife,
  type TouchedLife,
} from '@kadar/domain/lives/life.ts';
import { LIVES } from '@kadar/domain/lives.ts';
import { type Query, sql } from '../../../platform/database/sql.ts';
import { AppError } from '../../../platform/errors.ts';
import { isPlain, names, type Shape, typed } from './shape.ts';
import type { Written } from './written.ts';

/** Its parts of the statement: lives of several kinds may move in one. */
const steps = (table: string) => ({
  dibuat: sql.raw(`dibuat_${table}`),
  digerakkan: sql.raw(`digerakkan_${table}`),
});

/** Of a book, the column that names a life. */
const columnOf = (book: BookName, name: string): BookColumn => {
  const column = (BOOKS[book] as BookTable).columns[name];
  if (!column) throw new Error(`${book} has no ${name}`);
  return column;
};

/**
 * Only lives that are named here, found by their key: by the join alone a plan made for any number of documents reads the
 * whole table while that is small (1,600 deposits: a third of the statement).
 */
const onlyThese = (key: string, keys: Query<unknown>): Query<unknown> =>
  sql`${sql.raw(`h.${key}`)} = any (array(${keys}))`;

/** The state that movements come to: one from nothing makes its life, another goes on from the version it was judged at. */
const moved = (life: MovedLife, { begins, goesOn }: Shape, toko: Query<unknown>, day: Query<unknown>) => {
  const { book, table, key, state, made, most } = life;
  const columns = Object.keys(state);
  const ke = names(columns.map((column) => `k.${column}`));
  const as = sql.raw(`k(${typed(state)})`);
  const rows = sql.raw(`rows_${book} g`);
  const { dibuat, digerakkan } = steps(table);
  const keeps = Object.entries(most).map(
    ([column, of]) => sql`${sql.raw(column)} = greatest(${sql.raw(`h.${column}, g.${of}`)}), `,
  );
  const begun = sql`
    ${dibuat} as (
      insert into ${sql.raw(table)} (kode_toko, ${sql.raw(key)}, tanggal, ${names(made)}, ${names(columns)})
      select ${toko}, ${sql.raw(saidBy(key, columnOf(book, key), 'g.'))}, ${day}, ${names(made.map((column) => `g.${column}`))}, ${ke} from ${rows} cross join lateral jsonb_to_record(g.ke) as ${as}
      where g.dari is null returning 1
    ),`;
  const gone = sql`
    ${digerakkan} as (
      update ${sql.raw(table)} h set (${names(columns)}) = (select ${ke} from jsonb_to_record(g.ke) as ${as}),
        ${sql.join(keeps, sql``)}version = h.version + 1
      from ${rows} where h.kode_toko = ${toko} and ${onlyThese(key, sql`select ${sql.raw(key)} from ${rows}`)} and ${sql.raw(`h.${key} = g.${key}`)} and g.dari is not null and h.version = g.versi returning 1
    ),`;
  return sql`${begins.has(table) ? begun : sql``}${goesOn.has(table) ? gone : sql``}`;
};

/** Its parts of the statement: several kinds of life may be touched in one. */
const named = ({ table }: TouchedLife) => ({
  sentuhan: sql.raw(`sentuhan_${table}`),
  dimulai: sql.raw(`dimulai_${table}`),
  disentuh: sql.raw(`disentuh_${table}`),
});

/** The rows of its book that name it, with its number. */
const moving = (life: TouchedLife, columns: readonly string[]): Query<unknown> => {
  const { book, key, by = key, rows, sums } = life;
  const from = isPlain(book) ? `rows_${book}` : `m where buku = '${book}'`;
  const where = rows ? `${isPlain(book) ? ' where' : ' and'} ${rows.where}` : '';
  const none = columns.slice(Object.keys(sums).length).map(() => '0');
  return sql`select ${sql.raw(saidBy(by, columnOf(book, by)))} as kunci, no, ${names([...Object.values(sums), ...none])} from ${sql.raw(from + where)}`;
};

/** What movements, and pieces that begin or end to be kept, add to a state; the document's own number makes its life. */
const touched = (life: TouchedLife, shape: Shape, toko: Query<unknown>, day: Query<unknown>) => {
  const { table, key, sums, free = [], within = {}, ended, holds } = life;
  const columns = movingColumns(life);
  const parts = [
    ...(isMoved(life, shape) ? [moving(life, columns)] : []),
    ...(shape.holds && holds !== undefined
      ? [
          sql`select coalesce(pegang, no), no, ${names(Object.keys(sums).map(() => '0'))}, case ke_status when 'HOLD' then 1 else -1 end from s
        where (ke_status = 'HOLD') <> (dari_status = 'HOLD')`,
        ]
      : []),
    ...(shape.handed && holds !== undefined
      ? [
          sql`select x.oleh, no, ${names(Object.keys(sums).map(() => '0'))}, x.n from s cross join lateral (values (coalesce(pegang, no), 1), (lepas, -1)) x(oleh, n)
        where ke_status = 'HOLD' and dari_status = 'HOLD'`,
        ]
      : []),
  ];
  const summed = columns.map((column) => `sum(${column}) as ${column}`);
  const bounds = [
    ...columns.filter((column) => !free.includes(column)).map((column) => `h.${column} + x.${column} >= 0`),
    ...Object.entries(within).map(
      ([column, of]) => `(h.${of} + x.${of} > 0 or h.${column} + x.${column} = 0)`,
    ),
    ...(ended === undefined ? [] : [`(h.${ended} = 0 or x.${ended} < 0)`]),
  ];
  const { sentuhan, dimulai, disentuh } = named(life);
  const own = columnOf(life.book, life.by ?? key).own === 'part' ? ` or kunci like no || '/%'` : '';
  const begins = shape.begins.has(table);
  const goesOn = shape.goesOn.has(table);
  // Where documents only begin them or only go on with them, nobody asks which.
  const both = begins && goesOn;
  return sql`
    ${sentuhan} as materialized (
      select kunci, ${both ? sql`bool_or(kunci = no${sql.raw(own)}) as baru, ` : sql``}${names(summed)} from (
        ${sql.join(
          parts,
          sql`
        union all `,
        )}) x(kunci, no, ${names(columns)})
      group by kunci
    ),${
      begins
        ? sql`
    ${dimulai} as (
      insert into ${sql.raw(table)} (kode_toko, ${sql.raw(key)}, tanggal, ${names(columns)})
      select ${toko}, kunci, ${day}, ${names(columns)} from ${sentuhan}${both ? sql` where baru` : sql``}
    ),`
        : sql``
    }${
      goesOn
        ? sql`
    ${disentuh} as (
      update ${sql.raw(table)} h set ${names(columns.map((column) => `${column} = h.${column} + x.${column}`))} from ${sentuhan} x
      where h.kode_toko = ${toko} and ${onlyThese(key, sql`select kunci from ${sentuhan}`)} and ${sql.raw(`h.${key}`)} = x.kunci and ${both ? sql`not x.baru and ` : sql``}${sql.raw(bounds.join(' and '))}
      returning x.kunci
    ),`
        : sql``
    }`;
};

/** What a function moves that both its shops see, by document. */
const shared = ({ book, table, mover }: SharedLife, day: Query<unknown>): Query<unknown> => sql`
    ${sql.raw(`gerak_${table}`)} as materialized (
      select ${sql.raw(mover)}(no, "user", jam, ${day}, json_agg(g)) as n from ${sql.raw(`rows_${book}`)} g group by no, "user", jam
    ),`;

const isMoved = (life: Life, { books, touches }: Shape): boolean =>
  life.goes === 'touched' && life.rows ? touches.has(life.table) : books.has(life.book);
const isIn = (life: Life, shape: Shape): boolean =>
  isMoved(life, shape) ||
  (life.goes === 'touched' && life.holds !== undefined && (shape.holds || shape.handed));
const livesOf = (shape: Shape): Life[] => LIVES.filter((life) => isIn(life, shape));

/** What documents start and go on with, by its declaration (lives §2). */
export const lives = (shape: Shape, toko: Query<unknown>, day: Query<unknown>): Query<unknown> =>
  sql.join(
    livesOf(shape).map((life) => {
      if (life.goes === 'shared') return shared(life, day);
      return life.goes === 'moved' ? moved(life, shape, toko, day) : touched(life, shape, toko, day);
    }),
    sql``,
  );

/** By table: how many were in the state they were judged in, or which had not enough. */
export interface LivesTold {
  hutang?: number;
  cicilan?: number;
  titip?: string[] | null;
  terima_batch?: string[] | null;
  kiriman_baris?: number;
  pesanan?: number;
  service?: number;
}

export const livesTold = (shape: Shape): Query<unknown>[] =>
  livesOf(shape).flatMap((life) => {
    const begins = shape.begins.has(life.table);
    const goesOn = shape.goesOn.has(life.table);
    const as = sql.raw(life.table);
    if (life.goes === 'moved') {
      const { dibuat, digerakkan } = steps(life.table);
      const counted = [...(begins ? [dibuat] : []), ...(goesOn ? [digerakkan] : [])];
      return [
        sql`${sql.join(
          counted.map((from) => sql`(select count(*) from ${from})`),
          sql` + `,
        )} as ${as}`,
      ];
    }
    if (life.goes === 'shared') return [sql`(select sum(n) from ${sql.raw(`gerak_${life.table}`)}) as ${as}`];
    if (!goesOn) return [];
    const { sentuhan, disentuh } = named(life);
    return [
      sql`(select json_agg(kunci) from ${sentuhan} where ${begins ? sql`not baru and ` : sql``}kunci not in (select kunci from ${disentuh})) as ${as}`,
    ];
  });

/** Throws what a life refuses: it went on from the state it was judged in, or has not enough. */
export const requireLives = (documents: readonly Written[], told: LivesTold): void => {
  for (const life of LIVES) {
    const rows = documents.reduce((sum, { books }) => sum + books[life.book].length, 0);
    if (life.goes !== 'touched') {
      if (rows > 0 && told[life.table] !== rows) throw new AppError(life.refused);
    } else {
      const [lost] = told[life.table] ?? [];
      if (lost !== undefined) throw new AppError(life.refused, { [life.key]: lost });
    }
  }
};
