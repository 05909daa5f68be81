import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeFolder } from '../platform/postgres/cluster.ts';
import { TRAY } from '../testing/depositing.ts';
import { CHAIN, PASSWORD, PIECES, startTestApp, type TestApp, USERS } from '../testing/harness.ts';
import { lineOf, noFaktur, pesananOf, saleOf } from '../testing/ordering.ts';
import { call, endAll, type ServerProcess, signIn, startServer } from './server-process.fixture.ts';
import { saleBody } from './tills.fixture.ts';

const K01 = { toko: 'K01' };

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

test(`${CLIENTS} clients fetch an order at one server and end it at the other: its deposit is spent once`, async () => {
  const [one, other] = servers;
  const DP_RP = 100_000;
  const token = await signIn(one.url, USERS.OWN, PASSWORD);
  const post = (url: string, path: string, body: object) =>
    call(url, 'POST', path, { token, key: randomUUID(), body, ...K01 });
  const made = async (path: string, body: object): Promise<string> => {
    const { status, body: said } = await post(one.url, path, body);
    expect(status, JSON.stringify(said)).toBe(200);
    return noFaktur(said);
  };
  const row = PIECES[0]?.at(-1);
  if (!row) throw new Error('no piece to order');
  const { kode_barcode } = row;
  const scanned = await call(one.url, 'GET', `barang/scan/${kode_barcode}`, { token, ...K01 });
  const wanted = scanned.body.data as Parameters<typeof lineOf>[0];
  const no = await made('pesanan', pesananOf([lineOf(wanted)], DP_RP));
  await made('jadi-pesanan', { no_pesanan: `${no}/1`, kode_barcode });
  const order = await call(other.url, 'GET', `pesanan/${no}`, { token, ...K01 });
  const { barang } = order.body.data as {
    barang: { kode_barcode: string; harga_jual: number; no_titip: string }[];
  };
  const lines = barang.map((piece) => ({
    kode_barcode: piece.kode_barcode,
    harga_jual: piece.harga_jual,
    diskon: 0,
    no_titip: piece.no_titip,
  }));
  const rest = (barang[0]?.harga_jual ?? 0) - DP_RP;
  const deposit = { jenis: 'TITIPAN', jumlah_rp: DP_RP, no_titip: no };
  const sale = saleOf(lines, [deposit, { jenis: 'CASH', jumlah_rp: rest }]);
  const end = { no_pesanan: no, kode_baki: TRAY, jenis: 'CASH', jumlah_rp: DP_RP };
  const replies = await Promise.all(
    Array.from({ length: CLIENTS }, (_, index) =>
      index % 2 === 0 ? post(one.url, 'penjualan', sale) : post(other.url, 'batal-pesanan', end),
    ),
  );
  expect(
    replies.filter(({ status }) => status === 200),
    JSON.stringify(replies[0]?.body),
  ).toHaveLength(1);
  expect(await database.look('select saldo::int from titip where no_titip = $1', [no])).toEqual([
    { saldo: 0 },
  ]);
});
