import { listPreorder } from '@kadar/contract/endpoints/pre-order.ts';
import { addDays } from '@kadar/domain/dates.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { TRAY } from '../../testing/depositing.ts';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import {
  cash,
  listRing,
  MEMBER,
  noFaktur,
  pieceSupply,
  preorderOf,
  RING,
  saleOf,
} from '../../testing/preordering.ts';
import { contradictionsOf, fieldsOf, ok, onDayOf } from '../../testing/replies.ts';

let server: TestApp;
let kasir: Client;
let spv: Client;
let owner: Client;
const next = pieceSupply();
const K01 = { toko: 'K01' };
interface Preorder {
  no_faktur: string;
  saldo: number;
  tahap: string;
  batas: string | null;
  lewat: boolean;
  terbuka: number;
  ditunggu: number;
  barang: {
    kode_barcode: string;
    harga_jual: number;
    no_titip: string;
    bagian_rp: number;
    terkunci: boolean;
  }[];
}

beforeAll(async () => {
  server = await startTestApp();
  kasir = await server.login('KASIR');
  spv = await server.login('SPV');
  owner = await server.login('OWN');
  await listRing(server);
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 900_000_000, keterangan: 'MODAL' };
  expect((await spv.post('cash', modal)).status).toBe(200);
});
afterAll(() => server?.close());

const asked = async (qty = 1, rp = 1_000_000 * qty, more: object = {}) =>
  noFaktur(ok(await kasir.post('pre-order', preorderOf(qty, rp, more))).body);
const ready = async (no_pesanan: string, { kode_barcode }: { kode_barcode: string }) =>
  noFaktur(ok(await kasir.post('siap-pre-order', { no_pesanan, kode_barcode })).body);
const preorder = async (no: string) => ok(await kasir.get(`pre-order/${no}`)).body.data as Preorder;
const lines = ({ barang }: Preorder) =>
  barang.map(({ kode_barcode, harga_jual, no_titip }) => ({ kode_barcode, harga_jual, diskon: 0, no_titip }));
const deposit = (no_titip: string, jumlah_rp: number) => ({ jenis: 'TITIPAN', jumlah_rp, no_titip });
const ended = (no_pesanan: string, jumlah_rp: number, more: object = {}) => ({
  no_pesanan,
  kode_baki: TRAY,
  jenis: 'CASH',
  jumlah_rp,
  ...more,
});
const place = async ({ kode_barcode }: { kode_barcode: string }) =>
  (await server.look('select status, kode_gudang from barang where kode_barcode = $1', [kode_barcode]))[0];
const contradictions = () => contradictionsOf(server);
const onDay = <T>(day: string, act: () => Promise<T>) => onDayOf(server, day, act);

describe('a pre-order', () => {
  test('is asked for, looked for, kept, and fetched at the till at the price of the day', async () => {
    const piece = next();
    const no = await asked();
    expect(no).toMatch(/^POK01260225/);
    expect(await preorder(no)).toMatchObject({ tahap: 'open', saldo: 1_000_000, terbuka: 1, barang: [] });
    ok(await kasir.post('pre-order/proses', { no_pesanan: no }));
    expect(await preorder(no)).toMatchObject({ tahap: 'process' });
    const pr = await ready(no, piece);
    expect(await place(piece)).toEqual({ status: 'HOLD', kode_gudang: 'PESANAN' });
    const kept = await preorder(no);
    expect(kept).toMatchObject({
      tahap: 'ready',
      batas: addDays(TODAY, 14),
      lewat: false,
      ditunggu: 0,
      barang: [{ no_titip: pr, harga_jual: piece.harga_jual, bagian_rp: 1_000_000, terkunci: false }],
    });
    // Kept for its member alone, and his deposit for it alone.
    expect((await kasir.post('penjualan', saleOf([piece], [cash(piece.harga_jual)]))).body.code).toBe(
      'STOCK_TIDAK_TERSEDIA',
    );
    const other = next();
    const wrong = saleOf([other], [deposit(no, 100_000), cash(other.harga_jual - 100_000)]);
    expect(fieldsOf(await kasir.post('penjualan', wrong))).toEqual({
      'payments.0.jumlah_rp': 'TITIPAN_BUKAN_BARANG',
    });
    const rest = piece.harga_jual - 1_000_000;
    const sale = noFaktur(
      ok(await kasir.post('penjualan', saleOf(lines(kept), [deposit(no, 1_000_000), cash(rest)]))).body,
    );
    expect(await preorder(no)).toMatchObject({ tahap: 'finish', saldo: 0, terbuka: 0 });
    expect(await place(piece)).toMatchObject({ status: 'SOLD' });
    ok(await owner.post(`penjualan/${sale}/batal`, { alasan: 'UJI' }, K01));
    expect(await preorder(no)).toMatchObject({ tahap: 'ready', saldo: 1_000_000 });
    // What was kept is undone by its end alone.
    expect((await spv.post(`siap-pre-order/${pr}/batal`, { alasan: 'UJI' })).status).toBe(404);
    ok(await owner.post('batal-pre-order', ended(no, 1_000_000), K01));
    expect(await preorder(no)).toMatchObject({ tahap: 'cancel', saldo: 0 });
    expect(await place(piece)).toMatchObject({ status: 'READY' });
    expect((await owner.post('batal-pre-order', ended(no, 0), K01)).body.code).toBe('PESANAN_SELESAI');
    expect((await kasir.post('siap-pre-order', { no_pesanan: no, ...piece })).status).toBe(422);
    expect(
      (await kasir.post('siap-pre-order', { no_pesanan: no, kode_barcode: piece.kode_barcode })).body.code,
    ).toBe('PESANAN_SELESAI');
    expect(await contradictions()).toEqual([]);
  });

  test('is for members, for what is in the catalogue, and up to its price there', async () => {
    const refused = async (more: object) =>
      fieldsOf(await spv.post('pre-order', preorderOf(1, 900_000, more)));
    expect(await refused({ kode_customer: '' })).toEqual({ kode_customer: 'WAJIB_DIISI' });
    expect(await refused({ kode_customer: 'XX' })).toEqual({ kode_customer: 'DATA_TIDAK_DITEMUKAN' });
    expect(await refused({ kode_barang: 'XX' })).toEqual({ kode_barang: 'DATA_TIDAK_DITEMUKAN' });
    expect(await refused({ qty: 21 })).toEqual({ qty: 'ANGKA_DI_LUAR_BATAS' });
    const much = preorderOf(2, 2 * RING.harga_jual + 1);
    expect(fieldsOf(await spv.post('pre-order', much))).toEqual({ jumlah_rp: 'TITIPAN_MELEBIHI_HARGA' });
    expect((await kasir.post('pre-order', preorderOf(1, 100_000))).body.code).toBe('PERLU_OTORISASI');
    expect((await spv.post('pre-order', preorderOf(1, 0))).body.code).toBe('PESANAN_TANPA_DP');
    ok(await owner.post('pre-order', preorderOf(1, 0), K01));
    expect(ok(await kasir.get('pre-order/katalog?q=solit')).body.data).toMatchObject([{ ...RING, berat: 2 }]);
    expect((await owner.post('pre-order', preorderOf(1, 900_000))).body.code).toBe('PILIH_TOKO');
  });

  test('of two pieces gives each half of the deposit; the rest is given up, less what is forfeited', async () => {
    const set = (value: number | null) =>
      owner.put('para-system', { values: { PESANAN_HANGUS_PERSEN: value } }, K01);
    expect((await set(10)).status).toBe(200);
    const [first, second] = [next(), next()];
    const no = await asked(2);
    await ready(no, first);
    const half = await preorder(no);
    expect(half).toMatchObject({ tahap: 'open', ditunggu: 1, barang: [{ bagian_rp: 1_000_000 }] });
    ok(
      await kasir.post(
        'penjualan',
        saleOf(lines(half), [deposit(no, 1_000_000), cash(first.harga_jual - 1_000_000)]),
      ),
    );
    await ready(no, second);
    expect((await kasir.post('batal-pre-order', ended(no, 900_000))).status).toBe(403);
    expect((await spv.post('batal-pre-order', ended(no, 900_000))).body.code).toBe('PERLU_OTORISASI');
    const own = (body: object) => owner.post('batal-pre-order', body, K01);
    expect((await own(ended(no, 1_000_000))).body.code).toBe('DATA_BERUBAH');
    expect(fieldsOf(await own(ended(no, 900_000, { kode_baki: '' })))).toEqual({ kode_baki: 'WAJIB_DIISI' });
    ok(await own(ended(no, 900_000)));
    expect(await preorder(no)).toMatchObject({ tahap: 'finish', saldo: 0, terbuka: 0 });
    expect(await place(second)).toMatchObject({ status: 'READY' });
    expect((await set(null)).status).toBe(200);
    expect(await contradictions()).toEqual([]);
  });

  test('that is kept too long is told and stays kept', async () => {
    const piece = next();
    const no = await asked();
    await ready(no, piece);
    const mine = async () => {
      const { body } = ok(await kasir.get(`urusan/${MEMBER}`));
      return (body.data as { no_faktur: string }[]).find(({ no_faktur }) => no_faktur === no);
    };
    expect(await mine()).toMatchObject({ jenis: 'PREORDER', keadaan: 'SIAP', rp: 1_000_000, qty: 1 });
    await onDay(addDays(TODAY, 15), async () => {
      expect(await preorder(no)).toMatchObject({ tahap: 'ready', lewat: true });
      expect(await mine()).toMatchObject({ keadaan: 'LEWAT' });
      expect(await place(piece)).toMatchObject({ status: 'HOLD' });
    });
  });

  test('of a member of another shop is told where it is, and paid there only', async () => {
    const piece = next();
    const no = await asked();
    await ready(no, piece);
    const there = { toko: 'K02' };
    expect((await owner.get(`pre-order/${no}`, there)).body.code).toBe('DATA_TIDAK_DITEMUKAN');
    const all = ok(await owner.get(`pre-order/daftar?q=${no}`, { toko: '*' })).body.data;
    expect(all).toMatchObject([{ no_faktur: no, kode_toko: 'K01', saldo: 1_000_000 }]);
    const end = await owner.post('batal-pre-order', ended(no, 1_000_000), there);
    expect(fieldsOf(end)).toEqual({ no_pesanan: 'DATA_TIDAK_DITEMUKAN' });
    const more = { no_pesanan: no, kode_barcode: next().kode_barcode };
    expect((await owner.post('siap-pre-order', more, there)).body.code).toBe('BARCODE_TOKO_LAIN');
  });
});

describe('whatever is asked at once', () => {
  test('of 64 who would have the last piece one has it, of 64 pickups one, and of 64 ends one', async () => {
    const piece = next();
    const all = await Promise.all(Array.from({ length: 8 }, () => asked()));
    const made = await Promise.all(
      Array.from({ length: 64 }, (_, at) =>
        spv.post('siap-pre-order', { no_pesanan: all[at % 8], kode_barcode: piece.kode_barcode }),
      ),
    );
    expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
    const found = await Promise.all(all.map(preorder));
    const won = found.find(({ tahap }) => tahap === 'ready');
    const lost = found.find(({ tahap }) => tahap === 'open');
    if (!won || !lost) throw new Error('nobody has the piece');
    const rest = piece.harga_jual - 1_000_000;
    const sold = await Promise.all(
      Array.from({ length: 64 }, () =>
        owner.post('penjualan', saleOf(lines(won), [deposit(won.no_faktur, 1_000_000), cash(rest)]), K01),
      ),
    );
    expect(sold.filter(({ status }) => status === 200)).toHaveLength(1);
    const ends = await Promise.all(
      Array.from({ length: 64 }, () => owner.post('batal-pre-order', ended(lost.no_faktur, 1_000_000), K01)),
    );
    expect(ends.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await contradictions()).toEqual([]);
  });
});

describe('GET pre-order', () => {
  test('lists fifty a page with their count, page and status; finished ones up to 9999', async () => {
    const ask = async (query: string) =>
      listPreorder.data.parse(ok(await spv.get(`pre-order${query}`)).body.data);
    const all = await ask('');
    expect(all).toMatchObject({ skip: 0, limit: 50, page: 1 });
    expect(all.count).toBe(all.preorders.length);
    expect(all.count).toBeGreaterThan(10);
    const second = await ask('?limit=5&page=2');
    expect(second).toMatchObject({ skip: 5, limit: 5, page: 2, count: all.count });
    expect(second.preorders).toEqual(all.preorders.slice(5, 10));
    expect(await ask('?limit=5&skip=5')).toEqual(second);
    const finished = await ask('?status=finish&limit=9999');
    expect(finished).toMatchObject({ limit: 9_999, skip: 0, page: 1 });
    expect(finished.count).toBeGreaterThan(1);
    expect(new Set(finished.preorders.map(({ tahap }) => tahap))).toEqual(new Set(['finish']));
    expect((await spv.get('pre-order?limit=10000')).status).toBe(422);
    expect((await spv.get('pre-order?status=done')).status).toBe(422);
  });

  test('every seal holds', async () => {
    const client = await server.app.kadar.db.privileged.connect();
    const { findings } = await verifyDatabase(client).finally(() => client.release());
    expect(findings).toEqual([]);
  });
});
