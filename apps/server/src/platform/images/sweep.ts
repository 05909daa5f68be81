import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database.ts';
import { sql } from '../database/sql.ts';
import { type FileStore, holdFiles } from '../files.ts';

const ROOT = 'NSIPIC';
/** How long a picture may wait for the form it was uploaded for. */
const STAGED_HOURS = 24;

export interface StrayImages {
  /** Files that no row knows. */
  orphans: string[];
  /** Rows whose file is gone. */
  missing: string[];
}

export interface FilesFound extends StrayImages {
  /** Uploads that no record was saved for: removed. */
  swept: string[];
}

/** Longer than an upload's transaction takes: a file whose row is not committed yet is no orphan. */
const SETTLE_MS = 5_000;

/** The rows of the catalogue's pictures, whoever asks for them. */
export const KNOWN_IMAGES = `select path from files where path like '${ROOT}/%'`;

const knownPaths = async (db: Database): Promise<Set<string>> => {
  const rows = await db.transaction({ toko: '*' }, (tx) => tx.rows<{ path: string }>(sql.raw(KNOWN_IMAGES)));
  return new Set(rows.map(({ path }) => path));
};

/** Compares the catalogue's pictures in the store with the rows that `known` reads; changes nothing. */
export const findStray = async (
  known: () => Promise<Set<string>>,
  files: FileStore,
  settleMs = SETTLE_MS,
): Promise<StrayImages> => {
  const before = await known();
  const stored = new Set<string>();
  for await (const path of files.paths(ROOT)) stored.add(path);
  const strange = [...stored].filter((path) => !before.has(path));
  const gone = [...before].filter((path) => !stored.has(path));
  // What is being added or removed right now is neither: it is looked at again when that must have ended.
  if (strange.length > 0) await setTimeout(settleMs);
  const after = strange.length + gone.length > 0 ? await known() : before;
  const isThere = async (path: string): Promise<boolean> => (await files.get(path)) !== undefined;
  const orphans: string[] = [];
  for (const path of strange) if (!after.has(path) && (await isThere(path))) orphans.push(path);
  const missing: string[] = [];
  for (const path of gone) if (after.has(path) && !(await isThere(path))) missing.push(path);
  return { orphans: orphans.sort(), missing: missing.sort() };
};

/** Removes uploads that were left lying, and finds files without a row and rows without a file. */
export const checkImages = async (
  db: Database,
  files: FileStore,
  settleMs = SETTLE_MS,
): Promise<FilesFound> => {
  const old = await db.transaction({ toko: '*' }, async (tx) => {
    await holdFiles(tx);
    return tx.rows<{ path: string }>(sql`
      delete from files where staged and created_at < now() - make_interval(hours => ${STAGED_HOURS}) returning path`);
  });
  for (const { path } of old) await files.remove(path);
  return {
    swept: old.map(({ path }) => path),
    ...(await findStray(() => knownPaths(db), files, settleMs)),
  };
};
