import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { surplusOf } from '@kadar/domain/retention.ts';
import { createBackup } from '../../../platform/backup/create-backup.ts';
import { noteBackup } from '../../../platform/backup/note-backup.ts';
import { type BackupPlace, openPlace, placeProblem, sebabOf } from '../../../platform/backup/place.ts';
import type { Kadar } from '../../../platform/kadar.ts';
import { reasonText } from '../../../platform/operator-error.ts';
import { diskOf } from '../queries/facts.ts';
import { inLine, spoolOf } from './in-line.ts';
import { type Atur, begin, done, failed, moved, ownName, readAtur, standingAt, takenAway } from './ledger.ts';

/** Room that must be there beside the largest that is expected. */
const SPARE_BYTES = 64 * 1024 * 1024;
/** A backup of rows packs to less than that part of the database. */
const PACKED = 0.5;
/** The newest may have grown by so much. */
const GROWTH = 1.5;
const TOLD_EVERY_MS = 1_000;

class TooLittleRoom extends Error {
  readonly code = 'ENOSPC';
}

/** Throws when a disk has not what the backup will take: from the last one, else from what there is. */
const refuseNarrow = async (kadar: Kadar, folder: string, last: number | undefined): Promise<void> => {
  const disk = await diskOf(folder);
  if (!disk) return;
  const { rows } = await kadar.db.privileged.query<{ bytes: number }>(
    `select pg_database_size(current_database())::float8 * $1 + coalesce((select sum(size) from files), 0)::float8 as bytes`,
    [PACKED],
  );
  const wanted = (last === undefined ? (rows[0]?.bytes ?? 0) : last * GROWTH) + SPARE_BYTES;
  if (disk.bebas < wanted)
    throw new TooLittleRoom(`bebas ${Math.floor(disk.bebas)} byte, perlu ${Math.ceil(wanted)} byte`);
};

/** Takes away what is not to be kept: of those that the server made and that still lie at the place, never the newest. */
const retain = async (kadar: Kadar, place: BackupPlace, atur: Atur): Promise<void> => {
  const pool = kadar.db.privileged;
  const standing = await standingAt(pool, atur.tempat, kadar.config.timeZone);
  const surplus = new Set(surplusOf(standing, atur));
  for (const { id, berkas } of standing) {
    if (!surplus.has(id)) continue;
    await place.remove(berkas);
    await takenAway(pool, id);
  }
};

/** Writes it, brings it to its place and looks at what came there; its bytes. */
const write = async (
  kadar: Kadar,
  { tempat }: Atur,
  { id, berkas, signal }: { id: number; berkas: string; signal: AbortSignal | undefined },
): Promise<{ place: BackupPlace; ukuran: number }> => {
  const pool = kadar.db.privileged;
  const place = await openPlace(tempat, kadar.config);
  await place.tryOut();
  const folder = place.folder ?? spoolOf(kadar);
  if (!place.folder) await mkdir(folder, { recursive: true, mode: 0o700 });
  const [last] = await standingAt(pool, tempat, kadar.config.timeZone);
  await refuseNarrow(kadar, folder, last?.ukuran);
  const path = join(folder, berkas);
  let told = 0;
  const { dataDir, s3 } = kadar.config;
  const header = await createBackup({
    pool,
    dataDir,
    s3,
    path,
    ...(signal && { signal }),
    onProgress: (permille) => {
      if (Date.now() - told < TOLD_EVERY_MS) return;
      told = Date.now();
      void moved(pool, id, permille).catch((error) => kadar.log.warn({ err: error }, 'backup progress'));
    },
  });
  const { size: ukuran } = await stat(path);
  await place.send(berkas, path);
  const came = await place.size(berkas);
  if (came !== ukuran) throw new Error(`${came ?? 0} of ${ukuran} bytes came to ${tempat}`);
  await noteBackup(pool, header);
  return { place, ukuran };
};

/**
 * A backup of this server to the place that is set, and then what is not to be kept taken away. Nothing is thrown: what became of
 * it stands in `cadangan`. Undefined where another is under way.
 */
export const runBackup = (kadar: Kadar, oleh = '', signal?: AbortSignal): Promise<boolean | undefined> =>
  inLine(kadar, async () => {
    const pool = kadar.db.privileged;
    const atur = await readAtur(pool);
    const berkas = ownName(new Date());
    const id = await begin(pool, { macam: 'CADANGAN', tempat: atur.tempat, berkas, oleh });
    try {
      const problem = placeProblem(atur.tempat, kadar.config);
      if (problem) throw Object.assign(new Error(problem), { code: 'EACCES' });
      const { place, ukuran } = await write(kadar, atur, { id, berkas, signal });
      await done(pool, id, ukuran);
      await retain(kadar, place, atur).catch((error) =>
        kadar.log.error({ err: error }, 'backups that may go'),
      );
      return true;
    } catch (error) {
      kadar.log.error({ err: error }, 'backup failed');
      await failed(pool, id, sebabOf(error), reasonText(error));
      return false;
    } finally {
      await rm(spoolOf(kadar), { recursive: true, force: true });
    }
  });
