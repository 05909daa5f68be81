import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import type { TestApp } from '../../testing/harness.ts';
import { createPool } from '../database/pool.ts';
import { type TestDatabase, testDatabase } from '../postgres/testing.ts';
import { createBackup } from './create-backup.ts';
import { type BackupHeader, encodeFrame, type Frame, jsonFrame, type SequenceState } from './format.ts';
import { openBackup } from './read-file.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { writeBackupFile } from './write-file.ts';

const folders: string[] = [];
const databases: TestDatabase[] = [];

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kadar-backup-'));
  folders.push(folder);
  return folder;
};

/** For afterAll. */
export const removeAll = async (): Promise<void> => {
  for (const database of databases.splice(0)) await database.drop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
};

/** A backup of a test server, beside its running calls. */
export const backupOf = async (server: TestApp, name = 'coba.kadar'): Promise<string> => {
  const path = join(newFolder(), name);
  await createBackup({ pool: server.app.kadar.db.privileged, dataDir: server.config.dataDir, path });
  return path;
};

export interface Place {
  /** The owner's. */
  url: string;
  dataDir: string;
}

/** An empty database and an empty folder for the files. */
export const newPlace = async (): Promise<Place> => {
  const database = await testDatabase();
  databases.push(database);
  return { url: database.ownerUrl, dataDir: newFolder() };
};

export const restoreTo = async ({ url, dataDir }: Place, path: string): Promise<Restored> =>
  restoreBackup({ path, dataDir, databaseUrl: url, masters: await loadMasters(), log: () => undefined });

/** Looks into a database under its owner's role. */
export const lookAt = async <T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const pool = createPool(url, { size: 2, privileged: true, name: 'kadar-test-look' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};

/** Path and digest of every file below a folder. */
export const digestsIn = async (folder: string): Promise<Record<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const digests: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    digests[file.slice(folder.length + 1)] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return digests;
};

/** Writes a whole, well-sealed backup with another header or other frames than the one read. */
export const forge = async (
  path: string,
  change: (header: BackupHeader) => BackupHeader,
  keep: (frame: Frame, table: string) => boolean = () => true,
): Promise<string> => {
  const { header, frames } = await openBackup(path);
  const forged = join(newFolder(), 'palsu.kadar');
  const rewritten = async function* () {
    const changed = change(header);
    const kept = new Set(changed.tables.map(({ name }) => name));
    yield jsonFrame('H', changed);
    let table = '';
    for await (const frame of frames) {
      if (frame.kind === 'T') table = (JSON.parse(frame.payload.toString()) as { name: string }).name;
      if (frame.kind === 'S') table = '';
      if (frame.kind === 'S') {
        const sequences = JSON.parse(frame.payload.toString()) as SequenceState[];
        yield jsonFrame(
          'S',
          sequences.filter(({ owner }) => !owner || kept.has(owner.table)),
        );
      } else if (keep(frame, table)) yield encodeFrame(frame.kind, frame.payload);
    }
  };
  await writeBackupFile(forged, rewritten());
  return forged;
};
