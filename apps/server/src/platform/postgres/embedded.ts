import { existsSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, databaseAccount, secureCluster } from './account.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { claimDataDir } from './claim.ts';
import {
  createCluster,
  FIXED_SETTINGS,
  hasCluster,
  RESTORE_ADVICE,
  readSecret,
  resetPassword,
  writeWhole,
} from './cluster.ts';
import { DatabaseStartError, errorCode, errorText } from './errors.ts';
import { checkAppLogin, checkDatabase, withoutPassword } from './external.ts';
import {
  adoptPostmaster,
  clearStalePidFile,
  type Postmaster,
  readPidFile,
  requestStop,
  StartFailure,
  startPostmaster,
  stopPostmaster,
} from './postmaster.ts';
import { addressOf, LOGIN, OWNER, SUPERUSER, secureServer } from './roles.ts';

export interface OpenDatabaseOptions {
  dataDir: string;
  /** DATABASE_URL: an existing PostgreSQL instead of the embedded one. */
  databaseUrl?: string;
  /** DATABASE_APP_URL: a login of its own for the product there; without it the product signs in as the owner. */
  databaseAppUrl?: string;
  log: (line: string) => void;
  /** The embedded server has ended unexpectedly and is being restarted. */
  onDown?: () => void;
  /** It accepts connections again, at the same address. */
  onUp?: () => void;
  /** Server settings above the fixed ones; meant for tests (fsync off in a throw-away cluster). */
  settings?: Record<string, string>;
}

export interface RunningDatabase {
  /** As whom the product signs in. */
  url: string;
  /** As whom migrations, sealing, backup and verification do. */
  ownerUrl: string;
  embedded: boolean;
  /** The server had survived the Kadar that started it and was taken over. */
  adopted: boolean;
  stop(): Promise<void>;
}

const DATABASE = 'kadar';
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;
const BUSY_FOLDER = /lock file ".*postmaster\.pid"|pre-existing shared memory block/;
const BUSY_PORT = /could not bind|could not create any TCP\/IP sockets/;
const WANT_OF_RESOURCES =
  /No space left|could not create shared memory|could not map anonymous|Permission denied|wrong ownership|invalid permissions|could not fork/;

interface Cluster {
  dataDir: string;
  folder: string;
  binaries: Binaries;
  account: Account | undefined;
  settings: Record<string, string>;
  log: (line: string) => void;
}

function portIsFree(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(undefined));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const found = typeof address === 'object' && address ? address.port : undefined;
      probe.close(() => done(found));
    });
  });
}

/** The port this folder used last if it is still free, else a new one, remembered in postgres.port. */
async function choosePort(dataDir: string): Promise<number> {
  const file = join(dataDir, 'postgres.port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (last > 0 && last < 65_536 && (await portIsFree(last))) return last;
  const port = await portIsFree(0);
  if (port === undefined) {
    throw new DatabaseStartError('DATABASE_START_FAILED', 'No free port on 127.0.0.1 for PostgreSQL.');
  }
  writeWhole(file, `${port}\n`);
  return port;
}

function addressesOf(port: number, secret: string): { url: string; ownerUrl: string } {
  return {
    url: addressOf(LOGIN, port, secret, DATABASE),
    ownerUrl: addressOf(OWNER, port, secret, DATABASE),
  };
}

function explain(failure: StartFailure, cluster: Cluster): DatabaseStartError {
  const logFile = join(cluster.dataDir, 'postgres.log');
  const options = { cause: failure };
  if (WANT_OF_RESOURCES.test(failure.log) || BUSY_FOLDER.test(failure.log) || BUSY_PORT.test(failure.log)) {
    return new DatabaseStartError(
      'DATABASE_START_FAILED',
      `PostgreSQL does not start: ${failure.message}. See ${logFile}.`,
      options,
    );
  }
  return new DatabaseStartError(
    'DATA_FOLDER_CORRUPT',
    `The database in ${cluster.folder} does not start: ${failure.message}. See ${logFile}. ${RESTORE_ADVICE}`,
    options,
  );
}

/** `fixedPort` when the address is already given out: a restart must come back at the same one. */
async function start(cluster: Cluster, fixedPort?: number): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    await clearStalePidFile(cluster.folder, 10_000);
    try {
      return await startPostmaster({
        ...cluster,
        cluster: cluster.folder,
        logFile: join(cluster.dataDir, 'postgres.log'),
        port: fixedPort ?? (await choosePort(cluster.dataDir)),
      });
    } catch (error) {
      if (!(error instanceof StartFailure)) throw error;
      const passing = BUSY_FOLDER.test(error.log) || BUSY_PORT.test(error.log);
      if (!passing || attempt === 6) throw explain(error, cluster);
      await delay(500);
    }
  }
}

/**
 * True when the server answers with the folder's own password, and then has roles and database as they must be; false
 * when it refuses that password.
 */
async function admits(server: Postmaster, secret: string): Promise<boolean> {
  try {
    await secureServer(server.port, secret, DATABASE);
    return true;
  } catch (error) {
    if (errorCode(error) === '28P01') return false;
    throw new DatabaseStartError('DATABASE_START_FAILED', `PostgreSQL does not answer: ${errorText(error)}`, {
      cause: error,
    });
  }
}

/** A server of this cluster that lets us in: the orphan of an earlier Kadar, or a new one. */
async function open(cluster: Cluster, secret: string): Promise<{ server: Postmaster; adopted: boolean }> {
  const orphan = await adoptPostmaster(cluster.folder);
  let server = orphan ?? (await start(cluster));
  try {
    if (await admits(server, secret)) return { server, adopted: orphan !== undefined };
    cluster.log('The password of the database does not match postgres.secret; it is set anew.');
    await stopPostmaster(server, cluster.folder, cluster.binaries);
    await resetPassword(cluster.folder, cluster.binaries, cluster.account, secret);
    server = await start(cluster);
    if (await admits(server, secret)) return { server, adopted: false };
  } catch (error) {
    await stopPostmaster(server, cluster.folder, cluster.binaries);
    throw error;
  }
  await stopPostmaster(server, cluster.folder, cluster.binaries);
  throw new DatabaseStartError(
    'DATA_FOLDER_ACCESS',
    `The database in ${cluster.folder} refuses the password of postgres.secret: its pg_hba.conf must admit ` +
      `the user ${SUPERUSER} from 127.0.0.1 by scram-sha-256.`,
  );
}

/** Keeps a server running until stop(): when it dies it is started again, with growing pauses, at its port. */
function supervise(cluster: Cluster, first: Postmaster, options: OpenDatabaseOptions): () => Promise<void> {
  const stopping = new AbortController();
  let server = first;
  const onExit = () => requestStop(server, cluster.folder);
  process.once('exit', onExit);
  const watch = async () => {
    for (;;) {
      await server.gone;
      if (stopping.signal.aborted) return;
      cluster.log('PostgreSQL has ended unexpectedly and is started again.');
      options.onDown?.();
      for (let pause = 100; !stopping.signal.aborted; pause = Math.min(pause * 2, 10_000)) {
        try {
          server = await start(cluster, first.port);
          break;
        } catch (error) {
          cluster.log(errorText(error));
        }
        await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      }
      if (stopping.signal.aborted) return;
      cluster.log('PostgreSQL is running again.');
      options.onUp?.();
    }
  };
  const watching = watch();
  return async () => {
    stopping.abort();
    await stopPostmaster(server, cluster.folder, cluster.binaries);
    await watching;
    // A restart that was under way when stop() was called has come up meanwhile.
    await stopPostmaster(server, cluster.folder, cluster.binaries);
    process.off('exit', onExit);
  };
}

async function openEmbedded(options: OpenDatabaseOptions): Promise<RunningDatabase> {
  const dataDir = resolve(options.dataDir);
  const claim = claimDataDir(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    const account = databaseAccount(folder);
    const binaries = findBinaries(account);
    const settings = { ...FIXED_SETTINGS, ...options.settings };
    const cluster: Cluster = { dataDir, folder, binaries, account, settings, log: options.log };
    if (hasCluster(dataDir, binaries.major)) {
      secureCluster(folder, account);
    } else {
      options.log(`Creating the database in ${folder}`);
      await createCluster(dataDir, binaries, account);
    }
    const logFile = join(dataDir, 'postgres.log');
    if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) renameSync(logFile, `${logFile}.1`);
    const secret = readSecret(dataDir);
    const { server, adopted } = await open(cluster, secret);
    if (adopted)
      options.log(`Took over the running PostgreSQL (process ${server.pid}) of an earlier server.`);
    const stopServer = supervise(cluster, server, options);
    let stopped: Promise<void> | undefined;
    return {
      ...addressesOf(server.port, secret),
      embedded: true,
      adopted,
      stop() {
        stopped ??= stopServer().finally(() => claim.release());
        return stopped;
      },
    };
  } catch (error) {
    claim.release();
    if (error instanceof DatabaseStartError) throw error;
    const denied = ['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error));
    throw new DatabaseStartError(
      denied ? 'DATA_FOLDER_ACCESS' : 'DATABASE_START_FAILED',
      `The data folder ${dataDir} cannot be used: ${errorText(error)}.` +
        (denied ? ' Start Kadar as the user who owns it.' : ''),
      { cause: error },
    );
  }
}

/**
 * The database Kadar runs on: the server behind `databaseUrl`, checked, or the embedded one in
 * `${dataDir}/postgres`, claimed for this process, started (or adopted), supervised until stop().
 * Throws DatabaseStartError.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<RunningDatabase> {
  const { databaseUrl: ownerUrl, databaseAppUrl: url = ownerUrl } = options;
  if (!ownerUrl || !url) {
    return openEmbedded(options);
  }
  await checkDatabase(ownerUrl);
  if (url !== ownerUrl) await checkAppLogin(url, ownerUrl);
  options.log(`Using the database ${withoutPassword(url)}`);
  return { url, ownerUrl, embedded: false, adopted: false, stop: () => Promise.resolve() };
}

/**
 * For the command-line tools: the database of a Kadar that is running on this data folder, without touching its
 * server; when none is running, the same as openDatabase(). Throws DatabaseStartError.
 */
export async function joinDatabase(options: OpenDatabaseOptions): Promise<RunningDatabase> {
  try {
    return await openDatabase(options);
  } catch (error) {
    if (!(error instanceof DatabaseStartError) || error.code !== 'DATA_FOLDER_IN_USE') throw error;
    const dataDir = resolve(options.dataDir);
    const running = readPidFile(join(dataDir, 'postgres'));
    if (!running) throw error;
    const addresses = addressesOf(running.port, readSecret(dataDir));
    await checkDatabase(addresses.ownerUrl);
    return { ...addresses, embedded: true, adopted: false, stop: () => Promise.resolve() };
  }
}
