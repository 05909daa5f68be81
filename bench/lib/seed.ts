import { pieces } from '@kadar/demo-data/barang.ts';
import { demoChain } from '@kadar/demo-data/chain.ts';
import { members } from '@kadar/demo-data/members.ts';
import { rngFrom } from '@kadar/demo-data/rng.ts';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../apps/server/src/app.ts';
import { seedChain, seedMembers } from '../../apps/server/src/demo/seed-chain.ts';
import { seedPieces } from '../../apps/server/src/demo/seed-pieces.ts';
import { loadMasters } from '../../apps/server/src/engines/master-engine/registry.ts';
import { loadReports } from '../../apps/server/src/engines/report-engine/registry.ts';
import { allScreens } from '../../apps/server/src/modules/sesi/menu.ts';
import { readConfig } from '../../apps/server/src/platform/config.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { sql } from '../../apps/server/src/platform/database/sql.ts';

export const TODAY = '2026-02-25';
export const TOKO = 'K01';
export const CASHIER = 'KASIR1';
export const SUPERVISOR = 'SPV1';
export const OWNER = 'OWNER';
export const CHAIN = demoChain({ size: 'small', seed: 'bench', today: TODAY });
export const MEMBERS = members(3_000, rngFrom('bench/members'));
/** Pieces of K01, more than any row sells. */
export const PIECES = pieces(CHAIN, TOKO, 8_000, rngFrom('bench/pieces'));

/** The server's app inside this process, for seeding and for looking at what it sends to the database. */
export const appOn = async (databaseUrl: string, dataDir: string): Promise<FastifyInstance> =>
  buildApp({
    config: readConfig({ KADAR_DATA: dataDir, KADAR_LOG: 'silent', KADAR_POOL: '8' }),
    clock: { now: () => new Date(`${TODAY}T05:00:00Z`) },
    databaseUrl,
    masters: await loadMasters(),
    reports: await loadReports(),
  });

/** Schema, demo masters, members, the pieces of K01, and its business day open. */
export const seedBase = async (url: string, dataDir: string): Promise<void> => {
  const masters = await loadMasters();
  const owner = createPool(url, { size: 1, privileged: true, name: 'kadar-bench' });
  await migrate(owner, masters);
  const app = await appOn(url, dataDir);
  const { db, settings } = app.kadar;
  await db.transaction({ toko: '*' }, async (tx) => {
    await seedChain(tx, CHAIN, { masters, screens: allScreens(masters, await loadReports()), settings });
    await seedMembers(tx, MEMBERS);
    await tx.execute(
      sql`insert into hari_kerja (kode_toko, tgl_system, buka) values (${TOKO}, ${TODAY}, true)`,
    );
  });
  await db.transaction({ toko: TOKO }, (tx) =>
    seedPieces(tx, { toko: TOKO, tanggal: TODAY, user: 'DEMO' }, PIECES),
  );
  await app.close();
  await owner.query('vacuum analyze');
  await owner.end();
};
