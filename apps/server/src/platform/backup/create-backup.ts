import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { sealChains } from '../chain/seal.ts';
import { chainTips, trialBalance } from '../chain/verify.ts';
import type { S3Config } from '../config.ts';
import { LOCKS } from '../database/locks.ts';
import { openFileStore } from '../files.ts';
import { refuseHalfRestored } from '../migrate.ts';
import { OperatorError } from '../operator-error.ts';
import { VERSION } from '../version.ts';
import { fixFiles, type StoredFile } from './files-view.ts';
import { type BackupHeader, encodeFrame, jsonFrame } from './format.ts';
import { fetchFiles } from './remote-files.ts';
import { copyStatement, countRows, readSequences, readTables } from './tables.ts';
import { writeBackupFile } from './write-file.ts';

export interface BackupParts {
  /** Connections under the login's own role. */
  pool: pg.Pool;
  dataDir: string;
  /** The service that keeps the files, where one does. */
  s3?: S3Config | undefined;
  /** Where the backup goes. */
  path: string;
  /** Told how much is written, per mille. */
  onProgress?: (permille: number) => void;
  /** Ends it: nothing of it stays. */
  signal?: AbortSignal;
}

/**
 * One consistent snapshot of database and files in one file, beside running servers: every row and every file as of one
 * moment. Throws OperatorError; then there is no file, or still the older one of that name.
 */
export const createBackup = async (parts: BackupParts): Promise<BackupHeader> => {
  const { pool, dataDir, s3, path } = parts;
  const client = await pool.connect();
  try {
    // One after the other: each needs the folder of its view for itself.
    await client.query('select pg_advisory_lock($1)', [LOCKS.BACKUP]);
    await refuseUnready(client);
    await sealChains(pool);
    const view = join(dataDir, 'files.backup');
    try {
      const folder = join(dataDir, 'files');
      const store = s3 && (await openFileStore(folder, s3));
      const files = await takeSnapshot(client, () =>
        store ? fetchFiles(client, store, view) : fixFiles(folder, view),
      );
      const header = await describe(client, files);
      await writeBackupFile(path, content(client, header, view, files, parts.onProgress), parts.signal);
      return header;
    } finally {
      await rm(view, { recursive: true, force: true });
    }
  } finally {
    // A closed connection gives back its transaction and its locks, wherever the work ended.
    client.release(true);
  }
};

const refuseUnready = async (client: pg.ClientBase): Promise<void> => {
  await refuseHalfRestored(client);
  const { rows } = await client.query<{ ready: boolean }>(
    `select to_regclass('public.chain_epoch') is not null as ready`,
  );
  if (!rows[0]?.ready) throw new OperatorError('Database ini belum berisi data Kadar');
};

/** Rows and files as of one moment: uploads wait until the transaction has its view and the files are fixed. */
const takeSnapshot = async (
  client: pg.ClientBase,
  fix: () => Promise<StoredFile[]>,
): Promise<StoredFile[]> => {
  await client.query('select pg_advisory_lock($1)', [LOCKS.FILES]);
  await client.query('begin isolation level repeatable read read only');
  await client.query(
    `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'; set local datestyle = 'ISO'; set local bytea_output = 'hex'`,
  );
  await client.query('select 1 from chain_epoch');
  const files = await fix();
  await client.query('select pg_advisory_unlock($1)', [LOCKS.FILES]);
  return files;
};

const describe = async (client: pg.ClientBase, files: readonly StoredFile[]): Promise<BackupHeader> => {
  const all = async <T extends object>(text: string): Promise<T[]> => (await client.query<T>(text)).rows;
  const migrations = await all<{ name: string }>('select name from migrations order by name');
  const [life] = await all<{ epoch: number }>('select epoch from chain_epoch');
  return {
    version: VERSION,
    created_at: new Date().toISOString(),
    tokos: await all<BackupHeader['tokos'][number]>(
      'select kode_toko, nama_toko, type from tokos where deleted_at is null order by kode_toko',
    ),
    epoch: life?.epoch ?? 0,
    migrations: migrations.map(({ name }) => name),
    tables: await countRows(client, await readTables(client)),
    files: { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) },
    tips: await chainTips(client),
    trial_balance: await trialBalance(client),
  };
};

/** As many bytes of a file take about as long as a row. */
const BYTES_A_ROW = 1_024;

async function* content(
  client: pg.ClientBase,
  header: BackupHeader,
  view: string,
  files: readonly StoredFile[],
  onProgress?: (permille: number) => void,
): AsyncGenerator<Buffer> {
  const rows = header.tables.reduce((sum, table) => sum + table.rows, 0);
  const all = Math.max(1, rows + header.files.bytes / BYTES_A_ROW);
  let done = 0;
  const passed = (more: number): void => {
    done += more;
    onProgress?.(Math.min(1_000, Math.floor((done / all) * 1_000)));
  };
  yield jsonFrame('H', header);
  for (const table of header.tables) {
    yield jsonFrame('T', { name: table.name });
    if (table.rows > 0)
      for await (const chunk of client.query(copyTo(copyStatement(table, 'to stdout'))))
        yield encodeFrame('D', chunk);
    yield encodeFrame('E');
    passed(table.rows);
  }
  yield jsonFrame('S', await readSequences(client));
  for (const { path, size } of files) {
    yield jsonFrame('F', { path, size });
    for await (const chunk of createReadStream(join(view, path))) yield encodeFrame('D', chunk);
    yield encodeFrame('E');
    passed(size / BYTES_A_ROW);
  }
  yield encodeFrame('Z');
}
