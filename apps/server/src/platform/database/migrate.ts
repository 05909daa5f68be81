import { readdir, readFile } from 'node:fs/promises';
import type { Master } from '@kadar/contract/master.ts';
import type pg from 'pg';
import { syncMasterTables } from './master-tables.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);
/** The first migration is the ground that the masters' tables stand on; the others may refer to masters. */
const GROUND = '0001_platform.sql';
const LOCK = 7_241_001;

export interface MigrationReport {
  applied: string[];
}

/**
 * Applies what is missing, forward only, each migration in a transaction of its own; between the ground and the rest
 * the tables of the declared masters are brought up to date. Several servers may start at once: one migrates, the others wait.
 */
export const migrate = async (pool: pg.Pool, masters: readonly Master[]): Promise<MigrationReport> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    );
    const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
    const missing = files.filter((name) => !done.has(name));
    const unknown = [...done].filter((name) => !files.includes(name));
    if (unknown.length > 0)
      throw new Error(`Database ini berasal dari versi Kadar yang lebih baru (${unknown.join(', ')})`);
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
    return { applied: missing };
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
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
