import { describe, expect, test } from 'vitest';
import { postmasterPid } from '../platform/postgres/test-folders.fixture.ts';
import { PASSWORD, USERS } from '../testing/harness.ts';
import { findingsOf, lookInto, seededFolder } from './data-folder.fixture.ts';
import {
  call,
  killServer,
  type ServerProcess,
  signIn,
  startServer,
  stopServer,
} from './server-process.fixture.ts';
import { bringOldGold, postedSales, salesOf, Tills } from './tills.fixture.ts';

/** Only what is in flight at a kill can be lost or doubled: more sales than this between two kills prove no more. */
const SALES = 400;
const KILLED_AT = [120, 280];
const TILLS = 16;
const TIMEOUT_MS = 300_000;

const seeded = seededFolder(SALES);

/** Every key has its one sale, every answered number is the one in the books, and the books are in order. */
const nothingLostNothingDoubled = async (dataDir: string, tills: Tills): Promise<void> => {
  expect(tills.answered).toBe(SALES);
  expect(await tills.repeat(tills.sales.filter((_, index) => index % 20 === 0))).toEqual([]);
  await lookInto(dataDir, async (pool) => {
    const posted = await postedSales(pool);
    expect(posted.size).toBe(SALES);
    for (const { no_faktur, kode_barcode } of tills.sales)
      expect(posted.get(no_faktur ?? '')).toBe(kode_barcode);
    const { rows } = await pool.query<{ sold: string; keys: string }>(
      `select (select count(*) from barang where status = 'SOLD') as sold,
         (select count(*) from idempotency where route in ('POST penjualan', 'POST tukar')) as keys`,
    );
    expect(rows[0]).toMatchObject({ sold: SALES, keys: SALES });
    expect(await findingsOf(pool)).toEqual([]);
  });
};

/** Of an exchange both halves stand, or neither; what goes between them comes to nothing. */
const exchangesAreWhole = async (dataDir: string, exchanges: number): Promise<void> => {
  await lookInto(dataDir, async (pool) => {
    const { rows } = await pool.query(
      `select (select count(*)::int from dokumen where jenis = 'PEMBELIAN') as bought, count(*)::int as exchanges,
         count(*) filter (where halves = '{PEMBELIAN,PENJUALAN}')::int as whole,
         (select sum(debet - kredit)::int from jurnal where role = 'KLIRING_TUKAR') as between
       from (select array_agg(jenis::text order by jenis::text) as halves from dokumen where no_tukar is not null group by no_tukar) x`,
    );
    expect(rows).toEqual([{ bought: exchanges, exchanges, whole: exchanges, between: 0 }]);
  });
};

/** The line on which processes tell each other of changes is mended too: one made elsewhere arrives. */
const hearsOfChangesAgain = async (dataDir: string, url: string): Promise<void> => {
  const token = await signIn(url, USERS.SPV, PASSWORD);
  const title = async () =>
    ((await call(url, 'GET', 'para-system/key/NOTA_JUDUL', { token })).body.data as { value: unknown }).value;
  expect(await title()).toBe('NOTA PENJUALAN');
  await lookInto(dataDir, async (pool) => {
    await pool.query(`insert into para_system (kode_toko, key, value) values ('*', 'NOTA_JUDUL', '"LAIN"')`);
    await pool.query(`select pg_notify('kadar', '{"topic":"settings-changed","toko":"*"}')`);
  });
  await expect.poll(title, { timeout: 30_000 }).toBe('LAIN');
};

describe(`${SALES} keyed sales at ${TILLS} tills`, () => {
  test(
    'kill -9 of the server, twice: nothing is lost, nothing is doubled, and no exchange is half done',
    async () => {
      const dataDir = await seeded.copy();
      let server: ServerProcess = await startServer({ KADAR_DATA: dataDir });
      const { port, url } = server;
      const token = await signIn(url, USERS.SPV, PASSWORD);
      const sales = salesOf(seeded.pieces);
      const exchanges = await bringOldGold(url, token, sales, 8);
      expect(exchanges).toBeGreaterThan(SALES / 10);
      const tills = new Tills(
        sales,
        () => url,
        token,
        () => server.output(),
      );
      const selling = tills.run(TILLS);
      for (const point of KILLED_AT) {
        await tills.reach(point);
        await killServer(server);
        server = await startServer({ KADAR_DATA: dataDir, PORT: String(port) });
        expect(server.output()).toContain('Took over the running PostgreSQL');
      }
      await selling;
      expect([...tills.refused.keys()]).toEqual([0]);
      expect(tills.sales.some(({ tries }) => tries > 1)).toBe(true);
      await nothingLostNothingDoubled(dataDir, tills);
      await exchangesAreWhole(dataDir, exchanges);
      expect((await stopServer(server)).code).toBe(0);
    },
    TIMEOUT_MS,
  );

  test(
    'kill -9 of the database, twice: tills are told 503 and come through with the same key',
    async () => {
      const dataDir = await seeded.copy();
      const server = await startServer({ KADAR_DATA: dataDir });
      const { url } = server;
      const tills = new Tills(
        salesOf(seeded.pieces),
        () => url,
        await signIn(url, USERS.KASIR, PASSWORD),
        () => server.output(),
      );
      const selling = tills.run(TILLS);
      for (const point of KILLED_AT) {
        await tills.reach(point);
        const killed = postmasterPid(dataDir);
        process.kill(killed, 'SIGKILL');
        await tills.reach(point + 60);
        expect(postmasterPid(dataDir)).not.toBe(killed);
      }
      await selling;
      expect([...tills.refused.keys()]).toEqual([503]);
      expect(server.output()).toContain('PostgreSQL is running again.');
      await nothingLostNothingDoubled(dataDir, tills);
      await hearsOfChangesAgain(dataDir, url);
      expect((await stopServer(server)).code).toBe(0);
    },
    TIMEOUT_MS,
  );
});
