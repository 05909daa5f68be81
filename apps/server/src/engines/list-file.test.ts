import { LEVELS, mayUse } from '@kadar/contract/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cash, pieceSupply, REKENING, saleOf } from '../modules/penjualan/sale.fixture.ts';
import { type Client, type Reply, startTestApp, type TestApp, TODAY } from '../testing/harness.ts';

let server: TestApp;
let admin: Client;
const DAYS = `tgl_from=${TODAY}&tgl_to=${TODAY}`;
const K01 = { toko: 'K01' };
/** Every list of documents, and that of the pieces: what its file is called, and a column of its own. */
const LISTS = [
  ['barang?status=READY', 'barang.csv', 'Barcode'],
  [`penjualan?${DAYS}`, 'penjualan.csv', 'Sales'],
  [`cash/paginated?${DAYS}`, 'kas.csv', 'Kategori'],
  [`setor-bank?${DAYS}`, 'setor-bank.csv', 'No Rekening'],
] as const;

const done = async (reply: Promise<Reply>) => {
  const { status, body } = await reply;
  expect(status, JSON.stringify(body)).toBe(200);
};

beforeAll(async () => {
  server = await startTestApp();
  admin = await server.login('MU');
  const kasir = await server.login('KASIR');
  const piece = pieceSupply();
  for (let n = 0; n < 2; n++) {
    const line = piece();
    await done(kasir.post('penjualan', saleOf([line], [cash(line.harga_jual)])));
  }
  const modal = { jenis: 'MASUK', kategori: 'MODAL', jumlah_rp: 50_000, keterangan: 'TITIPAN; "KEMBALI"' };
  await done(kasir.post('cash', modal));
  await done(
    kasir.post('setor-bank', { arah: 'SETOR', no_rekening: REKENING, jumlah_rp: 20_000, keterangan: 'SORE' }),
  );
});
afterAll(() => server?.close());

const linesOf = (raw: Buffer): string[] => raw.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');

describe.each(LISTS)('%s as a file', (path, fileName, column) => {
  test('holds every row that the list shows, by the columns of its head', async () => {
    const shown = await admin.get(`${path}&limit=500`, K01);
    const rows = shown.body.data as Record<string, unknown>[];
    expect(rows.length).toBeGreaterThan(0);
    const file = await admin.get(`${path}&format=csv`, K01);
    expect(file.status, JSON.stringify(file.body)).toBe(200);
    expect(file.headers['content-disposition']).toBe(`attachment; filename="${fileName}"`);
    const [head = '', ...lines] = linesOf(file.raw);
    expect(head.split(',')).toContain(column);
    expect(lines).toHaveLength(rows.length);
    const key = 'kode_barcode' in (rows[0] ?? {}) ? 'kode_barcode' : 'no_faktur';
    for (const [index, row] of rows.entries()) expect(lines[index]).toContain(String(row[key]));
  });

  test.each(LEVELS)('as CSV is for SU and MU alone: %s', async (level) => {
    const who = await server.login(level);
    const reads = (await who.get(path, K01)).status === 200;
    const status = (format: string) => who.get(`${path}&format=${format}`, K01).then((reply) => reply.status);
    expect(await status('csv')).toBe(reads && mayUse('csv.export', level) ? 200 : 403);
    expect(await status('xlsx')).toBe(reads ? 200 : 403);
    if (level === 'MU') admin = who;
  });
});

test('a file follows the filters of the list, and says moments by the clock of the shop', async () => {
  const none = await admin.get(`penjualan?${DAYS}&status=BATAL&format=csv`, K01);
  expect(linesOf(none.raw)).toHaveLength(1);
  const some = await admin.get(`penjualan?${DAYS}&format=csv`, K01);
  const [sale] = (await admin.get(`penjualan?${DAYS}`, K01)).body.data as { at: string; berat: number }[];
  const jakarta = new Date(new Date(sale?.at ?? '').getTime() + 7 * 3_600_000).toISOString();
  expect(linesOf(some.raw)[1]).toContain(jakarta.slice(0, 16).replace('T', ' '));
  expect(linesOf(some.raw)[1]).toContain(`,${sale?.berat.toFixed(3)},`);
  expect((await admin.get(`penjualan?${DAYS}&format=pdf`, K01)).raw.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await admin.get(`penjualan?${DAYS}&format=doc`, K01)).status).toBe(422);
});

test('a list longer than a window is in its file once and whole', async () => {
  await server.look(
    `insert into barang select (jsonb_populate_record(b, jsonb_build_object('kode_barcode', 'ZZ' || lpad(n::text, 6, '0')))).*
     from barang b, generate_series(1, 1100) n
     where (b.kode_toko, b.kode_barcode) = (select kode_toko, kode_barcode from barang where kode_toko = 'K01' limit 1)`,
  );
  const file = await admin.get('barang?q=ZZ0&format=csv', K01);
  const codes = linesOf(file.raw).slice(1);
  expect(codes).toHaveLength(1100);
  expect(new Set(codes).size).toBe(1100);
});
