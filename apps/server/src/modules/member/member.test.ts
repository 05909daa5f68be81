import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.close());

test('a cashier registers members, but gives none a discount of their own', async () => {
  const kasir = await server.login('KASIR');
  const member = {
    kode_customer: 'BARU1',
    nama_customer: 'SITI',
    alamat_customer: 'DEPOK',
    no_hp: '081234567890',
  };
  const generous = await kasir.post('member', { ...member, diskon: 50 });
  expect(generous.status).toBe(403);
  expect(generous.body.fields?.diskon?.code).toBe('TIDAK_BERHAK');
  const added = await kasir.post('member', member);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  const { _version } = added.body.data as { _version: number };
  expect((await kasir.put('member/BARU1', { ...member, diskon: 10, _version })).status).toBe(403);
  const spv = await server.login('SPV');
  const given = await spv.put('member/BARU1', { ...member, diskon: 2, _version });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  const next = (given.body.data as { _version: number })._version;
  const moved = await kasir.put('member/BARU1', {
    ...member,
    alamat_customer: 'BOGOR',
    diskon: 2,
    _version: next,
  });
  expect(moved.status, JSON.stringify(moved.body)).toBe(200);
  expect((await kasir.delete('member/BARU1')).status).toBe(200);
});
