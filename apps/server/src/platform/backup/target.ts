import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { escapeIdentifier } from 'pg';
import { OperatorError } from '../operator-error.ts';
import { isEmptyStore } from './files-view.ts';

const USER_SCHEMAS = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'`;
const NOT_OF_EXTENSION = (oid: string) =>
  `not exists (select 1 from pg_depend e where e.objid = ${oid} and e.deptype = 'e')`;

/** Throws unless the data folder is missing or has nothing in it: a restore overwrites nothing. */
export const refuseUsedFolder = async (dataDir: string): Promise<void> => {
  if (!existsSync(dataDir)) return;
  const [first] = await readdir(dataDir);
  if (first !== undefined)
    throw new OperatorError(
      `Folder data ${dataDir} tidak kosong (ada ${first}). Pulihkan ke folder baru: KADAR_DATA=<folder baru> npm run restore -- <berkas>`,
    );
};

/** Throws unless the store of files has nothing in it. */
export const refuseUsedStore = async (folder: string): Promise<void> => {
  if (!(await isEmptyStore(folder)))
    throw new OperatorError(`Folder ${folder} sudah berisi berkas. Pulihkan dengan KADAR_DATA yang kosong.`);
};

/** A table, sequence, view, function or domain that stands in the database; undefined when it is empty. Those of extensions do not count. */
export const firstOfDatabase = async (client: pg.ClientBase): Promise<string | undefined> => {
  const { rows } = await client.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${USER_SCHEMAS} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${NOT_OF_EXTENSION('c.oid')}
     union all
     select n.nspname || '.' || p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where ${USER_SCHEMAS} and ${NOT_OF_EXTENSION('p.oid')}
     union all
     select n.nspname || '.' || t.typname from pg_type t join pg_namespace n on n.oid = t.typnamespace
     where ${USER_SCHEMAS} and t.typtype = 'd' and ${NOT_OF_EXTENSION('t.oid')} limit 1`,
  );
  return rows[0]?.name;
};

/** Throws unless the database is empty. */
export const refuseUsedDatabase = async (client: pg.ClientBase): Promise<void> => {
  const name = await firstOfDatabase(client);
  if (name)
    throw new OperatorError(
      `Database tujuan tidak kosong (ada ${name}). Pulihkan ke database baru: createdb <nama>, lalu DATABASE_URL=…`,
    );
};

/**
 * Removes what a failed restore or demo made in a database that was empty before; all of it, or on an error none. A
 * table to `keep` stays: the mark of a work that begins again.
 */
export const emptyDatabase = async (client: pg.ClientBase, keep = ''): Promise<void> => {
  const drop = async (kind: string, text: string): Promise<void> => {
    const { rows } = await client.query<{ name: string }>(text);
    for (const { name } of rows)
      if (name !== `public.${keep}`) await client.query(`drop ${kind} if exists ${name} cascade`);
  };
  const inPublic = (relkind: string): string =>
    `select 'public.' || quote_ident(relname) as name from pg_class c
     where relnamespace = 'public'::regnamespace and relkind = '${relkind}' and ${NOT_OF_EXTENSION('c.oid')}`;
  await client.query('begin');
  await drop('table', inPublic('r'));
  await drop('sequence', inPublic('S'));
  await drop(
    'routine',
    `select oid::regprocedure::text as name from pg_proc p where pronamespace = 'public'::regnamespace and ${NOT_OF_EXTENSION('p.oid')}`,
  );
  await drop(
    'domain',
    `select 'public.' || quote_ident(typname) as name from pg_type t
     where typnamespace = 'public'::regnamespace and typtype = 'd' and ${NOT_OF_EXTENSION('t.oid')}`,
  );
  await client.query('commit');
};

/** Removes everything inside a folder that was empty before. */
export const emptyFolder = async (folder: string): Promise<void> => {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
};

/** Puts the mark that keeps servers off, or takes it away. */
export const markIncomplete = (client: pg.ClientBase, mark: string): Promise<unknown> =>
  client.query(`create table public.${escapeIdentifier(mark)} (at timestamptz not null default now())`);

export const unmarkIncomplete = (client: pg.ClientBase, mark: string): Promise<unknown> =>
  client.query(`drop table public.${escapeIdentifier(mark)}`);
