import { isDeepStrictEqual } from 'node:util';
import type { Master } from '@kadar/contract/master.ts';
import type pg from 'pg';
import { escapeLiteral, escapeIdentifier as quoted } from 'pg';
import { type Catalogue, type Watch, watches } from './watched.ts';

/** What a table's history says of itself, as a row of it: `tabel` is riwayat, `kunci` the table, `isi` this as JSON. */
export type Said = Omit<Watch, 'table'>;

/** Times, days and bytes are written in one way, whatever form somebody gave his connection. */
const FORMS = { timezone: 'UTC', datestyle: 'ISO', bytea_output: 'hex' } as const;
export const PLAIN_FORMS = Object.entries(FORMS)
  .map(([name, form]) => `set local ${name} = '${form}'`)
  .join('; ');

export const WATCHES = `
  select distinct on (kunci) kunci as table, isi::json as said, oleh as by from riwayat where tabel = 'riwayat' order by kunci, id desc`;

const CATALOGUE = `
  select c.relname as table,
    (select json_object_agg(a.attname, format_type(a.atttypid, a.atttypmod)) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select array_agg(a.attname::text order by k.n) from pg_index i, unnest(i.indkey::int2[]) with ordinality k(attnum, n), pg_attribute a
     where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum), '{}') as key,
    exists (select from pg_trigger t where t.tgrelid = c.oid and t.tgname = 'riwayat') as triggered
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`;

/** The watched columns in the order in which `isi` has them. */
export const columnsOf = ({ kolom }: Said): string[] => Object.keys(kolom).sort();
const textOf = ({ sidik }: Said, name: string, row: string): string => {
  const column = `${row}.${quoted(name)}::text`;
  return sidik.includes(name) ? `encode(sha256(convert_to(${column}, 'UTF8')), 'hex')` : column;
};
const isiOf = (said: Said, row: string): string =>
  `array[${columnsOf(said)
    .map((name) => textOf(said, name, row))
    .join(', ')}]::text`;
const tokoOf = ({ toko }: Said, row: string): string => (toko ? `${row}.kode_toko` : `'*'`);
const kunciOf = ({ kunci }: Said, row: string): string =>
  kunci.length === 0
    ? `''`
    : `concat_ws(' ', ${kunci.map((name) => `${row}.${quoted(name)}::text`).join(', ')})`;

/** Rows of a table as its history has them: shop, key and content. The transaction has PLAIN_FORMS. */
export const asHistory = (watch: Watch): string =>
  `select ${tokoOf(watch, 'r')} as kode_toko, ${escapeLiteral(watch.table)} as tabel, ${kunciOf(watch, 'r')} as kunci, ${isiOf(watch, 'r')} as isi from ${quoted(watch.table)} r`;

/** One function a table, so that a row costs no look at the catalogue. What was not changed is not written. */
const triggerOf = (watch: Watch): string => {
  const of = (row: string) => `${tokoOf(watch, row)}, ${escapeLiteral(watch.table)}, ${kunciOf(watch, row)}`;
  const write = (row: string, isi: string) =>
    `insert into riwayat (kode_toko, tabel, kunci, isi, oleh) values (${of(row)}, ${isi}, kadar_tangan());`;
  const name = quoted(`riwayat_${watch.table}`);
  return `
    create or replace function ${name}() returns trigger language plpgsql security definer
      set search_path = public ${Object.entries(FORMS)
        .map(([setting, form]) => `set ${setting} = '${form}'`)
        .join(' ')} as $body$
    declare
      lama text;
      baru text;
    begin
      if tg_op <> 'INSERT' then lama := ${isiOf(watch, 'old')}; end if;
      if tg_op <> 'DELETE' then baru := ${isiOf(watch, 'new')}; end if;
      if tg_op = 'UPDATE' then
        if lama = baru then return null; end if;
        if (${of('old')}) is distinct from (${of('new')}) then ${write('old', 'null')} end if;
      end if;
      if tg_op = 'DELETE' then ${write('old', 'null')} else ${write('new', 'baru')} end if;
      return null;
    end $body$;
    drop trigger if exists riwayat on ${quoted(watch.table)};
    create trigger riwayat after insert or delete or update of ${columnsOf(watch).map(quoted).join(', ')} on ${quoted(watch.table)}
      for each row execute function ${name}()`;
};

const LAST = (table: string): string =>
  `select distinct on (kode_toko, kunci) kode_toko, kunci, isi from riwayat where tabel = ${escapeLiteral(table)} order by kode_toko, kunci, id desc`;

/** A row for each of a table's own; of one that was watched otherwise before, where what stayed is as the history says: the rest is told by verification. */
const firstRows = (watch: Watch, before: Said | undefined): string => {
  const same = before ? sameColumns(watch, before) : [];
  const part = (isi: string, said: Said): string =>
    `array[${same.map((name) => `(${isi}::text[])[${columnsOf(said).indexOf(name) + 1}]`).join(', ')}]::text[]`;
  return `insert into riwayat (kode_toko, tabel, kunci, isi, oleh)
    select kode_toko, tabel, kunci, r.isi, 'migrasi' from (${asHistory(watch)}) r
    ${before ? `join (${LAST(watch.table)}) h using (kode_toko, kunci) where r.isi <> h.isi and ${part('r.isi', watch)} = ${part('h.isi', before)}` : ''}`;
};

const sameColumns = (watch: Said, before: Said): string[] =>
  columnsOf(watch).filter(
    (name) =>
      watch.kolom[name] === before.kolom[name] && watch.sidik.includes(name) === before.sidik.includes(name),
  );

/**
 * Brings triggers and history up to what is declared: a table that is watched from now on gets a first row for each of its
 * own. Whoever alters one past its trigger contradicts its history from the first second.
 */
export const watchTables = async (client: pg.ClientBase, masters: readonly Master[]): Promise<void> => {
  await client.query(PLAIN_FORMS);
  const { rows: tables } = await client.query<Catalogue & { triggered: boolean }>(CATALOGUE);
  const triggered = new Set(tables.flatMap((one) => (one.triggered ? [one.table] : [])));
  const { rows: before } = await client.query<{ table: string; said: Said | null }>(WATCHES);
  const known = new Map(before.flatMap(({ table, said }) => (said ? [[table, said]] : [])));
  for (const watch of watches(masters, tables)) {
    const { table, ...said } = watch;
    const was = known.get(table);
    known.delete(table);
    const same = isDeepStrictEqual(was, said);
    if (!same || !triggered.has(table)) await client.query(triggerOf(watch));
    if (same) continue;
    await client.query(firstRows(watch, was));
    await say(client, table, said);
  }
  for (const table of known.keys()) {
    if (triggered.has(table)) await client.query(`drop trigger riwayat on ${quoted(table)}`);
    await say(client, table, null);
  }
};

const say = (client: pg.ClientBase, table: string, said: Said | null): Promise<unknown> =>
  client.query(
    `insert into riwayat (kode_toko, tabel, kunci, isi, oleh) values ('*', 'riwayat', $1, $2, 'migrasi')`,
    [table, said && JSON.stringify(said)],
  );
