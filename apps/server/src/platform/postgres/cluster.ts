import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import { join, parse } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, openFolder } from './account.ts';
import type { Binaries } from './binaries.ts';
import { DatabaseStartError, errorCode } from './errors.ts';
import { programEnv } from './postmaster.ts';
import { SUPERUSER } from './roles.ts';

const MIB = 1024 * 1024;

/** What the technician may tune afterwards in the cluster's postgresql.conf. */
function initialSettings(): Record<string, string> {
  const memory = Math.floor(totalmem() / MIB);
  const sharedBuffers = Math.min(1024, Math.max(128, Math.floor(memory / 8)));
  return {
    max_connections: '200',
    shared_buffers: `${sharedBuffers}MB`,
    effective_cache_size: `${Math.max(256, Math.floor(memory / 2))}MB`,
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    wal_compression: 'on',
    random_page_cost: '1.1',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
  };
}

/**
 * Given on the command line, so that no edited file can weaken them: only this machine may connect, and an
 * acknowledged commit is on disk.
 */
export const FIXED_SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  shared_preload_libraries: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
};

function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(path, 'r');
  fsyncSync(fd);
  closeSync(fd);
}

/** Replaces a small file as a whole: after a power cut there is the old text or the new one. */
export function writeWhole(file: string, text: string): void {
  const partial = `${file}.${process.pid}`;
  const fd = openSync(partial, 'w', 0o600);
  writeFileSync(fd, text);
  fsyncSync(fd);
  closeSync(fd);
  renameSync(partial, file);
  syncFolder(join(file, '..'));
}

/** The superuser's password of this data folder (postgres.secret, mode 600); made when there is none. */
export function readSecret(dataDir: string): string {
  const file = join(dataDir, 'postgres.secret');
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const secret = randomBytes(24).toString('base64url');
  writeWhole(file, `${secret}\n`);
  return secret;
}

/** The advice every message about a broken cluster ends with. */
export const RESTORE_ADVICE =
  'Nothing was changed or deleted. Keep a copy of the folder, then restore your last backup into an empty data ' +
  'folder: KADAR_DATA=<new folder> npm run restore -- <backup file>.';

/**
 * Whether the data folder holds a cluster this PostgreSQL can open. False only when there is none at all.
 * Throws DATA_FOLDER_CORRUPT, DATA_FOLDER_VERSION or DATA_FOLDER_ACCESS; deletes nothing.
 */
export function hasCluster(dataDir: string, major: number): boolean {
  const cluster = join(dataDir, 'postgres');
  let names: string[];
  try {
    names = readdirSync(cluster);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw new DatabaseStartError(
      'DATA_FOLDER_ACCESS',
      `The database folder ${cluster} cannot be read (${errorCode(error)}). Start Kadar as the user who owns it.`,
      { cause: error },
    );
  }
  if (names.length === 0) return false;
  const missing = ['PG_VERSION', 'global', 'base', 'pg_wal', 'postgresql.conf'].filter(
    (name) => !names.includes(name),
  );
  if (missing.length > 0 || !existsSync(join(cluster, 'global', 'pg_control'))) {
    throw new DatabaseStartError(
      'DATA_FOLDER_CORRUPT',
      `The database folder ${cluster} is damaged: ${missing[0] ?? 'global/pg_control'} is missing. ${RESTORE_ADVICE}`,
    );
  }
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (!/^\d+(\.\d+)?$/.test(version)) {
    throw new DatabaseStartError(
      'DATA_FOLDER_CORRUPT',
      `The database folder ${cluster} is damaged: PG_VERSION does not hold a version. ${RESTORE_ADVICE}`,
    );
  }
  if (version !== String(major)) {
    throw new DatabaseStartError(
      'DATA_FOLDER_VERSION',
      `The database folder ${cluster} was made by PostgreSQL ${version}, this Kadar brings PostgreSQL ${major}. ` +
        `Make a backup with the Kadar version that made it and restore it here. ${RESTORE_ADVICE}`,
    );
  }
  return true;
}

/**
 * Removes a folder in which a dying process (an orphaned initdb) may still create and delete files: rmSync can
 * then fail, or return with half of it left.
 */
export async function removeFolder(folder: string): Promise<void> {
  for (let attempt = 1; existsSync(folder); attempt++) {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch (error) {
      if (attempt === 50) throw error;
    }
    if (attempt > 1) await delay(100);
  }
}

interface Program {
  command: string;
  args: string[];
  account: Account | undefined;
  fds: number[];
  input?: string;
}

/** Runs one of PostgreSQL's programs to its end; rejects with what it wrote. */
function runProgram({ command, args, account, fds, input }: Program): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      ...account,
      cwd: parse(command).root,
      env: programEnv(),
      stdio: ['pipe', 'pipe', 'pipe', ...fds],
    });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (status) => {
      const text = Buffer.concat(output).toString('utf8').trim();
      if (status === 0) resolve();
      else reject(new Error(text || `${command} ended with status ${status}`));
    });
    child.stdin?.end(input ?? '');
  });
}

/**
 * Makes the cluster in `postgres.init-…` and renames it when it is complete and on disk, so that a folder named
 * `postgres` is always a whole one. What an interrupted attempt left is thrown away.
 */
export async function createCluster(
  dataDir: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.init-')) await removeFolder(join(dataDir, name));
  }
  const cluster = join(dataDir, 'postgres');
  const draft = join(dataDir, `postgres.init-${process.pid}`);
  const own = (path: string) => account && chownSync(path, account.uid, account.gid);
  mkdirSync(draft, { mode: 0o700 });
  mkdirSync(join(draft, 'cluster'), { mode: 0o700 });
  writeFileSync(join(draft, 'password'), `${readSecret(dataDir)}\n`, { mode: 0o600 });
  for (const path of [draft, join(draft, 'cluster'), join(draft, 'password')]) own(path);
  const folder = openFolder(draft, account);
  try {
    await runProgram({
      command: binaries.initdb,
      args: [
        `--pgdata=${folder.path}/cluster`,
        `--pwfile=${folder.path}/password`,
        `--username=${SUPERUSER}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--data-checksums',
        ...Object.entries(initialSettings()).map(([name, value]) => `--set=${name}=${value}`),
      ],
      account,
      fds: folder.fds,
    });
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw new DatabaseStartError(
      'DATABASE_START_FAILED',
      `PostgreSQL could not create its folder ${cluster}: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  } finally {
    folder.close();
  }
  renameSync(join(draft, 'cluster'), cluster);
  syncFolder(dataDir);
  rmSync(draft, { recursive: true, force: true });
}

/**
 * Gives the superuser the password of postgres.secret again (the file was lost, or the folder came from
 * elsewhere), in PostgreSQL's single-user mode, which asks for none. The server must be down.
 */
export async function resetPassword(
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
  secret: string,
): Promise<void> {
  const folder = openFolder(cluster, account);
  try {
    await runProgram({
      command: binaries.postgres,
      args: ['--single', '-D', folder.path, '-c', 'password_encryption=scram-sha-256', 'postgres'],
      account,
      fds: folder.fds,
      input: `ALTER ROLE ${SUPERUSER} PASSWORD '${secret}'\n`,
    });
  } finally {
    folder.close();
  }
}
