import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import type { FileStore } from '../files.ts';

const ROOT = 'NSIPIC';
/** How long a picture may wait for the form it was uploaded for. */
const STAGED_HOURS = 24;

export interface FilesFound {
  /** Uploads that no record was saved for: removed. */
  swept: string[];
  /** Files that no row knows. */
  orphans: string[];
  /** Rows whose file is gone. */
  missing: string[];
}

/** Longer than an upload's transaction takes: a file whose row is not committed yet is no orphan. */
const SETTLE_MS = 5_000;

const knownPaths = async (db: Database): Promise<Set<string>> => {
  const rows = await db.transaction({ toko: '*' }, (tx) =>
    tx.rows<{ path: string }>(sql`select path from files where path like ${`${ROOT}/%`}`),
  );
  return new Set(rows.map(({ path }) => path));
};

/**
 * Looks at the catalogue's pictures: sweeps away uploads that were left lying, and finds files without a row and rows
 * without a file.
 */
export const checkImages = async (
  db: Database,
  files: FileStore,
  settleMs = SETTLE_MS,
): Promise<FilesFound> => {
  const old = await db.transaction({ toko: '*' }, (tx) =>
    tx.rows<{ path: string }>(sql`
      delete from files where staged and created_at < now() - make_interval(hours => ${STAGED_HOURS}) returning path`),
  );
  for (const { path } of old) await files.remove(path);
  const before = await knownPaths(db);
  const onDisk = new Set<string>();
  for await (const path of files.paths(ROOT)) onDisk.add(path);
  const strange = [...onDisk].some((path) => !before.has(path));
  if (strange) await setTimeout(settleMs);
  const known = strange ? await knownPaths(db) : before;
  const missing: string[] = [];
  for (const path of before)
    if (!onDisk.has(path) && known.has(path) && !(await files.get(path))) missing.push(path);
  return {
    swept: old.map(({ path }) => path),
    orphans: [...onDisk].filter((path) => !known.has(path)).sort(),
    missing: missing.sort(),
  };
};
