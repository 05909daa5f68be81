import { unzip } from '@kadar/documents/testing/unzip.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cash, pieceSupply, saleOf } from '../../../testing/buying.ts';
import { type Client, MEMBERS, startTestApp, type TestApp } from '../../../testing/harness.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
const [member] = MEMBERS;
const kode_customer = member?.kode_customer ?? '';
const next = pieceSupply();

beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
});
afterAll(() => server?.close());

test('everything that is kept of a member leaves as one file, and that it did is written down', async () => {
  const piece = next();
  const sale = saleOf([piece], [cash(piece.harga_jual)], { kode_customer });
  expect((await spv.post('penjualan', sale)).status).toBe(200);
  await spv.get(`halaman-member/${kode_customer}`);
  const reply = await owner.get(`halaman-member/${kode_customer}/ekspor`);
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toBe('application/zip');
  const data = JSON.parse(unzip(reply.raw).get('data.json') ?? '{}') as Record<
    string,
    Record<string, unknown>[]
  >;
  expect(data.member).toMatchObject([{ kode_customer, nama_customer: member?.nama_customer }]);
  expect(data.dokumen).toMatchObject([
    {
      jenis: 'PENJUALAN',
      grand_total: piece.harga_jual,
      baris: [{ kode_barcode: piece.kode_barcode }],
      bayar: [{ jenis: 'CASH' }],
    },
  ]);
  expect(JSON.stringify(data.dokumen)).not.toContain('"hpp"');
  expect(data.dilihat?.map(({ user_id, action }) => `${action} ${user_id}`)).toContain('look SPV1');
  const audit = await server.look<{ user_id: string }>(
    "select user_id from audit where entity = 'member' and action = 'export' and entity_key = $1",
    [kode_customer],
  );
  expect(audit).toEqual([{ user_id: 'OWNER' }]);
});

test('the owner alone takes it, of a member that there is', async () => {
  for (const who of ['KASIR', 'SPV', 'MU'] as const)
    expect((await (await server.login(who)).get(`halaman-member/${kode_customer}/ekspor`)).status).toBe(403);
  expect((await owner.get('halaman-member/TIDAK-ADA/ekspor')).body.code).toBe('DATA_TIDAK_DITEMUKAN');
});
