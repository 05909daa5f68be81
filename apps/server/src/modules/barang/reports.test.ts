import type { addBarang } from '@kadar/contract/endpoints/barang.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { cash, saleOf } from '../../testing/buying.ts';
import {
  CHAIN,
  type Client,
  PIECES,
  type Reply,
  startTestApp,
  type TestApp,
  TODAY,
} from '../../testing/harness.ts';
import { deliveryOf, tagOf } from '../../testing/receiving.ts';

type Row = Record<string, string | number | null>;

let server: TestApp;
let owner: Client;
let kasir: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  kasir = await server.login('KASIR');
});
afterAll(() => server?.close());

const get = async (path: string, toko = 'K01'): Promise<{ rows: Row[]; message: unknown }> => {
  const { status, body } = await owner.get(path, { toko });
  expect([status, body.code], path).toEqual([200, undefined]);
  return { rows: body.data as Row[], message: body.message };
};
const pieces = PIECES[0] ?? [];

describe('pieces by price', () => {
  test('the dearest or the cheapest first, each at what the list of pieces and a scan ask for it', async () => {
    const { rows, message } = await get('barang/laporan-analisis-harga-barang?sort_by=TERTINGGI');
    expect(message).toBe('Laporan Analisis Harga Barang');
    const { body } = await owner.get('barang?status=READY&limit=500', { toko: 'K01' });
    const listed = (body.data as Row[]).map(({ kode_barcode, harga_jual }) => [kode_barcode, harga_jual]);
    expect(new Map(rows.map((row) => [row.kode_barcode, row.harga_jual]))).toEqual(
      new Map(listed as [string, number][]),
    );
    const prices = rows.map(({ harga_jual }) => Number(harga_jual));
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    const cheapest = await get('barang/laporan-analisis-harga-barang?sort_by=TERENDAH');
    expect(cheapest.rows.map(({ harga_jual }) => harga_jual)).toEqual(prices.toReversed());
    const [first] = cheapest.rows;
    const scanned = await kasir.get(`barang/scan/${first?.kode_barcode}`);
    expect((scanned.body.data as Row).harga_jual).toBe(first?.harga_jual);
  });

  test('of one type, with nothing there, and without an order', async () => {
    const [{ kode_dept = '' } = {}] = pieces;
    const { rows } = await get(
      `barang/laporan-analisis-harga-barang?sort_by=TERTINGGI&kode_dept=${kode_dept}`,
    );
    expect(rows).toHaveLength(pieces.filter((piece) => piece.kode_dept === kode_dept).length);
    const none = await get('barang/laporan-analisis-harga-barang?sort_by=TERTINGGI&kode_dept=XXX');
    expect([none.rows, none.message]).toEqual([[], 'Data Yang Anda Cari Tidak Ada']);
    const { status, body } = await owner.get('barang/laporan-analisis-harga-barang');
    expect([status, body.fields]).toMatchObject([
      422,
      { sort_by: { message: 'Sort By Tidak Boleh Kosong' } },
    ]);
  });
});

describe('pieces by name', () => {
  test('under the supplier that the internal code begins with; by size each name comes to the same', async () => {
    const { rows, message } = await get('reportbarang/kelompok-barang?group_by=NAMA&format=baris');
    expect(message).toBe('Laporan Kelompok barang Tersedia');
    const { body } = await owner.get('reportbarang/kelompok-barang/definition');
    expect(body.data).toMatchObject({ title: { id: 'Laporan Kelompok Nama Barang' } });
    const [piece] = pieces;
    if (!piece) throw new Error('the test chain has no pieces');
    const supplier = CHAIN.suppliers.find(({ kode_supplier }) => piece.kode_intern.startsWith(kode_supplier));
    const same = pieces.filter(
      ({ nama_barang, kode_intern }) =>
        nama_barang === piece.nama_barang && kode_intern.startsWith(supplier?.kode_supplier ?? '?'),
    );
    const found = rows.find(
      (row) => row.nama_barang === piece.nama_barang && row.nama_supplier === supplier?.nama_supplier,
    );
    expect([found?.jumlah, Math.round(Number(found?.berat) * 1000)]).toEqual([
      same.length,
      same.reduce((mg, { berat }) => mg + Math.round(berat * 1000), 0),
    ]);
    expect(rows.reduce((sum, { jumlah }) => sum + Number(jumlah), 0)).toBe(pieces.length);
    const sized = (await get('reportbarang/kelompok-barang?group_by=NAMA_SIZE&kode_dept=CCN&format=baris'))
      .rows;
    expect(sized.length).toBeGreaterThan(new Set(sized.map((row) => row.nama_barang)).size);
    const rings = rows.filter(({ nama_barang }) => sized.some((row) => row.nama_barang === nama_barang));
    const count = (all: Row[]) => all.reduce((sum, { jumlah }) => sum + Number(jumlah), 0);
    expect(count(sized)).toBe(count(rings));
    expect(sized.every(({ size }) => /^\d+$/.test(String(size)))).toBe(true);
  });

  test('a client of the specification gets them as names with their sizes', async () => {
    const { rows } = await get('reportbarang/kelompok-barang?group_by=NAMA_SIZE');
    const names = rows as unknown as { nama_barang: string; berat: number; jumlah: number; detail: Row[] }[];
    expect(names.reduce((sum, { jumlah }) => sum + jumlah, 0)).toBe(pieces.length);
    for (const { detail, berat, jumlah } of names) {
      expect(Object.keys(detail[0] ?? {}).toSorted()).toEqual(['berat', 'jumlah', 'size']);
      expect(detail.reduce((sum, row) => sum + Number(row.jumlah), 0)).toBe(jumlah);
      const mg = detail.reduce((sum, row) => sum + Math.round(Number(row.berat) * 1000), 0);
      expect(mg).toBe(Math.round(berat * 1000));
    }
  });

  test('a size is said when a piece is added, and changed with it', async () => {
    const [{ kode_barcode = '' } = {}] = pieces;
    const { body } = await owner.get(`barang/${kode_barcode}`, { toko: 'K01' });
    const piece = body.data as Row;
    const changed = await owner.put(
      `barang/${kode_barcode}`,
      { _version: piece._version, size: '16 us' },
      { toko: 'K01' },
    );
    expect([changed.status, (changed.body.data as Row).size]).toEqual([200, '16 US']);
    const long = await owner.put(
      `barang/${kode_barcode}`,
      { _version: Number(piece._version) + 1, size: 'X'.repeat(21) },
      { toko: 'K01' },
    );
    expect(long.body.fields).toMatchObject({ size: { code: 'TEKS_TERLALU_PANJANG' } });
  });
});

describe('stock by shop', () => {
  test('by shop, type and group it comes to the pieces for sale, their fine gold and its worth', async () => {
    const path = 'barang/report-global-stock-toko';
    const { rows } = await get('barang/report-global-stock-toko');
    const told = rows.map((row) => [row.kode_dept, row.kode_group, row.qty, row.berat, row.murni, row.nilai]);
    const held = await server.look<Row>(
      `select kode_dept, kode_group, count(*)::int as qty, sum(berat)::float / 1000 as berat, sum(round(berat_asli * kadar_murni / 100))::float / 1000 as murni,
         round(sum(round(berat_asli * kadar_murni / 100)) * $1 / 1000)::float as nilai
       from barang where kode_toko = 'K01' and status = 'READY' group by 1, 2`,
      [CHAIN.hargaGlobal],
    );
    expect(new Set(told.map(String))).toEqual(new Set(held.map((row) => String(Object.values(row)))));
    expect(rows.reduce((sum, { qty }) => sum + Number(qty), 0)).toBe(pieces.length);
    const everywhere = (await owner.get(path)).body.data as Row[];
    expect(new Set(everywhere.map(({ kode_toko }) => kode_toko))).toEqual(new Set(['K01', 'K02']));
    // A shop that hides its stock tells the owner alone; without the pack of reports there is none.
    const spv = await server.login('SPV');
    expect((await spv.get(path)).status).toBe(200);
    const set = (values: object) => owner.put('para-system', { values });
    await set({ HIDE_STOCK_SUMMARY_MODULE: true });
    expect((await spv.get(path)).body.code).toBe('MODUL_TIDAK_AKTIF');
    expect((await owner.get(path)).status).toBe(200);
    await set({ HIDE_STOCK_SUMMARY_MODULE: false, HIDUP_FEATURE_MODULE: false });
    expect((await owner.get(path)).body.code).toBe('MODUL_TIDAK_AKTIF');
    await set({ HIDUP_FEATURE_MODULE: true });
  });
});

describe('pieces that were added', () => {
  const ok = <T>({ status, body }: Reply): T => {
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data as T;
  };
  type Added = z.output<typeof addBarang.data>;

  test('what was tagged is reported as it was, piece by piece and summed up; what is taken back the same day is not', async () => {
    const spv = await server.login('SPV');
    const report = async (path: string): Promise<Row[]> =>
      (await get(`barang/${path}tgl_from=${TODAY}&tgl_to=${TODAY}`)).rows;
    const { batch } = ok<{ batch: string[] }>(await spv.post('terima-supplier', deliveryOf()));
    const tag = async (more: object): Promise<Added> =>
      ok(await spv.post('barang', tagOf(batch[0] ?? '', 2.345, more)));
    const own = { kode_intern: 'LAP-7', kode_baki: 'A02', nama_barang: 'GELANG LAPORAN' };
    const kept = await tag({ ...own, atribut: [{ nama: 'BATU', berat: 0.05, harga: 150_000 }] });
    const second = await tag(own);
    const gone = await tag(own);
    ok(await spv.post(`barang/${gone.no_tambah}/batal`, { alasan: 'SALAH TAG' }));
    ok(
      await spv.put(`barang/${kept.kode_barcode}`, {
        _version: kept._version,
        nama_barang: 'NAMA LAIN SEKALI',
      }),
    );
    const { harga_jual } = ok<{ harga_jual: number }>(await spv.get(`barang/scan/${kept.kode_barcode}`));
    ok(
      await spv.post(
        'penjualan',
        saleOf([{ kode_barcode: kept.kode_barcode, harga_jual }], [cash(harga_jual)]),
      ),
    );
    const mine = (rows: Row[]) => rows.filter((row) => row.kode_intern === 'LAP-7');
    const rows = mine(await report('report-tambah?kode_baki=A02&'));
    expect(rows.map(({ kode_barcode }) => kode_barcode)).toEqual([kept.kode_barcode, second.kode_barcode]);
    expect(rows[0]).toEqual({
      kode_toko: 'K01',
      tanggal: TODAY,
      no_faktur: kept.no_tambah,
      kode_barcode: kept.kode_barcode,
      kode_intern: 'LAP-7',
      kode_gudang: kept.kode_gudang,
      kode_baki: 'A02',
      kode_group: 'UBS750',
      kode_dept: 'CCN',
      nama_barang: 'GELANG LAPORAN',
      karat: 0.25,
      berat: kept.berat,
      berat_asli: 2.345,
      berat_atribut: 0.05,
      hpp: 4_706_028,
      harga_jual,
      input_by: 'SPV1',
    });
    expect(mine(await report('report-tambah-intern?'))).toEqual([
      {
        kode_toko: 'K01',
        kode_intern: 'LAP-7',
        qty_tambah: 2,
        berat_tambah: kept.berat + second.berat,
        berat_asli: 4.69,
      },
    ]);
    const every = await report('report-tambah?');
    const sum = (of: Row[], name: string) =>
      of.reduce((mg, row) => mg + Math.round(Number(row[name]) * 1000), 0);
    for (const [by, key] of [
      ['baki', 'kode_baki'],
      ['jenis', 'kode_dept'],
      ['kadar', 'kadar'],
    ] as const) {
      const global = await report(`report-tambah-${by}?`);
      expect(global.length).toBe(new Set(global.map((row) => `${row.kode_gudang} ${row[key]}`)).size);
      expect(sum(global, 'berat_tambah')).toBe(sum(every, 'berat'));
      expect(sum(global, 'berat_asli')).toBe(sum(every, 'berat_asli'));
      expect(sum(global, 'qty_tambah')).toBe(every.length * 1000);
    }
    // What a piece cost is for who sees costs.
    const [told] = ok<object[]>(await kasir.get(`barang/report-tambah?tgl_from=${TODAY}&tgl_to=${TODAY}`));
    expect(told).toMatchObject({ kode_toko: 'K01', berat_asli: expect.any(Number) });
    expect(told).not.toHaveProperty('hpp');
  });
});

test.each([
  'barang/laporan-analisis-harga-barang?sort_by=TERTINGGI',
  'reportbarang/kelompok-barang?group_by=NAMA_SIZE',
])('%s as files', async (path) => {
  for (const format of ['xlsx', 'pdf']) {
    const reply = await owner.get(`${path}&format=${format}`, { toko: 'K01' });
    expect(reply.status, JSON.stringify(reply.body)).toBe(200);
    expect(reply.raw.length).toBeGreaterThan(1000);
  }
});
