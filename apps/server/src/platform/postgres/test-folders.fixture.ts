import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import { COMPILED } from '../compiled.ts';
import { createPool } from '../database/pool.ts';
import { migrate } from '../migrate.ts';
import { readSecret, removeFolder } from './cluster.ts';
import { type OpenDatabaseOptions, openDatabase, type RunningDatabase } from './embedded.ts';
import { errorCode } from './errors.ts';
import { addressOf, SUPERUSER } from './roles.ts';
import { folderOnce } from './testing.ts';

const folders: string[] = [];
const databases: RunningDatabase[] = [];
const holders: ChildProcess[] = [];

/** A new data folder that other users may pass through, as a checkout normally is. */
export function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(join(tmpdir(), 'kadar-embedded-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

export async function openIn(
  dataDir: string,
  options: Partial<OpenDatabaseOptions> = {},
): Promise<RunningDatabase> {
  const database = await openDatabase({ dataDir, log: () => undefined, ...options });
  databases.push(database);
  return database;
}

/** Where the superuser of a folder's server signs in, in the product's database unless another is named. */
export function superuserOf(dataDir: string, { url }: Pick<RunningDatabase, 'url'>, name = 'kadar'): string {
  return addressOf(SUPERUSER, Number(new URL(url).port), readSecret(dataDir), name);
}

/** Opens a new folder without waiting for the disk, and closes it again: it is copied before anything runs on it. */
export async function closedAfter(
  dataDir: string,
  work: (database: RunningDatabase) => Promise<void>,
): Promise<void> {
  const settings = { fsync: 'off', synchronous_commit: 'off' };
  const database = await openDatabase({ dataDir, log: () => undefined, settings });
  try {
    await work(database);
  } finally {
    await database.stop();
  }
}

/** A copy of a data folder that was opened once and closed, to save initdb. */
export async function usedFolder(): Promise<string> {
  return copied(await usedOnce());
}

const usedOnce = (): Promise<string> =>
  folderOnce('cluster_used', (folder) => closedAfter(folder, async () => undefined));

/** One whose database holds the schema of this version; to be copied. */
export const migratedOnce = (): Promise<string> =>
  folderOnce('cluster_migrated', async (folder) => {
    cpSync(await usedOnce(), folder, { recursive: true });
    await closedAfter(folder, async (database) => void (await migrated(database)));
  });

/** A copy of it. */
export async function migratedFolder(): Promise<string> {
  return copied(await migratedOnce());
}

function copied(original: string): string {
  const folder = newFolder();
  cpSync(original, folder, { recursive: true });
  return folder;
}

/** Applies the migrations; gives which. */
export async function migrated({ ownerUrl }: Pick<RunningDatabase, 'ownerUrl'>): Promise<string[]> {
  const pool = createPool(ownerUrl, { size: 1, privileged: true, name: 'kadar-test' });
  const { applied } = await migrate(pool, await loadMasters());
  await pool.end();
  return applied;
}

export interface Holder {
  child: ChildProcess;
  /** The one line the process wrote when the database was open or refused. */
  answer: Record<string, unknown>;
}

/** Begins to open the folder in a process of its own. */
export function spawnHolder(dataDir: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'hold-database.fixture.ts'), dataDir], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holders.push(child);
  return child;
}

export async function openInProcess(dataDir: string): Promise<Holder> {
  const child = spawnHolder(dataDir);
  for await (const line of createInterface({ input: child.stdout }))
    return { child, answer: JSON.parse(line) };
  throw new Error('the holder ended without a word');
}

export function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}

/** Runs one statement on its own connection and returns the first column of the first row. */
export async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  // The query rejects by itself; unheard, a line that breaks would end the test run.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

/** ask(), repeated while the server is being restarted. */
export async function askUntilUp(url: string, sql: string): Promise<unknown> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask(url, sql);
    } catch (error) {
      if (attempt === 200) throw error;
      await delay(100);
    }
  }
}

export function postmasterPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function quit(dataDir: string): void {
  try {
    process.kill(postmasterPid(dataDir), 'SIGQUIT');
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR', 'ESRCH'].includes(errorCode(error))) throw error;
  }
}

/** For afterEach: nothing a test started survives it. */
export async function cleanUp(): Promise<void> {
  for (const child of holders.splice(0)) {
    child.kill('SIGKILL');
    await ended(child);
  }
  for (const database of databases.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) {
    quit(folder);
    await removeFolder(folder);
  }
}
