import { join } from 'node:path';
import { sealChains } from '../platform/chain/seal.ts';
import { type Finding, verifyDatabase } from '../platform/chain/verify.ts';
import { openFileStore } from '../platform/files.ts';
import { findStray, KNOWN_IMAGES } from '../platform/images/sweep.ts';
import { withDatabase } from './with-database.ts';

/** Told one by one up to here, then counted. */
const SHOWN = 5;

const told = (check: string, paths: readonly string[]): Finding[] => [
  ...paths.slice(0, SHOWN).map((detail) => ({ check, detail })),
  ...(paths.length > SHOWN ? [{ check, detail: `… (${paths.length})` }] : []),
];

await withDatabase(async (pool, { dataDir, s3 }) => {
  const client = await pool.connect();
  const { findings, notes, unsealed, tips, rows } = await verifyDatabase(client).finally(() =>
    client.release(),
  );
  const known = async (): Promise<Set<string>> =>
    new Set((await pool.query<{ path: string }>(KNOWN_IMAGES)).rows.map(({ path }) => path));
  const { orphans, missing } = await findStray(known, await openFileStore(join(dataDir, 'files'), s3));
  findings.push(...told('picture without a row', orphans), ...told('row without its picture', missing));
  for (const { tabel, kode_toko, nomor, hash } of tips)
    process.stdout.write(`${tabel.padEnd(14)} ${kode_toko.padEnd(4)} #${nomor} ${hash}\n`);
  for (const { kode_toko, jumlah, umur } of unsealed)
    process.stdout.write(
      `BELUM DISEGEL  ${kode_toko}: ${jumlah} dokumen, yang tertua ${Math.round(umur)} detik\n`,
    );
  for (const { check, detail } of notes) process.stdout.write(`CATATAN  ${check}: ${detail}\n`);
  for (const { check, detail } of findings) process.stdout.write(`TIDAK COCOK  ${check}: ${detail}\n`);
  process.stdout.write(
    findings.length === 0
      ? `Semua cocok: ${rows} baris dalam ${tips.length} rantai\n`
      : `${findings.length} temuan\n`,
  );
  if (findings.length > 0) process.exitCode = 1;
  // Only now: what was looked at is what stood there.
  await sealChains(pool);
});
