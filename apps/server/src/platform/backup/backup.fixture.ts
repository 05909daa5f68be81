import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { loadMasters } from '../../engines/master-engine/registry.ts';
import type { TestApp } from '../../testing/harness.ts';
import { createPool } from '../database/pool.ts';
import { type TemplateDatabase, type TestDatabase, testDatabase } from '../postgres/testing.ts';
import { createBackup } from './create-backup.ts';
import { type BackupHeader, encodeFrame, type Frame, jsonFrame, type SequenceState } from './format.ts';
import { loadContent } from './load.ts';
import { openBackup } from './read-file.ts';
import { type Restored, restoreBackup } from './restore-backup.ts';
import { readTables } from './tables.ts';
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

/** An empty database, or a copy of a prepared one, and an empty folder for the files. */
export const newPlace = async (template?: TemplateDatabase): Promise<Place> => {
  const database = await testDatabase(template);
  databases.push(database);
  return { url: database.ownerUrl, dataDir: newFolder() };
};

export const restoreTo = async ({ url, dataDir }: Place, path: string): Promise<Restored> =>
  restoreBackup({ path, dataDir, databaseUrl: url, masters: await loadMasters(), log: () => undefined });

/** Loads a backup over what a database holds, whose schema stands: the part of a restore that its rows go through. */
export const loadOver = async (client: pg.ClientBase, folder: string, path: string): Promise<void> => {
  const { header, frames } = await openBackup(path);
  try {
    await loadContent(client, header, frames, join(folder, 'files'));
  } finally {
    await frames.return();
  }
};

/** The same into a place, by a connection of its own. */
export const loadInto = ({ url, dataDir }: Place, path: string): Promise<void> =>
  lookAt(url, async (pool) => {
    const client = await pool.connect();
    await loadOver(client, dataDir, path).finally(() => client.release(true));
  });

/** Looks into a database under its owner's role. */
export const lookAt = async <T>(url: string, work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
  const pool = createPool(url, { size: 2, privileged: true, name: 'kadar-test-look' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};

/** What a copy has of its own: its epoch, ended sessions, and the restore's line in the audit. */
const OF_ITS_LIFE: Readonly<Record<string, { without?: string; where?: string }>> = {
  chain_epoch: { without: 'epoch' },
  sessions: { without: 'revoked_at' },
  audit: { where: "entity <> 'backup'" },
};

/** Number and digest of each table's rows, every column of them; without what a copy has of its own. */
export const contentOf = async (client: pg.ClientBase): Promise<Record<string, string>> => {
  const tables = await readTables(client);
  const each = tables.map(({ name, columns }) => {
    const { without, where = 'true' } = OF_ITS_LIFE[name] ?? {};
    const names = columns.filter((column) => column.name !== without).map((column) => `"${column.name}"`);
    return `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text collate "C")), '') as digest
       from (select ${names.join(', ')} from "${name}" where ${where}) t`;
  });
  const answers = (await client.query(each.join(';'))) as unknown as pg.QueryResult<{ digest: string }>[];
  return Object.fromEntries(tables.map(({ name }, at) => [name, answers[at]?.rows[0]?.digest ?? '']));
};

export const contentAt = (url: string): Promise<Record<string, string>> =>
  lookAt(url, async (pool) => {
    const client = await pool.connect();
    return contentOf(client).finally(() => client.release());
  });

/**
 * A backup of a test server whose tills go on, and the content of its tables in the very view that the backup has: the
 * view is shared as soon as the backup begins it.
 */
export const backupInView = async (
  server: TestApp,
): Promise<{ path: string; content: Record<string, string> }> => {
  const { privileged } = server.app.kadar.db;
  const path = join(newFolder(), 'coba.kadar');
  const view = await privileged.connect();
  let shared = false;
  const share = async (client: pg.PoolClient): Promise<void> => {
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    await view.query('begin isolation level repeatable read read only');
    await view.query(`set transaction snapshot '${rows[0]?.id}'`);
    shared = true;
  };
  const connect = async (): Promise<pg.PoolClient> => {
    const client = await privileged.connect();
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    return Object.assign(client, {
      query: (...args: unknown[]) => {
        const answer = query(...args);
        if (shared || !/^begin isolation level repeatable read/.test(String(args[0]))) return answer;
        return Promise.resolve(answer).then(() => share(client));
      },
    });
  };
  try {
    const pool: pg.Pool = Object.create(privileged, { connect: { value: connect } });
    await createBackup({ pool, dataDir: server.config.dataDir, path });
    if (!shared) throw new Error('the backup began no view');
    return { path, content: await contentOf(view) };
  } finally {
    view.release(true);
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
