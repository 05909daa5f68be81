import { loadMasters } from '../engines/master-engine/registry.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { readConfig } from '../platform/config.ts';
import { askKey, saidOfKey } from './ask-key.ts';
import { fileArgument, summaryLines } from './backup-summary.ts';
import { runTool } from './with-database.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

await runTool(async () => {
  const path = fileArgument('npm run restore -- BERKAS');
  const { dataDir, databaseUrl, s3, identityKey } = readConfig(process.env);
  const key = await askKey(identityKey);
  const masters = await loadMasters();
  const { header, findings, signers } = await restoreBackup({
    path,
    dataDir,
    s3,
    databaseUrl,
    masters,
    log: say,
  });
  await key.keep();
  for (const line of [...summaryLines(header), ...saidOfKey(key.vault, signers)]) say(line);
  say(`Dipulihkan: keadaan ${header.created_at}; ujung rantai dan neraca saldo sama dengan cadangan`);
  if (findings.length === 0) return say('Semua cocok');
  for (const { check, detail } of findings) say(`TIDAK COCOK  ${check}: ${detail}`);
  say('Temuan ini sudah ada di pembukuan ketika dicadangkan; salinannya tepat sama.');
  process.exitCode = 1;
});
