import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { createBackup } from '../platform/backup/create-backup.ts';
import { noteBackup, recordBackup } from '../platform/backup/note-backup.ts';
import { fileArgument, summaryLines } from './backup-summary.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (pool, { dataDir, s3 }) => {
  const path = fileArgument('npm run backup -- BERKAS');
  const header = await createBackup({ pool, dataDir, s3, path });
  await noteBackup(pool, header);
  const { size: ukuran } = await stat(path);
  await recordBackup(pool, header, { tempat: dirname(path), berkas: basename(path), ukuran });
  for (const line of summaryLines(header)) process.stdout.write(`${line}\n`);
  process.stdout.write(`Cadangan tersimpan: ${path}\n`);
});
