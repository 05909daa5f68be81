import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadMasters } from '../../../engines/master-engine/registry.ts';
import { openPlace, sebabOf } from '../../../platform/backup/place.ts';
import { restoreBackup } from '../../../platform/backup/restore-backup.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { OperatorError, reasonText } from '../../../platform/operator-error.ts';
import { DatabaseStartError } from '../../../platform/postgres/errors.ts';
import { clearTrial, inLine, trialOf } from './in-line.ts';
import { begin, done, failed, readAtur, standingAt } from './ledger.ts';

/** Loads a file into a database of its own, which proves itself and goes again. Throws OperatorError. */
const load = async (kadar: Kadar, tempat: string, berkas: string): Promise<string | undefined> => {
  const folder = trialOf(kadar);
  await clearTrial(kadar);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = await openPlace(tempat, kadar.config);
  const path = join(place.folder ?? folder, berkas);
  if (!place.folder) await place.fetch(berkas, path);
  const { findings } = await restoreBackup({
    path,
    dataDir: join(folder, 'data'),
    databaseUrl: undefined,
    masters: await loadMasters(),
    log: () => undefined,
  });
  return findings[0] && `${findings[0].check}: ${findings[0].detail}`;
};

const isDamage = (error: unknown): boolean =>
  error instanceof OperatorError && !(error instanceof DatabaseStartError);

/**
 * Tries the newest backup of the place: into a PostgreSQL of its own beside this one, by the restore that would be needed, with its
 * verification. What became of it stands in `cadangan`; undefined where another is under way or there is none.
 */
export const runTrial = (kadar: Kadar, oleh = ''): Promise<boolean | undefined> =>
  inLine(kadar, async () => {
    const pool = kadar.db.privileged;
    const { tempat } = await readAtur(pool);
    const [newest] = await standingAt(pool, tempat, kadar.config.timeZone);
    if (!newest) return undefined;
    const { berkas, ukuran } = newest;
    const id = await begin(pool, { macam: 'UJI_PULIH', tempat, berkas, oleh });
    try {
      const finding = await load(kadar, tempat, berkas);
      if (finding === undefined) await done(pool, id, ukuran);
      else await failed(pool, id, 'TIDAK_COCOK', finding);
      return finding === undefined;
    } catch (error) {
      kadar.log.error({ err: error }, 'trial restore failed');
      await failed(pool, id, isDamage(error) ? 'BERKAS_RUSAK' : sebabOf(error), reasonText(error));
      return false;
    } finally {
      await clearTrial(kadar).catch((error) => kadar.log.error({ err: error }, 'place of a trial restore'));
    }
  });
