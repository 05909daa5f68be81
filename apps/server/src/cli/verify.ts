import { sealChains } from '../platform/chain/seal.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { withDatabase } from './with-database.ts';

await withDatabase(async (pool) => {
  await sealChains(pool);
  const client = await pool.connect();
  const { findings, tips, rows } = await verifyDatabase(client).finally(() => client.release());
  for (const { tabel, kode_toko, nomor, hash } of tips)
    process.stdout.write(`${tabel.padEnd(14)} ${kode_toko.padEnd(4)} #${nomor} ${hash}\n`);
  for (const { check, detail } of findings) process.stdout.write(`TIDAK COCOK  ${check}: ${detail}\n`);
  process.stdout.write(
    findings.length === 0
      ? `Semua cocok: ${rows} baris dalam ${tips.length} rantai\n`
      : `${findings.length} temuan\n`,
  );
  if (findings.length > 0) process.exitCode = 1;
});
