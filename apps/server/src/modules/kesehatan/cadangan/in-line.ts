import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCKS } from '../../../platform/database/locks.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { openDatabase } from '../../../platform/postgres/embedded.ts';
import { cutOff } from './ledger.ts';

/** Where a backup for a bucket is written before it is sent, and where one is tried. */
export const spoolOf = ({ config }: Kadar): string => join(config.dataDir, 'cadangan');
export const trialOf = ({ config }: Kadar): string => join(config.dataDir, 'uji-pulih');

/** Removes the place of a trial, with the PostgreSQL that a killed process left running in it. */
export const clearTrial = async (kadar: Kadar): Promise<void> => {
  const folder = trialOf(kadar);
  const left = await openDatabase({ dataDir: join(folder, 'data'), log: () => undefined }).catch(
    () => undefined,
  );
  await left?.stop();
  await rm(folder, { recursive: true, force: true });
};

/** What tries left that were cut off, and no more. */
const clearUp = async (kadar: Kadar): Promise<void> => {
  for (const { macam, tempat, berkas } of await cutOff(kadar.db.privileged)) {
    if (macam === 'UJI_PULIH') await clearTrial(kadar);
    else if (!tempat.startsWith('s3:')) await rm(join(tempat, `${berkas}.part`), { force: true });
  }
  await rm(spoolOf(kadar), { recursive: true, force: true });
};

/** Does it as the only one of all processes; undefined where another is at it. */
export const inLine = async <T>(kadar: Kadar, work: () => Promise<T>): Promise<T | undefined> => {
  const client = await kadar.db.privileged.connect();
  try {
    const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
      LOCKS.CADANGAN,
    ]);
    if (!rows[0]?.got) return undefined;
    await clearUp(kadar);
    const result = await work();
    await client.query('select pg_advisory_unlock($1)', [LOCKS.CADANGAN]);
    return result;
  } finally {
    // A closed connection gives its lock back, wherever the work ended.
    client.release(true);
  }
};
