import { readdir, readFile } from 'node:fs/promises';
import type { Master } from '@kadar/contract/master.ts';
import type pg from 'pg';
import { watchTables } from './chain/watch-tables.ts';
import { LOCKS } from './database/locks.ts';
import { syncMasterTables } from './database/master-tables.ts';
import { OperatorError } from './operator-error.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
/** The first migration is the ground that the masters' tables stand on; the others may refer to masters. */
const GROUND = '0001_platform.sql';

/** There while a restore fills the database: what stands in it then is no whole Kadar. */
export const RESTORE_MARK = 'restore_incomplete';

export interface MigrationReport {
  applied: string[];
}

export interface MigrateOptions {
  /** Only these, for a restore: the schema as it was when the backup was made. */
  only?: readonly string[];
  /** Called by the restore itself. */
  restoring?: boolean;
}

/** The names of the migrations this version has, in their order. */
export const knownMigrations = async (): Promise<string[]> =>
  (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();

/**
 * Applies what is missing, forward only, each migration in a transaction of its own; between the ground and the rest
 * the tables of the declared masters are brought up to date, and last of all what keeps their history. Several servers may start at once: one migrates, the others wait.
 * Throws OperatorError for a database of a newer Kadar, or one whose restore did not finish.
 */
export const migrate = async (
  pool: pg.Pool,
  masters: readonly Master[],
  { only, restoring = false }: MigrateOptions = {},
): Promise<MigrationReport> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.MIGRATE]);
    // Whose hand it is, where a migration changes rows whose history is kept.
    await client.query(`set kadar.oleh = 'migrasi'`);
    if (!restoring) await refuseHalfRestored(client);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    );
    const files = await knownMigrations();
    const missing = files.filter((name) => !done.has(name) && (!only || only.includes(name)));
    const unknown = [...done].filter((name) => !files.includes(name));
    if (unknown.length > 0)
      throw new OperatorError(
        `Database ini berasal dari versi Kadar yang lebih baru (${unknown.join(', ')})`,
      );
    const apply = async (name: string): Promise<void> => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      await inTransaction(client, async () => {
        await client.query(text);
        await client.query('insert into migrations (name) values ($1)', [name]);
      });
    };
    if (missing.includes(GROUND)) await apply(GROUND);
    await inTransaction(client, () => syncMasterTables(client, masters));
    for (const name of missing) if (name !== GROUND) await apply(name);
    // A schema that waits for its rows keeps no history of them: it comes with them.
    if (!only) await inTransaction(client, () => watchTables(client, masters));
    return { applied: missing };
  } finally {
    await client.query('reset kadar.oleh');
    await client.query('select pg_advisory_unlock($1)', [LOCKS.MIGRATE]);
    client.release();
  }
};

/** Throws when a restore into this database was cut off. */
export const refuseHalfRestored = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ marked: boolean }>('select to_regclass($1) is not null as marked', [
    `public.${RESTORE_MARK}`,
  ]);
  if (rows[0]?.marked)
    throw new OperatorError(
      'Pemulihan ke tempat ini terputus di tengah jalan, isinya tidak lengkap. Kosongkan folder data (atau database) ini lalu jalankan npm run restore sekali lagi.',
    );
};

const inTransaction = async (client: pg.PoolClient, work: () => Promise<void>): Promise<void> => {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};
