import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecret, removeFolder } from './cluster.ts';
import { openDatabase } from './embedded.ts';
import { errorCode } from './errors.ts';
import { checkDatabase } from './external.ts';
import { adoptPostmaster, requestStop } from './postmaster.ts';
import { addressOf, SUPERUSER } from './roles.ts';
import { dropDatabasesOf } from './testing.ts';

/**
 * Speed instead of durability: this cluster is thrown away. Crash tests open their own with openDatabase().
 */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '400',
};

const MEMORY_FOLDER = '/dev/shm';
const ROOMY_BYTES = 4 * 1024 ** 3;

/**
 * In memory where there is room: cloning an 11 MB template took 18 ms there and 200–800 ms on the disk of the
 * same machine.
 */
function temporaryFolder(): string {
  if (process.platform !== 'linux' || !existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize > ROOMY_BYTES ? MEMORY_FOLDER : tmpdir();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Clusters of test runs that were killed before they could clean up. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of readdirSync(parent)) {
    const pid = /^kadar-test-(\d+)-/.exec(name)?.[1];
    const folder = join(parent, name);
    if (pid === undefined || isAlive(Number(pid)) || statSync(folder).uid !== process.getuid?.()) continue;
    const cluster = join(folder, 'postgres');
    const server = existsSync(cluster) ? await adoptPostmaster(cluster) : undefined;
    if (server) requestStop(server, cluster);
    await server?.gone;
    await removeFolder(folder);
  }
}

/**
 * One PostgreSQL for all suites of a vitest run: the server of KADAR_TEST_DATABASE_URL (15 or newer, a user who
 * may create databases and roles), or an embedded one in a temporary folder. Workers find it in the environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const run = `kadar_${randomBytes(4).toString('hex')}`;
  process.env.KADAR_TEST_RUN = run;
  const external = process.env.KADAR_TEST_DATABASE_URL;
  const parent = external ? tmpdir() : temporaryFolder();
  await removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, `kadar-test-${process.pid}-`));
  process.env.KADAR_TEST_FOLDER = folder;
  if (external) {
    await checkDatabase(external);
    return async () => {
      await dropDatabasesOf(run);
      await removeFolder(folder);
    };
  }
  const database = await openDatabase({
    dataDir: folder,
    settings: SETTINGS,
    log: () => undefined,
  });
  const port = Number(new URL(database.url).port);
  const addresses = {
    KADAR_TEST_DATABASE_URL: addressOf(SUPERUSER, port, readSecret(folder), 'postgres'),
    KADAR_TEST_OWNER_URL: database.ownerUrl,
    KADAR_TEST_APP_URL: database.url,
  };
  Object.assign(process.env, addresses);
  return async () => {
    for (const name of Object.keys(addresses)) delete process.env[name];
    await database.stop();
    await removeFolder(folder);
  };
}
