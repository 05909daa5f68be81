import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, lchownSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError, errorCode } from './errors.ts';

/** The unprivileged account PostgreSQL runs as; undefined = the account of this process. */
export interface Account {
  uid: number;
  gid: number;
}

function lookUp(name: string): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of an existing cluster, else to `postgres`,
 * else to `nobody`. The account must be in the user database: initdb fails for a bare numeric uid.
 */
export function databaseAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    const { uid, gid } = statSync(clusterDir);
    if (uid !== 0) return { uid, gid };
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
  }
  const account = lookUp('postgres') ?? lookUp('nobody');
  if (account) return account;
  throw new DatabaseStartError(
    'DATA_FOLDER_ACCESS',
    'PostgreSQL refuses to run as root and this system has neither a user "postgres" nor "nobody". ' +
      'Create one (useradd --system postgres), or start Kadar as an ordinary user.',
  );
}

/** Whether the account may pass through every folder above `path` and read `path` itself. */
export function canRead(path: string, account: Account | undefined): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -r "$0"', path], { ...account, cwd: '/' }).status === 0;
}

/**
 * Owner and mode that PostgreSQL insists on, for a cluster that was copied or restored by root, or under a
 * usual umask.
 */
export function secureCluster(cluster: string, account: Account | undefined): void {
  const { uid, mode } = statSync(cluster);
  if (account && uid !== account.uid) {
    for (const entry of readdirSync(cluster, { recursive: true, withFileTypes: true })) {
      lchownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
    }
    lchownSync(cluster, account.uid, account.gid);
  }
  if (mode & 0o027) chmodSync(cluster, 0o700);
}

export interface FolderHandle {
  /** How a child process names the folder. */
  path: string;
  /** To be passed to the child from file descriptor 3 on. */
  fds: number[];
  close(): void;
}

/**
 * A folder as the database account can name it. When a folder above it is closed to that account (a checkout
 * under /root), the child inherits the open folder and reaches it through /proc, which needs no permission on
 * the way; so the cluster stays inside the data folder without widening anyone's permissions.
 */
export function openFolder(folder: string, account: Account | undefined): FolderHandle {
  if (!account || canRead(folder, account)) return { path: folder, fds: [], close: () => undefined };
  if (process.platform !== 'linux') {
    throw new DatabaseStartError(
      'DATA_FOLDER_ACCESS',
      `${folder} is not reachable for the user with id ${account.uid}, as which PostgreSQL runs when Kadar is ` +
        'started as root. Start Kadar as an ordinary user or choose another folder with KADAR_DATA.',
    );
  }
  const fd = openSync(folder, 'r');
  return { path: '/proc/self/fd/3', fds: [fd], close: () => closeSync(fd) };
}
