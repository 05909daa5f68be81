import type { UsulanStok } from '@kadar/contract/endpoints/usulan-stok.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { fineGold, valueAt } from '@kadar/domain/weight.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPiece } from '../modules/barang/new-piece.fixture.ts';
import { cash, saleOf } from '../testing/buying.ts';
import { titipOf } from '../testing/depositing.ts';
import { CHAIN, type Client, type Reply, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';
import { trayOf } from '../testing/trays.ts';

let server: TestApp;
let owner: Client;
let spv: Client;
let spv2: Client;
let tray: string;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  spv = await server.login('SPV');
  spv2 = await server.login('SPV2');
  tray = await trayOf(server, 'K02');
});
afterAll(() => server?.close());

const ok = <T>({ status, body }: Reply): T => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as T;
};
/** In grams: each test has a purity of its own in a heavy band, where the demo has nothing. */
const BERAT = 12;
const PITA = 5;
let kadar: number;
const KADARS = [75, 70, 42, 37.5];
let test_no = 0;
beforeEach(() => {
  kadar = KADARS[test_no++ % KADARS.length] ?? 75;
});

const made = async (who: Client, days = 0, more: object = {}): Promise<string> => {
  const { kode_barcode } = await addPiece(who, {
    berat_asli: BERAT,
    kadar,
    hpp: 1_000_000,
    ...(who === spv2 && { kode_baki: tray }),
    ...more,
  });
  await server.look(
    "update barang set created_at = $2::timestamp at time zone 'Asia/Jakarta' where kode_barcode = $1",
    [kode_barcode, `${addDays(TODAY, -days)} 12:00`],
  );
  return kode_barcode;
};
const priceOf = async (kode_barcode: string): Promise<number> =>
  ok<{ harga_jual: number }>(await spv2.get(`barang/scan/${kode_barcode}`)).harga_jual;
/** One that K02 sells today. */
const sold = async (): Promise<string> => {
  const kode_barcode = await made(spv2);
  const harga_jual = await priceOf(kode_barcode);
  const kode_sales = CHAIN.sales.find(({ kode_toko }) => kode_toko === 'K02')?.kode_sales;
  const sale = saleOf([{ kode_barcode, harga_jual }], [cash(harga_jual)], { kode_sales });
  return ok<{ no_faktur: string }>(await spv2.post('penjualan', sale)).no_faktur;
};
/** What is proposed of this test's pieces. */
const proposed = async (who = owner, query = '') => {
  const all = ok<UsulanStok>(await who.get(`usulan-stok${query}`, who === owner ? { toko: '*' } : {}));
  const mine = <R extends { kadar: number; pita: number }>(rows: readonly R[]): R[] =>
    rows.filter((row) => row.kadar === kadar && row.pita === PITA);
  return { pindah: mine(all.pindah), pesan: mine(all.pesan), diabaikan: mine(all.diabaikan), all };
};
const codes = ({ pindah }: Awaited<ReturnType<typeof proposed>>) =>
  pindah.map(({ barang }) => barang.map(({ kode_barcode }) => kode_barcode));

test('what sells in a shop without any is first asked of a shop where such lie long, its oldest by barcode, and ordered only beyond that', async () => {
  const [young, oldest, second] = [await made(spv), await made(spv, 200), await made(spv, 120)];
  for (let n = 0; n < 3; n += 1) await sold();
  const all = await proposed();
  const shelf = { ada: 0, terjual: 3, hari_habis: 0 };
  expect(all.pindah).toMatchObject([
    {
      kode_toko: 'K01',
      tujuan: 'K02',
      kode_dept: 'CCN',
      berat_dari: 10,
      berat_sampai: 20,
      qty: 2,
      berat: 24,
      dari: { ada: 3, terjual: 0, hari_habis: null },
      ke: shelf,
      barang: [
        { kode_barcode: oldest, umur: 200 },
        { kode_barcode: second, umur: 120 },
      ],
    },
  ]);
  expect(all.pindah[0]?.barang.map(({ kode_barcode }) => kode_barcode)).not.toContain(young);
  // Three in eight weeks are three in six, rounded up: two come, one is ordered.
  const [gold] = await server.look<{ rp: number }>(
    'select nominal::float as rp from harga_emas_global order by id desc limit 1',
  );
  const [piece] = await server.look<{ murni: number }>(
    "select murni::float as murni from mutasi_stock where jenis = 'JUAL' and kode_toko = 'K02' and kadar = $1 and abs(berat) = 12000 limit 1",
    [kadar],
  );
  const fine = fineGold(12_000, Math.round((Math.abs(piece?.murni ?? 0) / 12_000) * 100_000));
  expect(all.pesan).toMatchObject([
    {
      kode_toko: 'K02',
      qty: 1,
      toko: { ...shelf, berat: 0, terakhir: TODAY, umur: null },
      berat: 12,
      nilai: valueAt(fine, gold?.rp ?? 0),
    },
  ]);
  expect(all.all).toMatchObject({ mulai: addDays(TODAY, -55), sampai: TODAY, pekan: 8, target: 6 });

  // A shop is told of what leaves it with its pieces, of what comes without them, and of its own orders.
  const giving = await proposed(spv);
  expect([codes(giving), giving.pesan]).toEqual([[[oldest, second]], []]);
  const taking = await proposed(spv2);
  expect(taking.pindah).toMatchObject([{ qty: 2, berat: null, barang: [] }]);
  expect(taking.pesan).toMatchObject([{ qty: 1 }]);
  for (const row of [...giving.all.pindah, ...giving.all.pesan])
    expect([row.kode_toko, 'tujuan' in row ? row.tujuan : '']).toContain('K01');

  // What is for one customer, or sold meanwhile, is not there any more: the next one is proposed.
  const harga_jual = ok<{ harga_jual: number }>(await spv.get(`barang/scan/${oldest}`)).harga_jual;
  ok(await spv.post('titip', titipOf([{ kode_barcode: oldest, harga_jual }], 100_000)));
  expect(codes(await proposed())).toEqual([[second]]);
  expect((await proposed()).pesan).toMatchObject([{ qty: 2 }]);

  // Both reports tell the same.
  const rows = async (path: string, toko = '*') =>
    ok<Record<string, unknown>[]>(await owner.get(`usulan-stok/${path}?pekan=8&target=6`, { toko })).filter(
      (row) => row.rentang_berat === '10–20 g' && row.kadar === kadar,
    );
  expect(await rows('report-pindah')).toMatchObject([
    { kode_toko: 'K01', tujuan: 'K02', kode_barcode: second, umur: 120, qty: 1, qty_jual: 3, hari_habis: 0 },
  ]);
  expect(await rows('report-pesan', 'K02')).toMatchObject([
    { kode_toko: 'K02', kode_dept: 'CCN', qty: 2, berat: 24, qty_jual: 3, qty_akhir: 0, terakhir: TODAY },
  ]);
  expect(await rows('report-pesan', 'K01')).toEqual([]);
});

test('a sale that was taken back was none; neither is one before the weeks that are looked at', async () => {
  await made(spv, 200);
  const past = await sold();
  const longAgo = async (days: number): Promise<void> => {
    await server.look('alter table mutasi_stock disable trigger append_only');
    await server.look('update mutasi_stock set tanggal = tanggal - $2::int where no_faktur = $1', [
      past,
      days,
    ]);
    await server.look('alter table mutasi_stock enable trigger append_only');
  };
  await longAgo(50);
  expect((await proposed(owner, '?pekan=4')).pindah).toEqual([]);
  expect((await proposed(owner, '?pekan=12&target=4')).pindah).toMatchObject([
    { qty: 1, ke: { terjual: 1 } },
  ]);
  await longAgo(50);
  expect((await proposed(owner, '?pekan=12')).pindah).toEqual([]);
  const no = await sold();
  expect((await proposed()).pindah).toMatchObject([{ qty: 1 }]);
  ok(await owner.post(`penjualan/${no}/batal`, { alasan: 'UJI COBA' }, { toko: 'K02' }));
  expect(await proposed()).toMatchObject({ pindah: [], pesan: [] });
  expect((await owner.get('usulan-stok?pekan=5')).body.fields).toHaveProperty(
    'pekan.code',
    'PILIHAN_TIDAK_SAH',
  );
});

test('what nobody sells is proposed to nobody, and young pieces are left where they are', async () => {
  await made(spv, 200);
  expect(await proposed()).toMatchObject({ pindah: [], pesan: [] });
  await made(spv2);
  await sold();
  // One there, one sold in eight weeks: enough for eight.
  expect(await proposed()).toMatchObject({ pindah: [], pesan: [] });
});

test('a proposal is set aside until a day with a reason, by its shop alone, is asked of another meanwhile, and comes back', async () => {
  const piece = await made(spv, 200);
  await sold();
  expect(codes(await proposed())).toEqual([[piece]]);
  const sampai = addDays(TODAY, 14);
  const body = { tujuan: 'K02', kode_dept: 'CCN', kadar, pita: PITA, sampai, alasan: 'untuk pameran' };
  const refusals: [Client, object, number, string][] = [
    [spv, { alasan: ' ' }, 422, 'alasan'],
    [spv, { sampai: addDays(TODAY, -1) }, 422, 'sampai'],
    [spv, { sampai: addDays(TODAY, 400) }, 422, 'sampai'],
    [spv, { tujuan: 'K01' }, 422, 'tujuan'],
    [spv, { kode_dept: 'XXX' }, 422, 'kode_dept'],
  ];
  for (const [who, more, status, field] of refusals) {
    const reply = await who.post('usulan-stok/abaikan', { ...body, ...more });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([status, [field]]);
  }
  const kasir = await server.login('KASIR');
  expect((await kasir.post('usulan-stok/abaikan', body)).status).toBe(403);
  expect((await kasir.get('usulan-stok')).status).toBe(403);
  expect((await owner.post('usulan-stok/abaikan', body, { toko: '*' })).body.code).toBe('PILIH_TOKO');
  expect(codes(await proposed())).toEqual([[piece]]);

  const { id } = ok<{ id: number }>(await spv.post('usulan-stok/abaikan', body));
  const aside = await proposed();
  expect([aside.pindah, aside.pesan]).toMatchObject([[], [{ kode_toko: 'K02', qty: 1 }]]);
  expect(aside.diabaikan).toMatchObject([
    { id, kode_toko: 'K01', tujuan: 'K02', sampai, alasan: 'UNTUK PAMERAN', oleh: 'SPV1' },
  ]);
  // The other shop is proposed the same, and is not told why.
  expect(await proposed(spv2)).toMatchObject({ pindah: [], pesan: [{ qty: 1 }], diabaikan: [] });
  expect((await spv2.delete(`usulan-stok/abaikan/${id}`)).status).toBe(404);

  const order = { ...body, tujuan: '' };
  const { id: ordered } = ok<{ id: number }>(await owner.post('usulan-stok/abaikan', order, { toko: 'K02' }));
  expect((await proposed()).pesan).toEqual([]);
  ok(await owner.delete(`usulan-stok/abaikan/${ordered}`));
  expect((await proposed()).pesan).toMatchObject([{ qty: 1 }]);

  // After its day it is proposed by itself; taken back, at once.
  await server.look("update usulan_abaikan set sampai = '2026-02-24' where id = $1", [id]);
  expect(codes(await proposed())).toEqual([[piece]]);
  await server.look('update usulan_abaikan set sampai = $2 where id = $1', [id, TODAY]);
  expect((await proposed()).pindah).toEqual([]);
  ok(await spv.delete(`usulan-stok/abaikan/${id}`));
  expect(codes(await proposed())).toEqual([[piece]]);
  expect((await spv.delete(`usulan-stok/abaikan/${id}`)).status).toBe(404);
  // What is on its way there is there already: nothing is ordered for it again.
  const shipment = { tujuan: 'K02', segel: 'SEGEL 1', lines: [{ kode_barcode: piece }] };
  ok(await spv.post('kirim-barang', shipment));
  expect(await proposed()).toMatchObject({ pindah: [], pesan: [] });
  await sold();
  await sold();
  expect((await proposed()).pesan).toMatchObject([{ qty: 2, toko: { ada: 0, jalan: 1, terjual: 3 } }]);
  const told = await server.look(
    "select action, user_id, entity_key from audit where entity = 'usulan-stok' and kode_toko = 'K01' order by id",
  );
  expect(told).toEqual([
    { action: 'create', user_id: 'SPV1', entity_key: String(id) },
    { action: 'delete', user_id: 'SPV1', entity_key: String(id) },
  ]);
});
