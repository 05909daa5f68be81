import type { DampakHarga } from '@kadar/contract/endpoints/harga.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyOf, ofNota, pieceSupply, type SoldPiece, soldBy } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';

let server: TestApp;
let admin: Client;
let kasir: Client;
let spv: Client;
/** Long ago sold, and bought back by the buying price. */
let bought: SoldPiece;
/** The same, and nobody bought it yet. */
let asked: SoldPiece;

const K01 = { toko: 'K01' };
const BEFORE = 2_000_000;
const AFTER = 2_150_000;
type Row = Record<string, unknown>;

const ok = async <Reply extends { status: number; body: unknown }>(reply: Promise<Reply>): Promise<Reply> => {
  const got = await reply;
  expect(got.status, JSON.stringify(got.body)).toBe(200);
  return got;
};
const rowsOf = async (path: string): Promise<Row[]> =>
  ((await ok(admin.get(path))) as { body: { data: Row[] } }).body.data;

const effectOf = async (base: string, baris: unknown[]): Promise<DampakHarga> =>
  (await ok(admin.post(`${base}/dampak`, { baris }, K01))).body.data as DampakHarga;

/** Rupiah per gram that the till gives for the piece that nobody bought. */
const given = async (): Promise<number> =>
  ((await ok(kasir.post('pembelian/hitung', ofNota(asked)))).body.data as { harga_emas: number }).harga_emas;

const ofKadar = async (): Promise<Row> => {
  const row = (await rowsOf('para-harga-beli')).find((one) => one.kadar === bought.kadar && !one.kode_group);
  if (!row) throw new Error('no buying price');
  return row;
};

beforeAll(async () => {
  server = await startTestApp();
  const owner = await server.login('OWN');
  [admin, kasir, spv] = [await server.login('MU'), await server.login('KASIR'), await server.login('SPV')];
  await ok(
    owner.put('para-system', {
      values: { HIDUP_FEATURE_MODULE: true, PARAMETER_HARGA_EMAS_PEMBELIAN_MODULE: true },
    }),
  );
  await ok(
    spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 500_000_000, keterangan: 'MODAL' }),
  );
  for (const { kelompok_harga } of await rowsOf('kelompok-harga'))
    await ok(admin.delete(`kelompok-harga/${kelompok_harga}`, K01));
  const next = pieceSupply();
  const [first] = await soldBy(kasir, next);
  if (!first) throw new Error('nothing sold');
  // Another of its purity.
  let [second] = await soldBy(kasir, next);
  while (second && second.kadar !== first.kadar) [second] = await soldBy(kasir, next);
  if (!second) throw new Error('no second');
  [bought, asked] = [first, second];
  await server.look("update dokumen set tanggal = tanggal - interval '5 months' where no_faktur = any($1)", [
    [bought.no_faktur, asked.no_faktur],
  ]);
  for (const row of await rowsOf('para-harga-beli'))
    if (row.kadar === bought.kadar) await ok(admin.delete(`para-harga-beli/${row._id}`, K01));
  await ok(admin.post('para-harga-beli', { kadar: bought.kadar, kode_group: null, harga_beli: BEFORE }, K01));
  const reply = await kasir.postApproved('pembelian', await buyOf(kasir, [ofNota(bought)]), 'OWNER');
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
});
afterAll(() => server?.close());

test('a buying price says what it would have made of the purchases, and is what the till gives once it is saved', async () => {
  const { _id } = await ofKadar();
  const isi = { harga_beli: AFTER };
  const told = await effectOf('para-harga-beli', [{ kunci: String(_id), isi }]);
  expect(told).toMatchObject({
    atas: 'PEMBELIAN',
    qty: 1,
    berat: bought.berat,
    sebelum: Math.round(BEFORE * bought.berat),
    sesudah: Math.round(AFTER * bought.berat),
    contoh: { sebelum: Math.round(BEFORE * bought.berat), sesudah: Math.round(AFTER * bought.berat) },
    tidak_ikut: [],
  });
  expect(await given()).toBe(BEFORE);
  await ok(admin.put(`para-harga-beli/${_id}`, isi, K01));
  expect(await given()).toBe(AFTER);
});

test("a price of the group holds its pieces where they are, and the purity's says so", async () => {
  const { _id } = await ofKadar();
  const ofGroup = { kadar: bought.kadar, kode_group: bought.kode_group, harga_beli: 1_900_000 };
  const nearer = await effectOf('para-harga-beli', [{ kunci: null, isi: ofGroup }]);
  expect(nearer).toMatchObject({ qty: 1, sesudah: Math.round(1_900_000 * bought.berat) });
  await ok(admin.post('para-harga-beli', ofGroup, K01));
  const told = await effectOf('para-harga-beli', [{ kunci: String(_id), isi: { harga_beli: 1 } }]);
  expect(told).toMatchObject({ qty: 0, sebelum: 0, sesudah: 0, contoh: null });
  expect(told.tidak_ikut).toMatchObject([
    { sumber: 'KELOMPOK_HARGA', kode_group: bought.kode_group, qty: 1, berat: bought.berat },
  ]);
});

test('a range of purities moves what no nearer list prices', async () => {
  const isi = {
    kondisi_barang: null,
    kadar_from: bought.kadar,
    kadar_to: bought.kadar,
    jenis_harga: 'RUPIAH',
    harga_emas: 1_700_000,
    persen: 0,
  };
  const held = await effectOf('parameter-harga-emas-pembelian', [{ kunci: null, isi }]);
  expect(held).toMatchObject({ qty: 0, tidak_ikut: [{ qty: 1 }] });
  for (const row of await rowsOf('para-harga-beli'))
    if (row.kadar === bought.kadar) await ok(admin.delete(`para-harga-beli/${row._id}`, K01));
  for (const row of await rowsOf('parameter-harga-emas-pembelian'))
    await ok(admin.delete(`parameter-harga-emas-pembelian/${row._id}`, K01));
  await ok(admin.post('parameter-harga-emas-pembelian', isi, K01));
  const [row] = await rowsOf('parameter-harga-emas-pembelian');
  const percent = { jenis_harga: 'PERSEN', persen: 80 };
  const told = await effectOf('parameter-harga-emas-pembelian', [{ kunci: String(row?._id), isi: percent }]);
  expect(told).toMatchObject({ qty: 1, sebelum: Math.round(1_700_000 * bought.berat) });
  await ok(admin.put(`parameter-harga-emas-pembelian/${row?._id}`, percent, K01));
  expect(told.sesudah).toBe(Math.round((await given()) * bought.berat));
});

test('nobody is told who may not write the list; a purchase of long ago is none, nor one that was taken back', async () => {
  const [row] = await rowsOf('parameter-harga-emas-pembelian');
  const baris = [{ kunci: String(row?._id), isi: { persen: 70 } }];
  expect((await kasir.post('parameter-harga-emas-pembelian/dampak', { baris })).status).toBe(403);
  const counted = async () => (await effectOf('parameter-harga-emas-pembelian', baris)).qty;
  expect(await counted()).toBe(1);
  const moved = (days: number) =>
    server.look("update hari_kerja set tgl_system = tgl_system + $1::int where kode_toko = 'K01'", [days]);
  await moved(29);
  expect(await counted()).toBe(1);
  await moved(1);
  expect(await counted()).toBe(0);
  await moved(-30);
  expect(await counted()).toBe(1);
  await server.look(
    "update dokumen set status = 'BATAL' where jenis = 'PEMBELIAN' and kode_toko = 'K01'",
    [],
  );
  expect(await counted()).toBe(0);
});
