import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyDatabase } from '../../platform/chain/verify.ts';
import { photo, priceOf, unknown } from '../../testing/buying.ts';
import { type Client, startTestApp, type TestApp } from '../../testing/harness.ts';
import { allowPledges, cardOf, NECKLACE, payOf, pledged } from '../../testing/pledging.ts';
import { BAG, ok, SALES } from './bayar.fixture.ts';

let server: TestApp;
let spv: Client;
const loans: string[] = [];
const RING = { ...NECKLACE, nama_barang: 'CINCIN', berat_kotor: 2 };

beforeAll(async () => {
  server = await startTestApp();
  spv = await server.login('SPV');
  await allowPledges(await server.login('OWN'), {
    VALIDASI_PELUNASAN_HUTANG_MODULE: false,
    OTORISASI_PEMBELIAN_MODULE: false,
  });
  await ok(
    spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' }),
  );
  for (const jumlah of [1_000_000, 2_000_000, 2_000_000]) loans.push(await pledged(spv, jumlah));
  const two = { barang: [NECKLACE, RING], berat_kantong: 7.6, plafond: 10_437_000 };
  loans.push(await pledged(spv, 1_000_000, two));
});
afterAll(() => server?.close());

const day = async () =>
  (
    await server.look<{ hari: string; buka: boolean }>(
      `select to_char(tgl_system, 'YYYY-MM-DD') as hari, buka from hari_kerja where kode_toko = 'K01'`,
    )
  )[0];
/** Each begins after a closing, and ends in the day after it. */
let closed: Awaited<ReturnType<typeof day>>;
beforeEach(async () => {
  await server.look(`update hari_kerja set buka = false where kode_toko = 'K01'`);
  closed = await day();
});
/** Refused, the day stays closed; taken, it is the next one. */
const opensTheNext = async (path: string, wrong: object, body: object) => {
  expect((await spv.post(path, wrong)).status).not.toBe(200);
  expect(await day()).toEqual(closed);
  const { tanggal } = await ok<{ tanggal: string }>(spv.post(path, body));
  expect(tanggal > (closed?.hari ?? '')).toBe(true);
  expect(await day()).toEqual({ hari: tanggal, buka: true });
};
const owed = async (no = '') => (await cardOf(spv, no)).hari_ini;

test('a payment of several pledges opens the next day', async () => {
  const [first = '', second = ''] = loans;
  const redeemed = {
    cara: 'T',
    no_hutang: first,
    total_bayar: (await owed(first)).total_bayar,
    berat_kantong: BAG,
  };
  const extended = { cara: 'P', no_hutang: second, total_bayar: (await owed(second)).bunga, bunga_baru: 2.5 };
  const total_bayar = redeemed.total_bayar + extended.total_bayar;
  const payments = [{ jenis: 'CASH', jumlah_rp: total_bayar }];
  const body = { kode_sales: SALES, rows: [redeemed, extended], payments, total_bayar };
  await opensTheNext('hutang/bayar-bersama', { ...body, total_bayar: total_bayar + 500 }, body);
});

test('goods that go back in part open the next day', async () => {
  const no = loans[3] ?? '';
  const { bunga } = await owed(no);
  const part = { pokok: 100_000, urut: [1], no_segel: 'LAGI-1', berat_kantong: 2.3 };
  const body = payOf(no, 100_000 + bunga, part);
  await opensTheNext('hutang-lepas', { ...body, urut: [3] }, body);
});

test('goods that the shop buys open the next day', async () => {
  const no = loans[2] ?? '';
  const { total_bayar } = await owed(no);
  const piece = unknown();
  const harga = await priceOf(spv, piece);
  const body = {
    no_hutang: no,
    kode_sales: SALES,
    total_bayar,
    berat_kantong: BAG,
    no_ktp: '3173012345678901',
    barang: [{ ...piece, harga_hitung: harga, harga, foto: await photo(spv) }],
    keluar: [{ jenis: 'CASH', jumlah_rp: harga - total_bayar }],
  };
  await opensTheNext('hutang/beli', { ...body, total_bayar: total_bayar - 500 }, body);
  const client = await server.app.kadar.db.privileged.connect();
  const { findings } = await verifyDatabase(client).finally(() => client.release());
  expect(findings).toEqual([]);
});
