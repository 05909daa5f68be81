import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';
import { allowPledges, cardOf, NECKLACE, payOf, pledged } from '../../testing/pledging.ts';
import { BAG, ok } from './bayar.fixture.ts';

let server: TestApp;
let spv: Client;
let owner: Client;
const K01 = { toko: 'K01' };
const [SECOND, THIRD] = ['2026-02-26', '2026-02-27'];
const RING = { ...NECKLACE, nama_barang: 'CINCIN', kadar: 37.5, berat_kotor: 2 };
const ODD = 1_000_010;
let mixed: string;
let plain: string[];
/** 5 g of 75 % and 2 g of 37.5 %: 4.5 g of fine gold in 7 g. */
const MIXED = 64.286;

type Row = Record<string, unknown>;
const read = async (path: string, query: Record<string, string> = {}): Promise<Row[]> =>
  ok<Row[]>(owner.get(`${path}?${new URLSearchParams(query)}`, K01));
const on = (tanggal: string) => ({ tgl_from: tanggal, tgl_to: tanggal });
const ALL = { tgl_from: TODAY, tgl_to: THIRD };
const sum = (rows: readonly Row[], column: string): number =>
  rows.reduce((all, row) => all + Number(row[column]), 0);
const day = (tanggal: string) =>
  server.look(`update hari_kerja set tgl_system = $1 where kode_toko = 'K01'`, [tanggal]);
const redeem = async (no: string, berat_kantong: number) =>
  ok<{ no_faktur: string }>(
    spv.post('hutang-tebus', payOf(no, (await cardOf(spv, no)).hari_ini.total_bayar, { berat_kantong })),
  );
beforeAll(async () => {
  server = await startTestApp();
  [spv, owner] = await Promise.all([server.login('SPV'), server.login('OWN')]);
  await allowPledges(owner, { HIDUP_FEATURE_MODULE: true, VALIDASI_PELUNASAN_HUTANG_MODULE: true });
  await ok(
    spv.post('cash', { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 90_000_000, keterangan: 'MODAL' }),
  );
  const goods = { barang: [NECKLACE, RING], berat_kantong: 7.6 };
  const { plafond } = await ok<{ plafond: number }>(spv.post('hutang/taksir', { barang: goods.barang }));
  mixed = await pledged(spv, 1_000_000, { ...goods, plafond });
  // 2.5 % of it is 25,000.25.
  plain = [await pledged(spv, ODD), await pledged(spv, ODD), await pledged(spv, 1_000_000)];
});
afterAll(() => server?.close());

test('a bag of several purities is told by its fine gold, wherever purities stand', async () => {
  const of = (rows: readonly Row[]) => rows.filter(({ kadar }) => Number(kadar) === MIXED).length;
  const recap = await read('hutang/report-pinjaman-rekap', { ...on(TODAY), group_by: 'KADAR' });
  expect(recap.map(({ kadar, qty }) => [Number(kadar), qty])).toEqual([
    [MIXED, 1],
    [75, 3],
  ]);
  expect(of(await read('hutang/register', { ...on(TODAY), kadar: String(MIXED) }))).toBe(1);
  expect(of(await read('hutang/report-global-stock'))).toBe(1);
  expect(of(await read('hutang/report-berjalan', { kadar: String(MIXED) }))).toBe(1);
});

test('the interest of 30 days of the dashboard is the sum of its list', async () => {
  const { bunga_30 } = await ok<{ bunga_30: number }>(owner.get('hutang/dashboard', K01));
  expect(bunga_30).toBe(4 * 25_000);
  expect(sum(await read('hutang/report-berjalan'), 'bunga_rp')).toBe(bunga_30);
});

test('a day that is over stays as it was when one of its loans is cancelled later', async () => {
  const registers = async (tanggal: string) => {
    const [recap, lines] = [
      await read('hutang/report-pinjaman-rekap', on(tanggal)),
      await read('hutang/register', on(tanggal)),
    ];
    for (const column of ['berat', 'taksiran', 'jumlah_hutang'])
      expect(sum(lines, column), column).toBe(sum(recap, column));
    return { recap, jumlah: sum(lines, 'jumlah_hutang') };
  };
  const before = await registers(TODAY);
  expect(before.jumlah).toBe(2_000_000 + 2 * ODD);
  await day(SECOND);
  const [gone = ''] = plain;
  const bag = { alasan: 'SALAH CUSTOMER' };
  await ok(owner.post(`hutang/${gone}/batal`, bag, K01));
  expect(await registers(TODAY)).toEqual(before);
  expect(await registers(SECOND)).toMatchObject({
    recap: [{ qty: -1, berat: -5, jumlah_hutang: -ODD }],
    jumlah: -ODD,
  });
  // Of one day it is as if it had never been.
  const never = await pledged(spv, 1_000_000);
  await ok(owner.post(`hutang/${never}/batal`, bag, K01));
  expect((await registers(SECOND)).jumlah).toBe(-ODD);
});

test('a redemption lists what it gave back, on the day it did, whatever is validated later', async () => {
  const { bunga } = (await cardOf(spv, mixed)).hari_ini;
  const part = { pokok: 500_000, urut: [1], no_segel: 'SISA-1', berat_kantong: 2.3 };
  await ok(spv.post('hutang-lepas', payOf(mixed, 500_000 + bunga, part)));
  await redeem(mixed, 2.3);
  await redeem(plain[1] ?? '', BAG);
  await day(THIRD);
  const validated = { no_faktur_hutangs: [mixed], user_id: spv.user_id };
  await ok(spv.post('hutang/validate-pelunasan', validated));
  // A name that reads like two pieces of the line, as an import may have brought it.
  await server.look(`begin; set local session_replication_role = replica;
    update hutang_detail set nama_barang = 'CINCIN 1,000 g; KAWAT' where nama_barang = 'CINCIN'; commit`);
  const rows = await read('hutang/report-penebusan-detail', { ...ALL, format: 'baris' });
  expect(Object.fromEntries(rows.map((row) => [row.no_faktur_hutang, row.detail_barang]))).toEqual({
    [mixed]: 'CINCIN 1,000 g; KAWAT 2,000 g',
    [plain[1] ?? '']: 'KALUNG ITALY 5,000 g',
  });
  const lists = await read('hutang/report-penebusan-detail', ALL);
  expect(Object.fromEntries(lists.map((row) => [row.no_faktur_hutang, row.detail_barang]))).toEqual({
    [mixed]: [{ nama_barang: 'CINCIN 1,000 g; KAWAT', berat: 2 }],
    [plain[1] ?? '']: [{ nama_barang: 'KALUNG ITALY', berat: 5 }],
  });
  const register = await read('hutang/register', on(TODAY));
  const lunas = Object.fromEntries(register.map((row) => [row.no_hutang, row.tgl_lunas]));
  expect(lunas).toMatchObject({ [mixed]: SECOND, [plain[1] ?? '']: SECOND, [plain[2] ?? '']: null });
});

test('the interest report says interest, penalties and fees as the ledger has them', async () => {
  await ok(spv.post('hutang-slip', payOf(plain[2] ?? '', 25_000)));
  const rows = await read('hutang/report-bunga', ALL);
  const [ledger] = await server.look<{ bunga: number; admin: number }>(`
    select sum(kredit - debet) filter (where role = 'PENDAPATAN_BUNGA')::float as bunga,
      sum(kredit - debet) filter (where role = 'PENDAPATAN_ADMIN')::float as admin from jurnal`);
  // Kept back of the four loans, less that of the one that was cancelled, and of a slip that was lost.
  expect(sum(rows, 'biaya_admin')).toBe(3 * 10_000 + 25_000);
  expect(sum(rows, 'biaya_admin')).toBe(ledger?.admin);
  expect(sum(rows, 'bunga_dibayar')).toBe(ledger?.bunga);
  expect(sum(rows, 'pendapatan')).toBe((ledger?.bunga ?? 0) + (ledger?.admin ?? 0));
});
