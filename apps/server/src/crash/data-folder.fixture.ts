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
import { migrate } from '../platform/migrate.ts';
import { removeFolder } from '../platform/postgres/cluster.ts';
import { joinDatabase, openDatabase } from '../platform/postgres/embedded.ts';
import { CHAIN, TODAY } from '../testing/harness.ts';
import { endAll } from './server-process.fixture.ts';

/** Dearer pieces need an approval. */
const NO_APPROVAL_BELOW_RP = 30_000_000;

export interface SalePiece {
  kode_barcode: string;
  harga_jual: number;
}

/** A data folder with the test chain and pieces of K01 to sell without an approval, copied for each test. */
interface SeededFolder {
  pieces: readonly SalePiece[];
  copy(): string;
  /** Removes it and its copies; what runs on them must have ended. */
  remove(): Promise<void>;
}

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kadar-crash-'));
  chmodSync(folder, 0o755);
  return folder;
};

/** Makes one with at least so many pieces, in an embedded cluster with the settings of a real one. */
const seedFolder = async (wanted: number): Promise<SeededFolder> => {
  const original = newFolder();
  const made = [original];
  const stock = pieces(CHAIN, 'K01', wanted * 2, rngFrom('crash/K01'));
  const cheap = stock.flatMap((piece) => {
    const harga_jual = estimatePrice(CHAIN, piece);
    return harga_jual < NO_APPROVAL_BELOW_RP ? [{ piece, harga_jual }] : [];
  });
  const chosen = cheap.slice(0, wanted);
  if (chosen.length < wanted) throw new Error('too few cheap pieces');
  const database = await openDatabase({ dataDir: original, log: () => undefined });
  const masters = await loadMasters();
  const pool = createPool(database.ownerUrl, { size: 1, privileged: true, name: 'kadar-test' });
  await migrate(pool, masters);
  await pool.end();
  const config = readConfig({ KADAR_DATA: original, KADAR_LOG: 'silent' });
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
      chosen.map(({ piece }) => piece),
    ),
  );
  await app.close();
  await database.stop();
  return {
    pieces: chosen.map(({ piece: { kode_barcode }, harga_jual }) => ({ kode_barcode, harga_jual })),
    copy() {
      const folder = newFolder();
      made.push(folder);
      cpSync(original, folder, { recursive: true });
      return folder;
    },
    async remove() {
      for (const folder of made) await removeFolder(folder);
    },
  };
};

/** The folder of a test file, made before its tests; after them its servers end and it goes with its copies. */
export const seededFolder = (wanted: number): Pick<SeededFolder, 'pieces' | 'copy'> => {
  let seeded: SeededFolder | undefined;
  beforeAll(async () => {
    seeded = await seedFolder(wanted);
  });
  afterAll(async () => {
    await endAll();
    await seeded?.remove();
  });
  const made = (): SeededFolder => {
    if (!seeded) throw new Error('made before the tests, not while they are named');
    return seeded;
  };
  return {
    get pieces() {
      return made().pieces;
    },
    copy: () => made().copy(),
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
