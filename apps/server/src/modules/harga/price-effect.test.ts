import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { DampakHarga } from '@kadar/contract/endpoints/harga.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Client, PIECES, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let admin: Client;
let kasir: Client;
beforeEach(async () => {
  await server?.close();
  server = await startTestApp();
  const owner = await server.login('OWN');
  expect((await owner.put('para-system', { values: { HIDUP_FEATURE_MODULE: true } })).status).toBe(200);
  admin = await server.login('MU');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

const K01 = { toko: 'K01' };
type Row = Record<string, unknown>;
const rowsOf = async (path: string): Promise<Row[]> => (await admin.get(path)).body.data as Row[];

/** What the till asks for each piece of K01. */
const asked = async (): Promise<Map<string, number>> => {
  const found = new Map<string, number>();
  for (const { kode_barcode } of PIECES[0] ?? []) {
    const { status, body } = await kasir.get(`barang/scan/${kode_barcode}`);
    expect(status, JSON.stringify(body)).toBe(200);
    found.set(kode_barcode, (body.data as PricedBarang).harga_jual);
  }
  return found;
};

const effectOf = async (base: string, baris: unknown[]): Promise<DampakHarga> => {
  const reply = await admin.post(`${base}/dampak`, { baris }, K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as DampakHarga;
};

/** What was told before a change is what the till's prices then moved by. */
const holds = async (told: DampakHarga, save: () => Promise<unknown>): Promise<void> => {
  const before = await asked();
  await save();
  const after = await asked();
  const sum = (of: ReadonlyMap<string, number>) => [...of.values()].reduce((all, rp) => all + rp, 0);
  expect(told.qty).toBeGreaterThan(0);
  expect(told.sesudah - told.sebelum).toBe(sum(after) - sum(before));
  expect([...after].filter(([code, rp]) => rp !== before.get(code)).length).toBeLessThanOrEqual(told.qty);
  const { contoh } = told;
  expect(contoh?.sebelum).toBe(before.get(contoh?.kode_barcode ?? ''));
  expect(contoh?.sesudah).toBe(after.get(contoh?.kode_barcode ?? ''));
};

const put = async (path: string, body: Row): Promise<void> => {
  const reply = await admin.put(path, body, K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};

const add = async (path: string, body: Row): Promise<void> => {
  const reply = await admin.post(path, body, K01);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
};

test('a purity that is not saved yet says what it does to the stock, and does it once it is saved', async () => {
  const standing = PIECES[0]?.[0];
  const kadar = (await rowsOf('kadar/get/all')).find((one) => one.kadar === Number(standing?.kadar));
  const isi = { harga_jual: Number(kadar?.harga_jual) + 100_000 };
  const told = await effectOf('kadar', [{ kunci: kadar?.kode_kadar, isi }]);
  await holds(told, () => put(`kadar/${kadar?.kode_kadar}`, isi));
});

test('a price group that is new takes the pieces of its group and purity along', async () => {
  const piece = PIECES[0]?.[0];
  for (const one of await rowsOf('kelompok-harga'))
    expect((await admin.delete(`kelompok-harga/${one.kelompok_harga}`, K01)).status).toBe(200);
  const isi = {
    kelompok_harga: 'UJI',
    kode_group: piece?.kode_group,
    kadar: Number(piece?.kadar),
    harga_jual: 3_333_000,
    harga_beli: 3_000_000,
  };
  const told = await effectOf('kelompok-harga', [{ kunci: null, isi }]);
  await holds(told, () => add('kelompok-harga', isi));
});

test('making charges say what they do together, each piece by the narrowest that will hold for it', async () => {
  const rows = await rowsOf('parameter-ongkos');
  const baris = rows.map(({ _id, jenis_ongkos, nilai, persen }) => ({
    kunci: String(_id),
    isi: jenis_ongkos === 'PERSEN' ? { persen: Number(persen) + 1 } : { nilai: Number(nilai) + 25_000 },
  }));
  const told = await effectOf('parameter-ongkos', baris);
  expect(told.sesudah).toBeGreaterThan(told.sebelum);
  await holds(told, async () => {
    for (const { kunci, isi } of baris) await put(`parameter-ongkos/${kunci}`, isi);
  });
});

test('a charge that comes nearer than the standing one takes its pieces', async () => {
  const piece = PIECES[0]?.[0];
  const isi = {
    kode_dept: piece?.kode_dept,
    kode_group: piece?.kode_group,
    berat_from: 0.017,
    berat_to: 900,
    jenis_ongkos: 'PER_PCS',
    nilai: 912_000,
    persen: 0,
  };
  const told = await effectOf('parameter-ongkos', [{ kunci: null, isi }]);
  await holds(told, () => add('parameter-ongkos', isi));
});

test('nobody is told who may not write the list, nor of what the list would refuse', async () => {
  const [first] = await rowsOf('kadar/get/all');
  const baris = [{ kunci: first?.kode_kadar, isi: { harga_jual: 1_000 } }];
  expect((await kasir.post('kadar/dampak', { baris })).status).toBe(403);
  const wrong = await admin.post('kadar/dampak', {
    baris: [{ kunci: first?.kode_kadar, isi: { harga_jual: -1 } }],
  });
  expect(wrong.status).toBe(422);
  expect((await admin.post('kadar/dampak', { baris: [{ kunci: 'TAK-ADA', isi: {} }] })).body.code).toBe(
    'DATA_TIDAK_DITEMUKAN',
  );
});
