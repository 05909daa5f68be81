import type pg from 'pg';
import { asHistory, columnsOf, PLAIN_FORMS, type Said, WATCHES } from './watch-tables.ts';
import type { Watch } from './watched.ts';

/** What of a table is not as its history says. */
export interface Contradicted {
  table: string;
  /** Some of it. */
  details: string[];
  all: number;
}

/** Hands that change rows by themselves: the product's role, migrations, and the date of a backup. */
const KNOWN_HANDS = ['kadar_app', 'migrasi', 'cadangan'];

/** The columns that differ, by their names in $4. */
const DIFFERING = `
  (select string_agg($4::json->tabel->>(n::int - 1), ', ' order by n) from unnest(h.isi::text[], r.isi::text[]) with ordinality u(lama, baru, n)
   where lama is distinct from baru)`;

/** The last row of each key against what stands, table by table in one look. */
const statement = (watches: readonly Watch[]): string => `
  with h as (
    select kode_toko, tabel, kunci, isi, oleh from riwayat
    where id in (select max(id) from riwayat group by tabel, kode_toko, kunci) and tabel = any($2)
  ), x as (
    select kode_toko, tabel, kunci, case
      when r.isi is not distinct from h.isi then 'was changed by hand, as ' || h.oleh
      when r.isi is null then 'is gone'
      when h.isi is null then 'was added'
      else 'was altered (' || ${DIFFERING} || ')' end as how
    from (${watches.map(asHistory).join(' union all ')}) r full join h using (tabel, kode_toko, kunci)
    where r.isi is distinct from h.isi or h.oleh <> all($3)
  )
  select tabel as table, (array_agg(kode_toko || ' ' || tabel || coalesce(' ' || nullif(kunci, ''), '') || ': ' || how order by kode_toko, kunci))[:$1] as details, count(*)::int as all
  from x group by tabel order by tabel`;

const WATCHED_NOW = `
  select w.*, to_regclass('public.' || quote_ident(w.table)) is not null as there, exists (
    select from pg_trigger t where t.tgrelid = to_regclass('public.' || quote_ident(w.table)) and t.tgname = 'riwayat' and t.tgenabled in ('O', 'A')) as kept
  from (${WATCHES}) w order by w.table`;

/** Rows of watched tables against their history, and the triggers that write it. The transaction reads only. */
export const verifyHistory = async (client: pg.ClientBase, shown: number): Promise<Contradicted[]> => {
  await client.query(PLAIN_FORMS);
  const { rows } = await client.query<{
    table: string;
    said: Said | null;
    by: string;
    there: boolean;
    kept: boolean;
  }>(WATCHED_NOW);
  const watched = rows.flatMap(({ said, ...row }) => (said ? [{ ...row, said }] : []));
  const standing = watched.filter(({ there }) => there);
  if (standing.length === 0) return [about('riwayat', 'is empty')];
  const found = await client.query<Contradicted>(
    statement(standing.map(({ table, said }) => ({ table, ...said }))),
    [
      shown,
      standing.map(({ table }) => table),
      KNOWN_HANDS,
      JSON.stringify(Object.fromEntries(standing.map(({ table, said }) => [table, columnsOf(said)]))),
    ],
  );
  return [
    ...found.rows,
    ...watched.flatMap(({ table, there, kept }) => [
      ...(there ? [] : [about(table, 'is gone')]),
      ...(there && !kept ? [about(table, 'its changes are not written down: the trigger is gone')] : []),
    ]),
    ...rows
      .filter(({ by }) => !KNOWN_HANDS.includes(by))
      .map(({ table, by }) => about(table, `what is watched of it was changed by hand, as ${by}`)),
  ];
};

const about = (table: string, how: string): Contradicted => ({
  table,
  details: [`* ${table}: ${how}`],
  all: 1,
});
