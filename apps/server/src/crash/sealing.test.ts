import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PASSWORD, USERS } from '../testing/harness.ts';
import { findingsOf, lookInto, seededFolder } from './data-folder.fixture.ts';
import { killServer, signIn, startServer, stopServer } from './server-process.fixture.ts';
import { salesOf, Tills } from './tills.fixture.ts';

const SALES = 600;
const TILLS = 64;
const TIMEOUT_MS = 240_000;

const seeded = seededFolder(SALES);

const ageAt = async (url: string): Promise<number> =>
  Number(/^kadar_unsealed_seconds (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

test(
  `beside ${TILLS} tills sales are sealed while more are sold, and what a kill -9 left is sealed after it`,
  async () => {
    const dataDir = await seeded.copy();
    let server = await startServer({ KADAR_DATA: dataDir });
    const { port } = server;
    const tills = new Tills(
      salesOf(seeded.pieces),
      () => server.url,
      await signIn(server.url, USERS.KASIR, PASSWORD),
    );
    const ages: number[] = [];
    const selling = tills.run(TILLS, 1_000);
    while (tills.answered < SALES * 0.8) {
      ages.push(await ageAt(server.url));
      await delay(200);
    }
    expect(Math.max(...ages)).toBeGreaterThan(0);
    // How long is a matter of the machine; that it keeps coming while tills sell is not.
    expect(ages.some((age, at) => age < (ages[at - 1] ?? 0))).toBe(true);
    await killServer(server);
    server = await startServer({ KADAR_DATA: dataDir, PORT: String(port) });
    await selling;
    await expect.poll(() => ageAt(server.url), { timeout: 30_000 }).toBe(0);
    await lookInto(dataDir, async (pool) => {
      const { rows } = await pool.query<{ sales: number; sealed: number }>(
        `select (select count(*)::int from dokumen where jenis = 'PENJUALAN') as sales, (select count(*)::int from segel where no like 'PJ%') as sealed`,
      );
      expect(rows).toEqual([{ sales: SALES, sealed: SALES }]);
      expect(await findingsOf(pool)).toEqual([]);
    });
    expect((await stopServer(server)).code).toBe(0);
  },
  TIMEOUT_MS,
);
