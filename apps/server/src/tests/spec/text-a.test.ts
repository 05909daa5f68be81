import type { ReportDefinition } from '@kadar/contract/report.ts';
import { readPdfText } from '@kadar/documents/testing/pdf-text.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, startTestApp, type TestApp, TODAY } from '../../testing/harness.ts';

// Statements of specification A that are the same for several screens or lists: filters, columns, files and fields.

let server: TestApp;
let owner: Client;
beforeAll(async () => {
  server = await startTestApp();
  owner = await server.login('OWN');
  const values = { HIDUP_FEATURE_MODULE: true, OPNAME_HUTANG_MODULE: true };
  expect((await owner.put('para-system', { values })).status).toBe(200);
});
afterAll(() => server?.close());

const K01 = { toko: 'K01' };
const DAYS = { tgl_from: TODAY, tgl_to: TODAY };
const definitionOf = async (path: string): Promise<ReportDefinition> =>
  (await owner.get(`${path}/definition`, K01)).body.data as ReportDefinition;

/** Title, filters (those with an 'all' option marked) and columns in their order [spec A §2, §3]; what must be asked for. */
const REPORTS = [
  [
    'reportbarang/kelompok-barang',
    'Laporan Kelompok Nama Barang',
    'kode_dept* group_by',
    'nama_barang size berat jumlah',
    { group_by: 'NAMA_SIZE' },
  ],
  [
    'pembelian/hidup/report-limited',
    'Laporan Pembelian Per Faktur',
    'tgl_from tgl_to kode_group* kelompok_harga* kondisi*',
    'kondisi_barang no_faktur kode_sales nama_barang kode_group harga_emas berat_nota berat harga_nota harga',
    DAYS,
  ],
  [
    'hutang/report-penebusan-detail',
    'Laporan Penebusan Detail',
    'tgl_from tgl_to no_pinjam* sort_by',
    'no_faktur_hutang nama_customer alamat_customer detail_barang tgl_hutang lama_pinjam tgl_lunas kode_sales jumlah_hutang bunga bunga_rp bunga_pinjam total_bayar',
    { ...DAYS, sort_by: 'TGL_LUNAS' },
  ],
  [
    'barang/laporan-analisis-harga-barang',
    'Laporan Analisis Harga Barang',
    'kode_dept* sort_by',
    'kode_barcode kode_group kode_dept kode_intern nama_barang berat harga_jual',
    { sort_by: 'TERTINGGI' },
  ],
  [
    'cash/transaction/report',
    'Laporan Transaksi Non Cash',
    'start_date end_date jenis* no_rekening*',
    'nama_bank tanggal keterangan jumlah_rp fee jumlah_gesek_rp',
    { start_date: TODAY, end_date: TODAY },
  ],
  [
    'kirim-uang/report',
    'Laporan Kirim Uang',
    'tgl_from tgl_to kode_toko status*',
    'no_reff tujuan keterangan jumlah_rp status input_by',
    { ...DAYS, kode_toko: 'K01' },
  ],
  [
    'penerimaan-suplier/reports/canc',
    'Laporan Batal Terima Barang',
    'tgl_from tgl_to kode_dept*',
    'no_terima kode_group jenis qty berat',
    DAYS,
  ],
  [
    'penerimaan-suplier/report-intern-global/canc',
    'Laporan Batal Terima Barang',
    'tgl_from tgl_to',
    'no_intern kode_supplier tanggal kadar qty berat_bruto berat berat_input selisih',
    DAYS,
  ],
  [
    'penerimaan-suplier/report-intern-supplier/canc',
    'Laporan Batal Terima Barang',
    'tgl_from tgl_to',
    'no_intern kode_supplier tanggal kadar qty berat_bruto berat berat_input selisih',
    DAYS,
  ],
  [
    'opname-hutang/report',
    'Laporan Stock Opname Hutang',
    'tgl_from tgl_to',
    'no_hutang tgl_hutang nama_customer alamat_customer berat jumlah_hutang',
    DAYS,
  ],
] as const;

describe('the screen of a report', () => {
  test.each(REPORTS)('%s has its title, filters and columns', async (path, title, filters, columns) => {
    const definition = await definitionOf(path);
    expect(definition.title.id).toBe(title);
    const wanted = filters.split(' ').map((name) => [name.replace('*', ''), name.endsWith('*')] as const);
    expect(wanted.map(([name]) => [name, definition.filters[name]?.all === true])).toEqual(
      wanted.map(([name, all]) => [name, all]),
    );
    const own = columns.split(' ');
    expect(Object.keys(definition.columns).filter((name) => own.includes(name))).toEqual(own);
  });

  test.each(REPORTS)(
    '%s is exported as a landscape PDF and as Excel',
    async (path, _title, _f, _c, asked) => {
      const file = async (format: string): Promise<Buffer> => {
        const reply = await owner.get(`${path}?${new URLSearchParams({ ...asked, format })}`, K01);
        expect(reply.status, JSON.stringify(reply.body)).toBe(200);
        return reply.raw;
      };
      // 297 x 210 mm in points.
      expect((await file('pdf')).toString('latin1')).toMatch(/\/MediaBox \[0 0 841\.8\d* 595\.2\d*\]/);
      expect((await file('xlsx')).subarray(0, 2).toString()).toBe('PK');
    },
  );

  test('redemptions are ordered by entry, settlement or loan, prices by the highest or the lowest', async () => {
    const choices = async (path: string) =>
      (await definitionOf(path)).filters.sort_by?.choices?.map(({ value }) => value);
    expect(await choices('hutang/report-penebusan-detail')).toEqual(['TGL_LUNAS', 'TGL_HUTANG', 'NO_HUTANG']);
    expect(await choices('barang/laporan-analisis-harga-barang')).toEqual(['TERTINGGI', 'TERENDAH']);
  });

  test('non-cash kinds are SEMUA, DEBET, CREDIT and TRANSFER, whatever the account', async () => {
    const { jenis, no_rekening } = (await definitionOf('cash/transaction/report')).filters;
    expect(jenis?.choices?.slice(0, 3).map(({ value, label }) => [value, label.id])).toEqual([
      ['DEBET', 'DEBET'],
      ['CREDIT', 'CREDIT'],
      ['TRANSFER', 'TRANSFER'],
    ]);
    expect([jenis?.all, jenis?.standard, no_rekening?.all, no_rekening?.standard]).toEqual([
      true,
      undefined,
      true,
      undefined,
    ]);
    const ask = async (more: string) =>
      (await owner.get(`cash/transaction/report?start_date=${TODAY}&end_date=${TODAY}${more}`, K01)).body;
    expect(await ask('&jenis=ALL&no_rekening=ALL')).toEqual(await ask(''));
  });

  test('names of pieces have a column of sizes only where they are put together by size', async () => {
    const heads = async (group_by: string) => {
      const path = `reportbarang/kelompok-barang?group_by=${group_by}&format=pdf`;
      const texts = readPdfText((await owner.get(path, K01)).raw).map(({ text }) => text.trim());
      return ['Nama Barang', 'Size', 'Berat', 'Jumlah'].filter((head) => texts.includes(head));
    };
    expect(await heads('NAMA')).toEqual(['Nama Barang', 'Berat', 'Jumlah']);
    expect(await heads('NAMA_SIZE')).toEqual(['Nama Barang', 'Size', 'Berat', 'Jumlah']);
  });

  test('is asked by head office of one branch or of all, by a branch of its own', async () => {
    const path = 'barang/laporan-analisis-harga-barang?sort_by=TERTINGGI';
    const shops = async (who: Client, toko?: string) => {
      const rows = (await who.get(path, toko ? { toko } : {})).body.data as { kode_toko: string }[];
      return [...new Set(rows.map(({ kode_toko }) => kode_toko))];
    };
    expect(await shops(owner)).toEqual(['K01', 'K02']);
    expect(await shops(owner, 'K02')).toEqual(['K02']);
    const spv = await server.login('SPV');
    expect([await shops(spv), await shops(spv, 'K02')]).toEqual([['K01'], ['K01']]);
  });

  test('says what it found, that there is nothing, and that it failed, in its own words', async () => {
    const messages = async (path: string) => (await definitionOf(path)).messages;
    expect(await messages('pembelian/hidup/report-limited')).toEqual({
      found: 'LAPORAN_TERSEDIA',
      empty: 'LAPORAN_TIDAK_TERSEDIA',
      failed: 'REQUEST_GAGAL',
    });
    const said = async (path: string) => (await owner.get(path, K01)).body.message;
    expect(await said('barang/laporan-analisis-harga-barang?sort_by=TERENDAH')).toBe(
      'Laporan Analisis Harga Barang',
    );
    expect(await said('barang/laporan-analisis-harga-barang?sort_by=TERENDAH&kode_dept=XXX')).toBe(
      'Data Yang Anda Cari Tidak Ada',
    );
    expect(await said('reportbarang/kelompok-barang?group_by=NAMA')).toBe('Laporan Kelompok barang Tersedia');
    expect(await said('reportbarang/kelompok-barang?group_by=NAMA&kode_dept=XXX')).toBe(
      'Laporan Tidak Tersedia',
    );
    expect(await said(`opname-hutang/report?${new URLSearchParams(DAYS)}`)).toBe('Laporan Tidak Tersedia');
  });
});

test('the build says its version', async () => {
  expect((await owner.get('users/me')).body.data).toMatchObject({ version: '3.5.2' });
});

describe('a record', () => {
  test.each([
    ['jenis/get/all', 'kode_dept nama_dept'],
    ['group/get/all', 'kode_group'],
    ['kelompok-harga', 'kelompok_harga'],
    ['parakondisi/get/all', 'kondisi_barang'],
    ['para-akun-transaksi', 'trx type detail_akun'],
    ['akuns', 'nomor_akun nama_akun'],
    ['sales/get/all', 'kode_sales nama_sales kode_bank nama_bank no_rekening nama_rekening'],
    ['tokos', 'nama_toko alamat_toko kode_toko'],
    ['rekenings', 'no_rekening kode_bank'],
    ['para-keterangan-penjualan', 'keterangan status'],
    ['param-fee-penjualan', '_id fee_penjualan'],
    ['app/splash-screen', 'screen_name text position image_path'],
    [
      'barang/laporan-analisis-harga-barang?sort_by=TERTINGGI',
      'kode_barcode kode_group kode_dept kode_intern nama_barang berat harga_jual',
    ],
  ])('of %s has %s', async (path, fields) => {
    const { status, body } = await owner.get(path, K01);
    expect(status, JSON.stringify(body)).toBe(200);
    const rows = body.data as Record<string, unknown>[];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  test('of a journal names each of its accounts by id, role, side and number', async () => {
    const journals = (await owner.get('para-akun-transaksi')).body.data as { detail_akun: object[] }[];
    for (const { detail_akun } of journals)
      for (const account of detail_akun)
        expect(Object.keys(account).toSorted()).toEqual(['_id', 'jenis_akun', 'kode_akun', 'nomor_akun']);
  });

  test('of the screens of the application is there four times', async () => {
    const rows = (await owner.get('app/splash-screen')).body.data as { screen_name: string }[];
    expect(rows.map(({ screen_name }) => screen_name).toSorted()).toEqual([
      'GUEST-1',
      'GUEST-2',
      'GUEST-3',
      'MEMBER',
    ]);
  });
});
