import { afterAll, beforeAll, expect, test } from 'vitest';
import { SALES } from '../../modules/penjualan/sale.fixture.ts';
import { TRAY } from '../../testing/depositing.ts';
import {
  type Client,
  MEMBERS,
  type Reply,
  startTestApp,
  type TestApp,
  TODAY,
} from '../../testing/harness.ts';
import { disagreements, type PlayedShop, playInstalments } from '../../testing/instalment-history.ts';
import { openInstalments } from '../../testing/instalments.ts';
import { foundWhenSealed } from '../../testing/seal.ts';

const HISTORIES = 10;
const STEPS = 100;
const K01 = { toko: 'K01' };
let server: TestApp;
let owner: Client;
let shop: PlayedShop;

const codeOf = ({ body }: Reply): string => Object.values(body.fields ?? {})[0]?.code ?? body.code ?? '';

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  await openInstalments(owner);
  shop = {
    toko: 'K01',
    today: TODAY,
    kode_sales: SALES,
    kode_customer: MEMBERS[0]?.kode_customer ?? '',
    kode_baki: TRAY,
    post: async (path, body) => {
      const reply = await owner.post(path, body, K01);
      return { status: reply.status, code: codeOf(reply), data: reply.body.data };
    },
    get: async <T>(path: string) => {
      const reply = await owner.get(path, K01);
      expect(reply.status, JSON.stringify(reply.body)).toBe(200);
      return reply.body.data as T;
    },
    look: (text, values) => server.look(text, values),
  };
});
afterAll(() => server?.close());

test('after any order of a thousand steps deposits, journal, pieces and cards are what the lines of documents say', async () => {
  const seen: Record<string, number> = {};
  let { today } = shop;
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const done = await playInstalments({ ...shop, today }, seed * 7_919, STEPS);
    for (const [what, times] of Object.entries(done)) seen[what] = (seen[what] ?? 0) + times;
    expect(await disagreements(shop), `history ${seed}`).toEqual([]);
    [{ tgl_system: today } = { tgl_system: today }] = await server.look<{ tgl_system: string }>(
      "select to_char(tgl_system, 'YYYY-MM-DD') as tgl_system from hari_kerja where kode_toko = 'K01'",
    );
  }
  const kinds = [
    'KONTRAK',
    'BAYAR',
    'BAYAR DENDA',
    'HAPUS',
    'LUNAS',
    'CEPAT',
    'GANTI',
    'Z CI',
    'Z CT',
    'putus',
    'lelang',
    'KELEBIHAN',
  ];
  for (const kind of kinds) expect(seen[kind] ?? 0, kind).toBeGreaterThan(0);
  expect(await foundWhenSealed(server.app.kadar.db.privileged)).toEqual([]);
}, 300_000);
