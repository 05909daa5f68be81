import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Master } from '@kadar/contract/master.ts';
import type pg from 'pg';
import type { Finding } from '../chain/finding.ts';
import { chainTips, trialBalance, verifyDatabase } from '../chain/verify.ts';
import type { S3Config } from '../config.ts';
import { createPool } from '../database/pool.ts';
import { openFileStore } from '../files.ts';
import { knownMigrations, migrate, RESTORE_MARK } from '../migrate.ts';
import { OperatorError } from '../operator-error.ts';
import { openDatabase, type RunningDatabase } from '../postgres/embedded.ts';
import { DatabaseStartError, errorText } from '../postgres/errors.ts';
import type { BackupHeader } from './format.ts';
import { loadContent } from './load.ts';
import { type OpenedBackup, openBackup } from './read-file.ts';
import { refuseUsedBucket, sendFiles } from './remote-files.ts';
import { alignColumns } from './tables.ts';
import {
  emptyDatabase,
  emptyFolder,
  markIncomplete,
  refuseUsedDatabase,
  refuseUsedFolder,
  refuseUsedStore,
  unmarkIncomplete,
} from './target.ts';

export interface RestoreParts {
  path: string;
  dataDir: string;
  /** The service that is to keep the files, where one does. */
  s3?: S3Config | undefined;
  databaseUrl: string | undefined;
  masters: readonly Master[];
  log: (line: string) => void;
}

export interface Restored {
  header: BackupHeader;
  /** Contradictions that were in the books when the backup was made: the copy is exact, and so are they. */
  findings: Finding[];
  /** Which identity keys open the key that signed its notas. */
  signers: string[];
}

/**
 * Builds a Kadar from a backup in an empty place: a new data folder, or an empty database and store of files. Looks at
 * nothing but the file until the file has proved whole. Throws OperatorError; what a failure had made is removed again,
 * and what a killed restore leaves carries a mark by which servers refuse it.
 */
export const restoreBackup = async (parts: RestoreParts): Promise<Restored> => {
  const backup = await openBackup(parts.path);
  try {
    await refuseNewer(backup.header);
    if (parts.databaseUrl) await refuseUsedStore(filesOf(parts));
    else await refuseUsedFolder(parts.dataDir);
    if (parts.s3) await refuseUsedBucket(await openFileStore(filesOf(parts), parts.s3));
    return await intoPlace(backup, parts);
  } finally {
    await backup.frames.return();
  }
};

const filesOf = ({ dataDir }: RestoreParts): string => join(dataDir, 'files');

const intoPlace = async (backup: OpenedBackup, parts: RestoreParts): Promise<Restored> => {
  const database = await openTarget(parts);
  const pool = createPool(database.ownerUrl, { size: 2, privileged: true, name: 'kadar-restore' });
  const close = async (): Promise<void> => {
    await pool.end();
    await database.stop();
  };
  try {
    const restored = await intoDatabase(pool, backup, parts);
    await close();
    return restored;
  } catch (error) {
    await close();
    if (database.embedded) await emptyFolder(parts.dataDir);
    throw error;
  }
};

const refuseNewer = async ({ migrations, version }: BackupHeader): Promise<void> => {
  const known = await knownMigrations();
  const unknown = migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new OperatorError(
      `Cadangan ini dibuat oleh Kadar ${version} yang lebih baru (${unknown.join(', ')}): pasang versi itu, lalu pulihkan`,
    );
};

const openTarget = async ({ dataDir, databaseUrl, log }: RestoreParts): Promise<RunningDatabase> => {
  try {
    return await openDatabase({ dataDir, log, ...(databaseUrl && { databaseUrl }) });
  } catch (error) {
    const foreign = error instanceof DatabaseStartError && error.code === 'DATA_FOLDER_IN_USE';
    if (!databaseUrl && !foreign) await emptyFolder(dataDir);
    throw error;
  }
};

/** Clears up a database that was empty before; an embedded one goes with its folder. */
const intoDatabase = async (pool: pg.Pool, backup: OpenedBackup, parts: RestoreParts): Promise<Restored> => {
  const client = await pool.connect();
  try {
    await refuseUsedDatabase(client);
    try {
      return await fill(pool, client, backup, parts);
    } catch (error) {
      if (parts.databaseUrl) await takeBack(client, filesOf(parts), error);
      throw error;
    }
  } finally {
    client.release(true);
  }
};

/** Removes from a database and a store of files what the failed restore had made; the mark goes last or stays. */
const takeBack = async (client: pg.ClientBase, folder: string, why: unknown): Promise<void> => {
  try {
    await client.query('rollback');
    await emptyFolder(folder);
    await emptyDatabase(client);
  } catch (error) {
    throw new OperatorError(
      `Pemulihan gagal (${errorText(why)}) dan isinya tidak dapat dihapus lagi (${errorText(error)}): kosongkan database tujuan`,
      { cause: why },
    );
  }
};

const fill = async (
  pool: pg.Pool,
  client: pg.PoolClient,
  { header, frames }: OpenedBackup,
  parts: RestoreParts,
): Promise<Restored> => {
  const { masters, s3 } = parts;
  const folder = filesOf(parts);
  await markIncomplete(client, RESTORE_MARK);
  await migrate(pool, masters, { only: header.migrations, restoring: true });
  await alignColumns(client, header.tables);
  await loadContent(client, header, frames, folder);
  await beginNewLife(client, header);
  await proveCopy(client, header);
  await migrate(pool, masters, { restoring: true });
  // A copy on another machine puts nothing where the original does, and takes nothing away there.
  await client.query(`update cadangan_atur set aktif = false, tempat = ''`);
  await client.query('analyze');
  const { findings } = await verifyDatabase(client);
  if (s3) await sendFiles(await openFileStore(folder, s3), folder);
  await unmarkIncomplete(client, RESTORE_MARK);
  const { rows: signers } = await client.query<{ kunci: string }>('select kunci from kunci_tanda_segel');
  return { header, findings, signers: signers.map(({ kunci }) => kunci) };
};

/**
 * Transaction numbers begin anew in another cluster: a new epoch keeps new rows behind the old ones in their chains.
 * Whoever was logged in when the backup was made logs in again: a session ended since then must not come back to life.
 */
const beginNewLife = async (client: pg.ClientBase, { created_at, version }: BackupHeader): Promise<void> => {
  await client.query('begin');
  await client.query('update chain_epoch set epoch = epoch + 1');
  await client.query('update sessions set revoked_at = now() where revoked_at is null');
  await client.query(
    `insert into audit (kode_toko, user_id, action, entity, entity_key, after) values ('*', 'RESTORE', 'restore', 'backup', $1, $2)`,
    [created_at, JSON.stringify({ version })],
  );
  await client.query('commit');
};

/** The copy shows the same chain tips and the same trial balance; the number of rows was counted as they came in. */
const proveCopy = async (client: pg.ClientBase, header: BackupHeader): Promise<void> => {
  if (!isDeepStrictEqual(await chainTips(client), header.tips))
    throw new OperatorError('Ujung rantai hasil pemulihan berbeda dari cadangan');
  if (!isDeepStrictEqual(await trialBalance(client), header.trial_balance))
    throw new OperatorError('Neraca saldo hasil pemulihan berbeda dari cadangan');
};
