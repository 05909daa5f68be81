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
  drop(): Promise<void>;
}

/** An embedded PostgreSQL with its production settings (fsync on) in a temporary folder, and the seeded chain in it. */
export interface World {
  clone(name: string): Promise<Clone>;
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

export const openWorld = async (note: (line: string) => void): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), 'kadar-bench-'));
  const database = await openDatabase({ dataDir: join(folder, 'database'), log: () => undefined });
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
      drop: async () => {
        await owner.end();
        await admin.query(`drop database bench_${name} with (force)`);
      },
    };
  };
  return {
    clone: (name) => create(name, BASE),
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
