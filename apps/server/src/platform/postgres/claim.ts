import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseStartError, errorCode } from './errors.ts';

export interface DataDirClaim {
  release(): void;
}

const SQLITE_BUSY = 5;

/** Held here because a garbage-collected connection would close, and its lock with it. */
const held = new Set<DatabaseSync>();

function ownerOf(pidFile: string): string {
  try {
    return readFileSync(pidFile, 'utf8').trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return 'unknown';
    throw error;
  }
}

/**
 * Takes the data folder for this process until release() or the end of the process.
 * Throws DATA_FOLDER_IN_USE, naming the process id, when another server has it.
 *
 * The claim is the operating system's lock on `kadar.lock`, taken through SQLite because Node has no file
 * locks of its own. The kernel drops it when the process dies, however it dies, so there is no stale lock to
 * guess about; and it does not depend on the database, so it outlives a restart of PostgreSQL and also covers
 * the time before PostgreSQL runs. `kadar.pid` only serves the message.
 */
export function claimDataDir(dataDir: string): DataDirClaim {
  const folder = resolve(dataDir);
  const pidFile = join(folder, 'kadar.pid');
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new DatabaseStartError('DATA_FOLDER_ACCESS', `The data folder ${folder} cannot be created.`, {
      cause: error,
    });
  }
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(folder, 'kadar.lock'), { timeout: 0 });
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new DatabaseStartError(
        'DATA_FOLDER_IN_USE',
        `The data folder ${folder} is in use by another Kadar server (process ${ownerOf(pidFile)}). ` +
          'Stop that server, or give this one another folder with KADAR_DATA.',
        { cause: error },
      );
    }
    throw new DatabaseStartError('DATA_FOLDER_ACCESS', `The data folder ${folder} cannot be locked.`, {
      cause: error,
    });
  }
  const connection = lock;
  held.add(connection);
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      if (!held.delete(connection)) return;
      rmSync(pidFile, { force: true });
      connection.close();
    },
  };
}
