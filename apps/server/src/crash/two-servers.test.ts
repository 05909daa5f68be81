import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../platform/postgres/cluster.ts';
import { CHAIN, PASSWORD, PIECES, startTestApp, type TestApp, USERS } from '../testing/harness.ts';
import { call, endAll, type ServerProcess, signIn, startServer } from './server-process.fixture.ts';
import { saleBody } from './tills.fixture.ts';

const CLIENTS = 64;
const HEARD_MS = 20_000;

let database: TestApp;
let dataDir: string;
let servers: [ServerProcess, ServerProcess];

beforeAll(async () => {
  database = await startTestApp();
  dataDir = mkdtempSync(join(tmpdir(), 'kadar-two-'));
  const { url, ownerUrl } = database.database;
  const env = { KADAR_DATA: dataDir, DATABASE_URL: ownerUrl, DATABASE_APP_URL: url };
  servers = await Promise.all([startServer(env), startServer(env)]);
});
afterAll(async () => {
  await endAll();
  await database?.close();
  if (dataDir) await removeFolder(dataDir);
});

test('a setting changed at one server is in force at the other', async () => {
  const [one, other] = servers;
  const token = await signIn(one.url, USERS.OWN, PASSWORD);
  const title = async (): Promise<unknown> =>
    ((await call(other.url, 'GET', 'para-system/key/NOTA_JUDUL', { token })).body.data as { value: unknown })
      .value;
  expect(await title()).toBe('NOTA PENJUALAN');
  const { status } = await call(one.url, 'PUT', 'para-system', {
    token,
    key: randomUUID(),
    body: { values: { NOTA_JUDUL: 'NOTA EMAS' } },
  });
  expect(status).toBe(200);
  await expect.poll(title, { timeout: HEARD_MS, interval: 20 }).toBe('NOTA EMAS');
});

test('a session ended at one server is over at the other', async () => {
  const [one, other] = servers;
  const token = await signIn(one.url, USERS.SPV, PASSWORD);
  const status = async (): Promise<number> => (await call(other.url, 'GET', 'users/me', { token })).status;
  expect(await status()).toBe(200);
  const later = await signIn(one.url, USERS.SPV, PASSWORD);
  await expect.poll(status, { timeout: HEARD_MS, interval: 20 }).toBe(401);
  expect((await call(other.url, 'GET', 'users/me', { token: later })).status).toBe(200);
});

test(`${CLIENTS} clients at both servers race for one piece: one sale, the others are told so`, async () => {
  const piece = PIECES[0]?.map((row) => ({
    kode_barcode: row.kode_barcode,
    harga_jual: estimatePrice(CHAIN, row),
  }));
  const wanted = piece?.find(({ harga_jual }) => harga_jual < 30_000_000);
  if (!wanted) throw new Error('no piece to race for');
  const token = await signIn(servers[0].url, USERS.KASIR, PASSWORD);
  const replies = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      call(servers[index % 2 === 0 ? 0 : 1].url, 'POST', 'penjualan', {
        token,
        key: randomUUID(),
        body: saleBody(wanted),
      }),
    ),
  );
  const sold = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(
    ({ status, body }) => status === 409 && body.code === 'STOCK_TIDAK_TERSEDIA',
  );
  expect(sold).toHaveLength(1);
  expect(refused).toHaveLength(CLIENTS - 1);
  expect(
    await database.look('select count(*)::int as n from mutasi_stock where kode_barcode = $1 and qty = -1', [
      wanted.kode_barcode,
    ]),
  ).toEqual([{ n: 1 }]);
});
