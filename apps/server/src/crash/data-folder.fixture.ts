import { chmodSync, cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pieces } from '@kadar/demo-data/barang.ts';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import { seedChain } from '../demo/seed-chain.ts';
import { seedPieces } from '../demo/seed-pieces.ts';
import { loadMasters } from '../engines/master-engine/registry.ts';
import { allScreens } from '../modules/sesi/menu.ts';
import type { Finding } from '../platform/chain/finding.ts';
import { sealChains } from '../platform/chain/seal.ts';
import { verifyDatabase } from '../platform/chain/verify.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config.ts';
import { createPool } from '../platform/database/pool.ts';
import { sql } from '../platform/database/sql.ts';
import { removeFolder } from '../platform/postgres/cluster.ts';
import { joinDatabase } from '../platform/postgres/embedded.ts';
import { closedAfter, migratedOnce } from '../platform/postgres/test-folders.fixture.ts';
import { folderOnce } from '../platform/postgres/testing.ts';
import { CHAIN, TODAY } from '../testing/harness.ts';
import { endAll } from './server-process.fixture.ts';

/** Dearer pieces need an approval. */
const NO_APPROVAL_BELOW_RP = 30_000_000;
/** As many pieces as a test sells at most. */
const MOST = 600;

export interface SalePiece {
  kode_barcode: string;
  harga_jual: number;
}

/** Pieces of K01 that are sold without an approval, the first so many of them in every seeded folder. */
const cheapPieces = pieces(CHAIN, 'K01', MOST * 2, rngFrom('crash/K01'))
  .map((piece) => ({ piece, harga_jual: estimatePrice(CHAIN, piece) }))
  .filter(({ harga_jual }) => harga_jual < NO_APPROVAL_BELOW_RP)
  .slice(0, MOST);
if (cheapPieces.length < MOST) throw new Error('too few cheap pieces');

/** A data folder with the test chain and these pieces, in an embedded cluster with the settings of a real one; to be copied. */
const seededOnce = (): Promise<string> =>
  folderOnce('cluster_seeded', async (folder) => {
    cpSync(await migratedOnce(), folder, { recursive: true });
    await closedAfter(folder, async (database) => {
      const masters = await loadMasters();
      const config = readConfig({ KADAR_DATA: folder, KADAR_LOG: 'silent' });
      const app = await buildApp({ config, clock: systemClock, database, masters, reports: [] });
      const { db, settings } = app.kadar;
      await db.transaction({ toko: '*' }, async (tx) => {
        await seedChain(tx, CHAIN, { masters, screens: allScreens(masters, []), settings });
        await tx.execute(
          sql`insert into hari_kerja (kode_toko, tgl_system, buka) values ('K01', ${TODAY}, true), ('K02', ${TODAY}, true)`,
        );
      });
      await db.transaction({ toko: 'K01' }, (tx) =>
        seedPieces(
          tx,
          { toko: 'K01', tanggal: TODAY, user: 'DEMO' },
          cheapPieces.map(({ piece }) => piece),
        ),
      );
      await app.close();
    });
  });

/** The seeded folders of a test file, a copy for each test, and so many pieces to sell; afterwards its servers end and the copies go. */
export const seededFolder = (wanted: number): { pieces: readonly SalePiece[]; copy(): Promise<string> } => {
  const copies: string[] = [];
  // Not in a test's own time: whoever comes first makes it.
  beforeAll(async () => void (await seededOnce()), 240_000);
  afterAll(async () => {
    await endAll();
    for (const folder of copies) await removeFolder(folder);
  });
  return {
    pieces: cheapPieces
      .slice(0, wanted)
      .map(({ piece: { kode_barcode }, harga_jual }) => ({ kode_barcode, harga_jual })),
    async copy() {
      const folder = mkdtempSync(join(tmpdir(), 'kadar-crash-'));
      copies.push(folder);
      chmodSync(folder, 0o755);
      cpSync(await seededOnce(), folder, { recursive: true });
      return folder;
    },
  };
};

/** Looks into the database of a data folder, beside the server that runs on it. */
export const lookInto = async <T>(dataDir: string, work: (pool: Pool) => Promise<T>): Promise<T> => {
  const database = await joinDatabase({ dataDir, log: () => undefined });
  const pool = createPool(database.ownerUrl, { size: 2, privileged: true, name: 'kadar-test-look' });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await database.stop();
  }
};

/** What `npm run verify` finds. */
export const findingsOf = async (pool: Pool): Promise<Finding[]> => {
  await sealChains(pool);
  const client = await pool.connect();
  try {
    return (await verifyDatabase(client)).findings;
  } finally {
    client.release();
  }
};
