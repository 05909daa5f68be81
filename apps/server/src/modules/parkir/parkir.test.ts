import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let elsewhere: Client;
const DRAFT = { lines: [{ piece: { kode_barcode: 'CCN0001' } }], keterangan: 'CINCIN NIKAH' };
const sale = (more: object = {}) => ({
  id: randomUUID(),
  at: '2026-02-25T05:00:00.000Z',
  nama_customer: 'BUDI',
  uraian: 'CINCIN',
  qty: 1,
  grand_total: 12_709_000,
  isi: DRAFT,
  ...more,
});
const waiting = async (who: Client): Promise<string[]> =>
  ((await who.get('parkir-penjualan')).body.data as { id: string }[]).map(({ id }) => id);

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  elsewhere = await server.login('KASIR2');
});
afterAll(() => server?.close());

test('a parked sale is seen at every till of its shop and nowhere else; one takes it back whole', async () => {
  const body = sale();
  expect((await kasir.post('parkir-penjualan', body)).status).toBe(200);
  expect((await spv.get('parkir-penjualan')).body.data).toEqual([
    {
      id: body.id,
      at: body.at,
      user_id: 'KASIR1',
      nama_customer: 'BUDI',
      uraian: 'CINCIN',
      qty: 1,
      grand_total: 12_709_000,
    },
  ]);
  expect(await waiting(elsewhere)).toEqual([]);
  expect((await elsewhere.post(`parkir-penjualan/${body.id}/ambil`, {})).body.code).toBe(
    'DATA_TIDAK_DITEMUKAN',
  );
  const taken = await spv.post(`parkir-penjualan/${body.id}/ambil`, {});
  expect(taken.body.data).toEqual({ isi: DRAFT });
  expect(await waiting(kasir)).toEqual([]);
  const second = await kasir.post(`parkir-penjualan/${body.id}/ambil`, {});
  expect([second.status, second.body.code, second.body.message]).toEqual([
    409,
    'PARKIR_SUDAH_DIAMBIL',
    `Transaksi parkir ini sudah diambil ${spv.user_id}`,
  ]);
});

test('64 tills and one parked sale: one winner', async () => {
  const body = sale();
  await kasir.post('parkir-penjualan', body);
  const replies = await Promise.all(
    Array.from({ length: 64 }, (_, at) =>
      (at % 2 ? kasir : spv).post(`parkir-penjualan/${body.id}/ambil`, {}),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ body: { code } }) => code))).toEqual(
    new Set(['PARKIR_SUDAH_DIAMBIL']),
  );
});

test('parked twice it is one, as long as nobody took it; thrown away it is gone', async () => {
  const body = sale();
  await kasir.post('parkir-penjualan', body);
  expect((await kasir.post('parkir-penjualan', { ...body, grand_total: 1 })).status).toBe(200);
  expect(await waiting(kasir)).toEqual([body.id]);
  expect((await spv.post('parkir-penjualan', body)).body.code).toBe('DATA_SUDAH_ADA');
  expect((await spv.delete(`parkir-penjualan/${body.id}`)).status).toBe(200);
  expect((await kasir.post('parkir-penjualan', body)).body.code).toBe('DATA_SUDAH_ADA');
  expect((await kasir.post(`parkir-penjualan/${body.id}/ambil`, {})).body.code).toBe('PARKIR_SUDAH_DIAMBIL');
});

test('what is too large is refused at its field', async () => {
  const reply = await kasir.post('parkir-penjualan', sale({ isi: { text: 'x'.repeat(400_001) } }));
  expect([reply.status, reply.body.fields?.isi?.code]).toEqual([422, 'ISIAN_TIDAK_SAH']);
});
