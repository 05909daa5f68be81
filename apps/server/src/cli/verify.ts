import { join } from 'node:path';
import type { Finding } from '../platform/chain/finding.ts';
import { sealChains } from '../platform/chain/seal.ts';
import { chainTips, verifyDatabase } from '../platform/chain/verify.ts';
import { openFileStore } from '../platform/files.ts';
import { Vault } from '../platform/identity/vault.ts';
import { findStray, KNOWN_IMAGES } from '../platform/images/sweep.ts';
import { withDatabase } from './with-database.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Told one by one up to here, then counted. */
const SHOWN = 5;

const told = (check: string, paths: readonly string[]): Finding[] => [
  ...paths.slice(0, SHOWN).map((detail) => ({ check, detail })),
  ...(paths.length > SHOWN ? [{ check, detail: `… (${paths.length})` }] : []),
];

await withDatabase(async (pool, { dataDir, s3, identityKey }) => {
  const client = await pool.connect();
  try {
    const { findings, notes, unsealed, rows } = await verifyDatabase(client, await Vault.find(identityKey));
    const known = async (): Promise<Set<string>> =>
      new Set((await pool.query<{ path: string }>(KNOWN_IMAGES)).rows.map(({ path }) => path));
    const { orphans, missing } = await findStray(known, await openFileStore(join(dataDir, 'files'), s3));
    findings.push(...told('picture without a row', orphans), ...told('row without its picture', missing));
    // Only now, so that what was looked at is what stood there.
    await sealChains(pool);
    const tips = await chainTips(client);
    for (const { tabel, kode_toko, nomor, hash } of tips)
      say(`${tabel.padEnd(14)} ${kode_toko.padEnd(4)} #${nomor} ${hash}`);
    for (const { kode_toko, jumlah, umur } of unsealed)
      say(`BELUM DISEGEL  ${kode_toko}: ${jumlah} dokumen, yang tertua sejak ${Math.round(umur)} detik`);
    for (const { check, detail } of notes) say(`CATATAN  ${check}: ${detail}`);
    for (const { check, detail } of findings) say(`TIDAK COCOK  ${check}: ${detail}`);
    say(
      findings.length === 0
        ? `Semua cocok: ${rows} baris dalam ${tips.length} rantai`
        : `${findings.length} temuan`,
    );
    if (findings.length > 0) process.exitCode = 1;
  } finally {
    client.release();
  }
});
