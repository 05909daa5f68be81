import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseAddresses } from '../../apps/server/src/platform/database/database.ts';
import { readSecret } from '../../apps/server/src/platform/postgres/cluster.ts';
import { openDatabase } from '../../apps/server/src/platform/postgres/embedded.ts';
import { addressOf, OWNER, SUPERUSER } from '../../apps/server/src/platform/postgres/roles.ts';
import { seedBase } from './seed.ts';
import { type Server, startServer } from './server.ts';

/** A copy of the seeded database, of its own for a row. */
export interface Clone extends DatabaseAddresses {
  /** Under the owner's role, past row-level security. */
  owner: pg.Pool;
  /** Counts what the product's statements read from now on, on connections that are opened after it. */
  counts(): Promise<void>;
  /** Pages that they read so far, from memory or not, by statement; those of functions and triggers are their caller's. */
  pages(): Promise<Map<string, StatementPages>>;
  drop(): Promise<void>;
}

export interface StatementPages {
  text: string;
  pages: number;
}

/** An embedded PostgreSQL with its production settings (fsync on) in a temporary folder, and the seeded chain in it. */
export interface World {
  /** Of the seeded database, or of a copy that nobody is connected to any more. */
  clone(name: string, of?: Clone): Promise<Clone>;
  /** A database with nothing in it. */
  empty(name: string): Promise<Clone>;
  serve(clone: Clone, env?: Record<string, string>): Promise<Server>;
  /** A path in the world's folder. */
  path(name: string): string;
  close(): Promise<void>;
}

const withDatabase = ({ url, ownerUrl }: DatabaseAddresses, name: string): DatabaseAddresses => {
  const at = (address: string): string => new URL(`/${name}`, address).href;
  return { url: at(url), ownerUrl: at(ownerUrl) };
};

const BASE = 'bench_base';

/** Sealing and maintenance are the owner's, and no call's. */
const pagesOf = async (admin: pg.Pool, name: string): Promise<Map<string, StatementPages>> => {
  const { rows } = await admin.query<{ id: string; text: string; pages: string }>(
    `select queryid::text as id, min(query) as text, sum(shared_blks_hit + shared_blks_read)::text as pages
     from pg_stat_statements s join pg_database d on d.oid = s.dbid join pg_roles r on r.oid = s.userid
     where d.datname = $1 and r.rolname not in ($2, $3) group by 1`,
    [name, OWNER, SUPERUSER],
  );
  return new Map(rows.map(({ id, text, pages }) => [id, { text, pages: Number(pages) }]));
};

export const openWorld = async (note: (line: string) => void): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), 'kadar-bench-'));
  const settings = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'none' };
  const database = await openDatabase({ dataDir: join(folder, 'database'), log: () => undefined, settings });
  const port = Number(new URL(database.url).port);
  const superuser = addressOf(SUPERUSER, port, readSecret(join(folder, 'database')), 'postgres');
  const admin = new pg.Pool({ connectionString: superuser, max: 1 });
  // A connection that ends with the server while it is being closed is of no interest any more.
  admin.on('error', () => undefined);
  const seed = join(folder, 'seed');
  let servers = 0;
  const close = async (): Promise<void> => {
    await admin.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await admin.query('create extension pg_stat_statements');
    // A connection tells what it keeps of its plans.
    await admin.query('grant pg_read_all_stats to kadar_app');
    note('seeding the chain …');
    await admin.query(`create database ${BASE} owner ${OWNER}`);
    mkdirSync(seed);
    await seedBase(withDatabase(database, BASE), seed);
  } catch (error) {
    await close();
    throw error;
  }
  const create = async (name: string, template: string): Promise<Clone> => {
    await admin.query(`create database bench_${name} owner ${OWNER} template ${template}`);
    const addresses = withDatabase(database, `bench_${name}`);
    const owner = new pg.Pool({ connectionString: addresses.ownerUrl, max: 2 });
    owner.on('error', () => undefined);
    return {
      ...addresses,
      owner,
      counts: async () => {
        await admin.query(`alter database bench_${name} set pg_stat_statements.track = 'top'`);
      },
      pages: () => pagesOf(admin, `bench_${name}`),
      drop: async () => {
        await owner.end();
        await admin.query(`drop database bench_${name} with (force)`);
      },
    };
  };
  return {
    clone: async (name, of) => {
      const template = of ? new URL(of.url).pathname.slice(1) : BASE;
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        template,
      ]);
      return create(name, template);
    },
    empty: (name) => create(name, 'template0'),
    serve: ({ url, ownerUrl }, env = {}) => {
      const dataDir = join(folder, `server-${++servers}`);
      mkdirSync(dataDir);
      // What the seed sealed, every server opens.
      const identity = { KADAR_IDENTITY_KEY: join(seed, 'identity.key') };
      return startServer({ dataDir, database: { url, ownerUrl }, env: { ...identity, ...env } });
    },
    path: (name) => join(folder, name),
    close,
  };
};

/** Runs work on a clone and, if asked, a server of its own; both are gone afterwards. */
export const onClone = async <T>(
  world: World,
  name: string,
  work: (clone: Clone, server: Server) => Promise<T>,
  prepare: (clone: Clone) => Promise<void> = async () => undefined,
  env: Record<string, string> = {},
): Promise<T> => {
  const clone = await world.clone(name);
  try {
    await prepare(clone);
    const server = await world.serve(clone, env);
    try {
      return await work(clone, server);
    } finally {
      await server.stop();
    }
  } finally {
    await clone.drop();
  }
};
