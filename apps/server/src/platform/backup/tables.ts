import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { OperatorError } from '../operator-error.ts';
import type { BackupTable, SequenceState } from './format.ts';

/** Kept by the migrations themselves, or only there while a restore is under way. */
const OWN_BOOKS = ['migrations', 'restore_incomplete'];

/** No extension's object: those come with `create extension`. */
const NOT_OF_EXTENSION = `not exists (select 1 from pg_depend e where e.objid = c.oid and e.deptype = 'e')`;

/** Tables of schema public with the columns a copy carries, each after the ones it refers to. */
export const readTables = async (client: pg.ClientBase): Promise<Omit<BackupTable, 'rows'>[]> => {
  const { rows: tables } = await client.query<Omit<BackupTable, 'rows'>>(
    `select c.relname as name, (
       select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'required', a.attnotnull) order by a.attnum), '[]')
       from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     ) as columns
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) and ${NOT_OF_EXTENSION}
     order by c.relname`,
    [OWN_BOOKS],
  );
  const { rows: references } = await client.query<{ child: string; parent: string }>(
    `select distinct c.relname as child, p.relname as parent from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
     where k.contype = 'f' and c.relnamespace = 'public'::regnamespace and c.oid <> p.oid`,
  );
  const ordered: typeof tables = [];
  const placed = new Set<string>();
  let left = tables;
  while (left.length > 0) {
    const isFree = ({ name }: { name: string }): boolean =>
      references.every(({ child, parent }) => child !== name || placed.has(parent));
    const free = left.filter(isFree);
    if (free.length === 0)
      throw new OperatorError(`Tabel saling merujuk: ${left.map(({ name }) => name).join(', ')}`);
    ordered.push(...free);
    for (const { name } of free) placed.add(name);
    left = left.filter(({ name }) => !placed.has(name));
  }
  return ordered;
};

/** How many rows each table has in the transaction's view. */
export const countRows = async (
  client: pg.ClientBase,
  tables: readonly Omit<BackupTable, 'rows'>[],
): Promise<BackupTable[]> => {
  const each = tables.map(({ name }) => `select count(*) as rows from ${escapeIdentifier(name)}`);
  const answers = (await client.query(each.join(';'))) as unknown as pg.QueryResult<{ rows: string }>[];
  return tables.map((table, at) => ({ ...table, rows: Number(answers[at]?.rows[0]?.rows) }));
};

/**
 * Sequences stand outside of transactions: read after the rows were fixed, they are never behind them. Those of
 * document numbers are made on first use, so they are carried with their definition.
 */
export const readSequences = async (client: pg.ClientBase): Promise<SequenceState[]> =>
  (
    await client.query<SequenceState>(
      `select s.sequencename as name, s.start_value::text as start, s.min_value::text as min, s.max_value::text as max,
         s.increment_by::text as step, s.cycle, s.last_value::text as last,
         (select json_build_object('table', t.relname, 'column', a.attname) from pg_depend d
          join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
          where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('i', 'a')) as owner
       from pg_sequences s join pg_class c on c.relname = s.sequencename and c.relnamespace = 'public'::regnamespace
       where s.schemaname = 'public' and ${NOT_OF_EXTENSION} order by s.sequencename`,
    )
  ).rows;

/** Gives the sequences of a fresh schema their state, and makes those that appear on first use. */
export const writeSequences = async (
  client: pg.ClientBase,
  sequences: readonly SequenceState[],
): Promise<void> => {
  for (const { name, owner, start, min, max, step, cycle, last } of sequences) {
    const { rows } = await client.query<{ found: string | null }>(
      owner ? 'select pg_get_serial_sequence($1, $2) as found' : 'select to_regclass($1)::text as found',
      owner
        ? [`public.${escapeIdentifier(owner.table)}`, owner.column]
        : [`public.${escapeIdentifier(name)}`],
    );
    const found = rows[0]?.found ?? `public.${escapeIdentifier(name)}`;
    if (!rows[0]?.found)
      await client.query(
        `create sequence ${found} increment ${BigInt(step)} minvalue ${BigInt(min)} maxvalue ${BigInt(max)} start ${BigInt(start)} ${cycle ? 'cycle' : 'no cycle'}`,
      );
    if (last !== null) await client.query('select setval($1::regclass, $2::bigint)', [found, last]);
  }
};

/**
 * Lets the fresh schema hold what an older database held: columns that the declarations dropped meanwhile (the data is
 * kept, nothing reads it), and empty values from before a column was required. Throws for a table nobody knows.
 */
export const alignColumns = async (client: pg.ClientBase, wanted: readonly BackupTable[]): Promise<void> => {
  const present = new Map((await readTables(client)).map((table) => [table.name, table.columns]));
  for (const { name, columns } of wanted) {
    const here = present.get(name);
    if (!here)
      throw new OperatorError(
        `Cadangan memuat tabel ${name}, yang tidak dikenal versi ini: pulihkan dengan versi Kadar yang membuatnya`,
      );
    const table = escapeIdentifier(name);
    for (const column of columns) {
      const own = here.find((one) => one.name === column.name);
      if (!own)
        await client.query(`alter table ${table} add column ${escapeIdentifier(column.name)} ${column.type}`);
      else if (own.required && !column.required)
        await client.query(
          `alter table ${table} alter column ${escapeIdentifier(column.name)} drop not null`,
        );
    }
  }
};

/** `copy` of a table's carried columns, out or in. */
export const copyStatement = ({ name, columns }: BackupTable, way: 'to stdout' | 'from stdin'): string =>
  `copy public.${escapeIdentifier(name)} (${columns.map((column) => escapeIdentifier(column.name)).join(', ')}) ${way}`;
