import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { emptyDatabase, firstOfDatabase, markIncomplete } from '../platform/backup/target.ts';
import { DEMO_MARK, isHalfDemo } from '../platform/database/demo-mark.ts';
import { isConnectionError } from '../platform/database/errors.ts';
import { LOCKS } from '../platform/database/locks.ts';
import type { FileStore } from '../platform/files.ts';
import { OperatorError } from '../platform/operator-error.ts';

const POLL_MS = 100;
/** Another start that only migrates is done by then. */
const SAY_AFTER_MS = 3_000;
/** A PostgreSQL that ended is up again by then. */
const UP_AGAIN_MS = 60_000;

type Say = (line: string) => void;

/** A connection of the login's own, though the server may just be coming up again. */
const connect = async (pool: pg.Pool, stopping: AbortSignal): Promise<pg.PoolClient> => {
  for (const until = Date.now() + UP_AGAIN_MS; ; )
    try {
      return await pool.connect();
    } catch (error) {
      if (!isConnectionError(error) || Date.now() > until) throw error;
      await delay(POLL_MS * 5, undefined, { signal: stopping });
    }
};

/**
 * One start at a time builds on a database, however many processes share it: a demo that is being loaded is not whole,
 * and nobody else may take it for half-made. The turn is lost with its connection.
 */
export const takeTurn = async (pool: pg.Pool, say: Say, stopping: AbortSignal): Promise<pg.PoolClient> => {
  const client = await connect(pool, stopping);
  try {
    await wait(client, say, stopping);
    return client;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

const wait = async (client: pg.PoolClient, say: Say, stopping: AbortSignal): Promise<void> => {
  const since = Date.now();
  for (let told = false; ; ) {
    const { rows } = await client.query<{ ours: boolean }>('select pg_try_advisory_lock($1) as ours', [
      LOCKS.DEMO,
    ]);
    if (rows[0]?.ours) return;
    if (!told && Date.now() - since > SAY_AFTER_MS) {
      say('Menunggu proses lain yang sedang menyiapkan database ini …');
      told = true;
    }
    await delay(POLL_MS, undefined, { signal: stopping });
  }
};

/**
 * Whether the demo is to be loaded now: into an empty place that is marked here before anything else, or anew after
 * what an earlier start left half-made is removed. Without the mark nothing is ever removed. The caller has the turn.
 * Throws OperatorError when files are there already: those of others must never be taken for the demo's.
 */
export const demoIsDue = async (
  client: pg.ClientBase,
  files: FileStore,
  { wanted, say }: { wanted: boolean; say: Say },
): Promise<boolean> => {
  if (await isHalfDemo(client)) {
    say('Data demo di sini belum selesai dimuat: dihapus dan dimulai lagi dari awal …');
    await files.clear();
    await emptyDatabase(client, DEMO_MARK);
    return true;
  }
  if (!wanted || (await firstOfDatabase(client)) !== undefined) return false;
  if (!(await files.isEmpty()))
    throw new OperatorError(
      'Database ini kosong, tetapi tempat fotonya sudah berisi berkas: pakai KADAR_DATA (atau bucket) yang kosong untuk data demo.',
    );
  await markIncomplete(client, DEMO_MARK);
  return true;
};
