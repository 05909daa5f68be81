import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join, parse } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Account, openFolder } from './account.ts';
import type { Binaries } from './binaries.ts';
import { errorCode } from './errors.ts';

/** A running PostgreSQL server of one cluster. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Settles when the process has ended. */
  gone: Promise<void>;
}

/** A start that failed; `log` is what PostgreSQL wrote during it. */
export class StartFailure extends Error {
  readonly log: string;

  constructor(log: string) {
    super(log.split('\n').find((line) => /FATAL|PANIC/.test(line)) ?? 'PostgreSQL ended while starting');
    this.name = 'StartFailure';
    this.log = log;
  }
}

const POLL_MS = 20;
const ORPHAN_POLL_MS = 200;
const FAST_STOP_MS = 30_000;

/** The environment PostgreSQL's programs get: no PG* variable of the technician's shell may change a cluster. */
export function programEnv(): Record<string, string> {
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP'];
  const pairs = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(pairs), LC_ALL: 'C' };
}

/** postmaster.pid (lines: pid, folder, start time, port, socket folder, address, shared memory, status). */
export function readPidFile(
  cluster: string,
): { pid: number; port: number; status: string; text: string } | undefined {
  try {
    const text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8');
    const lines = text.split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), status: (lines[7] ?? '').trim(), text };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function workingFolder(pid: number | string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ESRCH', 'EPERM'].includes(errorCode(error))) return undefined;
    throw error;
  }
}

/**
 * Whether `pid` is a live server of this cluster. On Linux by its working folder, which a PostgreSQL process
 * always has in its cluster: so neither a reused pid nor an unreaped zombie passes for the database.
 */
function isPostmaster(pid: number, cluster: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  if (process.platform === 'linux') return workingFolder(pid) === realpathSync(cluster);
  try {
    return process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) === 'EPERM' || errorCode(error) === 'ESRCH') return false;
    throw error;
  }
}

/**
 * Waits until the remains of a killed server have left the cluster, then removes its postmaster.pid: PostgreSQL
 * would refuse to start while some unrelated process has taken over the number in it. Linux only; elsewhere
 * PostgreSQL's own check decides, and the start is retried.
 */
export async function clearStalePidFile(cluster: string, waitMs: number): Promise<void> {
  if (process.platform !== 'linux' || !readPidFile(cluster)) return;
  const folder = realpathSync(cluster);
  const deadline = Date.now() + waitMs;
  const inUse = () => readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && workingFolder(pid) === folder);
  while (inUse()) {
    if (Date.now() > deadline) return;
    await delay(100);
  }
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** Takes over a live server that an earlier Kadar left behind; undefined when it ended before it was ready. */
export async function adoptPostmaster(cluster: string): Promise<Postmaster | undefined> {
  for (;;) {
    const found = readPidFile(cluster);
    if (!found || !isPostmaster(found.pid, cluster)) return undefined;
    if (found.status === 'ready') {
      const gone = (async () => {
        while (isPostmaster(found.pid, cluster)) await delay(ORPHAN_POLL_MS);
      })();
      return { pid: found.pid, port: found.port, gone };
    }
    await delay(POLL_MS);
  }
}

export interface StartOptions {
  binaries: Binaries;
  account: Account | undefined;
  cluster: string;
  logFile: string;
  port: number;
  settings: Record<string, string>;
  log: (line: string) => void;
}

function textFrom(file: string, offset: number): string {
  return readFileSync(file).subarray(offset).toString('utf8');
}

/**
 * Starts PostgreSQL and waits until it accepts connections, through crash recovery if need be. It gets its own
 * session, so that Ctrl-C reaches only Kadar, which stops it when the requests in flight have ended.
 * Throws StartFailure.
 */
export async function startPostmaster(options: StartOptions): Promise<Postmaster> {
  const { binaries, account, cluster, logFile, port, log } = options;
  const output = openSync(logFile, 'a', 0o600);
  const logStart = statSync(logFile).size;
  const folder = openFolder(cluster, account);
  const settings = Object.entries({ ...options.settings, port: String(port) });
  const child = spawn(
    binaries.postgres,
    ['-D', folder.path, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    {
      ...account,
      cwd: parse(cluster).root,
      env: programEnv(),
      detached: true,
      stdio: ['ignore', output, output, ...folder.fds],
    },
  );
  folder.close();
  closeSync(output);
  let ended = false;
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      ended = true;
      resolve();
    };
    child.once('exit', end);
    child.once('error', (error) => {
      log(`PostgreSQL cannot be started: ${error.message}`);
      end();
    });
  });
  let nextNotice = Date.now() + 5_000;
  while (!ended) {
    const found = readPidFile(cluster);
    if (found && found.pid === child.pid && found.status === 'ready') return { pid: found.pid, port, gone };
    if (Date.now() > nextNotice) {
      log('PostgreSQL is still starting (it replays its log after a crash) …');
      nextNotice += 5_000;
    }
    await delay(POLL_MS);
  }
  throw new StartFailure(textFrom(logFile, logStart));
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/** Asks the server to end now, without waiting; for the exit of this process. */
export function requestStop(server: Postmaster, cluster: string): void {
  if (isPostmaster(server.pid, cluster)) signal(server.pid, 'SIGINT');
}

/** Fast shutdown: open transactions roll back, a checkpoint is written; returns when the process has ended. */
export async function stopPostmaster(server: Postmaster, cluster: string, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', cluster], { env: programEnv() });
    return server.gone;
  }
  requestStop(server, cluster);
  const timer = new AbortController();
  const late = delay(FAST_STOP_MS, 'late', { signal: timer.signal }).catch(() => 'stopped');
  if ((await Promise.race([server.gone, late])) === 'late') signal(server.pid, 'SIGQUIT');
  timer.abort();
  await server.gone;
}
