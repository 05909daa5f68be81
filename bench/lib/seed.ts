import { seedChain, seedMembers } from '../../apps/server/src/demo/seed-chain.ts';
import { seedPieces } from '../../apps/server/src/demo/seed-pieces.ts';
import { loadMasters } from '../../apps/server/src/engines/master-engine/registry.ts';
import { loadReports } from '../../apps/server/src/engines/report-engine/registry.ts';
import { allScreens } from '../../apps/server/src/modules/sesi/menu.ts';
import type { DatabaseAddresses } from '../../apps/server/src/platform/database/database.ts';
import { createPool } from '../../apps/server/src/platform/database/pool.ts';
import { sql } from '../../apps/server/src/platform/database/sql.ts';
import { migrate } from '../../apps/server/src/platform/migrate.ts';
import { appOn, sellInside } from './app.ts';
import { CHAIN, HISTORY_DAY, MEMBERS, PIECES, TODAY, TOKO } from './chain.ts';
import { historyBodies } from './sales.ts';

/**
 * Schema, demo masters, members, pieces of K01, some sales of an earlier day, and its business day open. With sales
 * and statistics in it: what PostgreSQL plans for empty tables no shop has for long.
 */
export const seedBase = async (database: DatabaseAddresses, dataDir: string): Promise<void> => {
  const masters = await loadMasters();
  const owner = createPool(database.ownerUrl, { size: 1, privileged: true, name: 'kadar-bench' });
  await migrate(owner, masters);
  const app = await appOn(database, dataDir);
  const { db, settings } = app.kadar;
  await db.transaction({ toko: '*' }, async (tx) => {
    await seedChain(tx, CHAIN, { masters, screens: allScreens(masters, await loadReports()), settings });
    await seedMembers(app.kadar, tx, MEMBERS);
    await tx.execute(
      sql`insert into hari_kerja (kode_toko, tgl_system, buka) values (${TOKO}, ${HISTORY_DAY}, true)`,
    );
  });
  await db.transaction({ toko: TOKO }, (tx) =>
    seedPieces(tx, { toko: TOKO, tanggal: HISTORY_DAY, user: 'DEMO' }, PIECES),
  );
  await owner.query('analyze');
  await sellInside(app, historyBodies());
  await owner.query('update hari_kerja set tgl_system = $1 where kode_toko = $2', [TODAY, TOKO]);
  await app.close();
  await owner.query('vacuum analyze');
  await owner.end();
};
