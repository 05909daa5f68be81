import type { Tampilan } from '@kadar/contract/endpoints/tampilan.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

const LAPORAN = 'laporan-penjualan';
const isi: Tampilan['isi'] = {
  filters: { kode_dept: 'CCN' },
  rentang: 'BULAN_LALU',
  banding: 'TAHUN_LALU',
  toko: '*',
  hanya_subtotal: true,
  kolom: { ongkos: false },
};

let server: TestApp;
let owner: Client;
let kasir: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

const views = async (client: Client, laporan = LAPORAN) =>
  (await client.get(`tampilan-laporan?laporan=${laporan}`)).body.data as Tampilan[];
const keep = (client: Client, nama: string, said: unknown = isi) =>
  client.put('tampilan-laporan', { laporan: LAPORAN, nama, isi: said });
const forget = (client: Client, nama: string) =>
  client.delete(`tampilan-laporan/${LAPORAN}/${encodeURIComponent(nama)}`);

test('a view is kept under its name, replaced by it, and forgotten', async () => {
  expect((await keep(owner, 'Cincin bulan lalu')).status).toBe(200);
  expect((await keep(owner, 'Akhir tahun')).status).toBe(200);
  expect((await keep(owner, 'Akhir tahun', { ...isi, rentang: null })).status).toBe(200);
  expect(await views(owner)).toEqual([
    { nama: 'Akhir tahun', isi: { ...isi, rentang: null } },
    { nama: 'Cincin bulan lalu', isi },
  ]);
  expect(await views(owner, 'laporan-margin')).toEqual([]);
  expect((await forget(owner, 'Akhir tahun')).status).toBe(200);
  expect((await forget(owner, 'Akhir tahun')).status).toBe(404);
  expect((await views(owner)).map(({ nama }) => nama)).toEqual(['Cincin bulan lalu']);
});

test('it is nobody else’s: another neither sees nor forgets it, and has one of the same name', async () => {
  await keep(owner, 'SAYA/2');
  expect(await views(kasir)).toEqual([]);
  expect((await forget(kasir, 'SAYA/2')).status).toBe(404);
  expect((await keep(kasir, 'SAYA/2', { ...isi, banding: null })).status).toBe(200);
  expect((await forget(kasir, 'SAYA/2')).status).toBe(200);
  expect((await views(owner)).map(({ nama }) => nama)).toContain('SAYA/2');
});

test('bad input is refused at its field, and a thirty-first view too', async () => {
  const refused = async (nama: string, said: unknown) => {
    const { status, body } = await keep(kasir, nama, said);
    return [status, Object.keys((body as { fields?: object }).fields ?? {})];
  };
  expect(await refused(' ', isi)).toEqual([422, ['nama']]);
  expect(await refused('X', { ...isi, rentang: 'KAPAN' })).toEqual([422, ['isi.rentang']]);
  expect(await refused('X', { ...isi, lain: 1 })).toEqual([422, ['isi.lain']]);
  for (let n = 1; n <= 30; n += 1) expect((await keep(kasir, `V${n}`)).status).toBe(200);
  expect(await refused('V31', isi)).toEqual([422, ['nama']]);
  // One that stands may still be changed.
  expect((await keep(kasir, 'V30', { ...isi, banding: null })).status).toBe(200);
});
