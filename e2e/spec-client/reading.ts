import type { Body, SpecClient } from './client.ts';

// What the specification's client only reads: master loaders, charts, reports.

/** Master loaders that take nothing [spec A §7, B §7]. */
export const LOADERS = `
para-cicilan param-fee-penjualan transaksi-kupon non-cash/gesek-histories para-deskripsi-service para-hutang-pokok kelompok-harga
plafond-hutang-kadar para-bunga-hutang para-bonus-sales member/find-current-birthday member/get/all supplier-barang
para-potongan-kategori para-system para-jenis-group keterangan-nota plafond-hutang parameter-ongkos tokos batu-polish batu-symmetry
batu-cutgrade batu-fluorescence batu-clarity batu-color batu-shape parameter-berlian banks rekenings para-harga-beli
para-keterangan-penjualan cash/history-bank ruginota/get/all parameter-harga-emas-pembelian group/get/all hadiah/get/all
parapoin/get/all parabandrol/get/all parameter-member-afiliasi kadar/get/all jenis/get/all jenis/get/berlian
barang/get/ready-update-kadar paratransaksi/get/all gudang/get/all baki/ready sales/get/all supplier-berlian tukang/get/all
parakondisi/get/all parabeli/get/all parapinjaman/get/all marketplace kirim-uang-history
kirimbarang/get/nokirim kirim-barang/unreceive/list-no-kirim
`
  .trim()
  .split(/\s+/);

/** Of the head office's screens. */
const OF_HEAD = ['users/get/all', 'akuns', 'para-akun-transaksi'];

/** Those that answer one record, or nothing yet. */
export const SINGLE: readonly (readonly [path: string, query: Body])[] = [
  ['hutang/dashboard', {}],
  ['kadar-eod/get', {}],
  ['para-system/key/PEMBULATAN', {}],
  ['promo-wablas', {}],
  ['timbang-baki', {}],
  ['pre-order', { skip: 0, limit: 50, page: 1, status: 'finish' }],
];

const TODAY = { type: 'today' };
const MONTHLY = { type: 'monthly', year: 2026 };
export const CHARTS: readonly (readonly [path: string, query: Body])[] = [
  ['cash-pusat/daily-transaction-chart', {}],
  ['cash-pusat/period-transaction-chart', {}],
  ['transaction/daily-transaction-get-year', {}],
  ['cash-pusat/daily-cash-chart', {}],
  ['cash-pusat/daily-biaya', {}],
  ['cash-pusat/outstand-noncash', {}],
  ['cash-pusat/daily-specific-chart', { kategori: 'PENJUALAN', type: 'TOTAL' }],
  ['pembelian/chart', TODAY],
  ['pembelian/chart', MONTHLY],
  ['service/chart', TODAY],
  ['service/chart', MONTHLY],
  ['pesanan/chart', TODAY],
  ['pesanan/chart', MONTHLY],
  ['penjualan/chart', TODAY],
  ['penjualan/chart', MONTHLY],
];

/** Reports of a period, with every choice left at 'all'. */
export const reportsOf = (from: string, to: string): readonly (readonly [path: string, query: Body])[] => {
  const period = { tgl_from: from, tgl_to: to };
  return [
    ['reportbarang/kelompok-barang', { group_by: 'NAMA' }],
    ['pembelian/hidup/report-limited', period],
    ['hutang/report-penebusan-detail', { ...period, sort_by: 'TGL_LUNAS' }],
    ['barang/laporan-analisis-harga-barang', { sort_by: 'TERTINGGI' }],
    ['cash/transaction/report', { start_date: from, end_date: to }],
    ['opname-hutang/report', period],
    ['penerimaan-suplier/reports/canc', period],
    ['penerimaan-suplier/report-intern-global/canc', period],
    ['penerimaan-suplier/report-intern-supplier/canc', period],
    ['pindahbarang/cetak-ulang', { start_date: from, end_date: to }],
    ['kirim-uang', { ...period, status: 'DONE' }],
    ['cash/paginated', { skip: 0, limit: 50 }],
  ];
};

/** The number of rows of each list, and what was refused. */
export interface Found {
  rows: Map<string, number>;
  refused: string[];
}

const readEach = async (
  client: SpecClient,
  { rows, refused }: Found,
  calls: readonly (readonly [path: string, query: Body])[],
): Promise<void> => {
  for (const [path, query] of calls)
    try {
      const { data } = await client.get(path, query);
      if (Array.isArray(data)) rows.set(path, data.length);
    } catch (error) {
      refused.push(String(error));
    }
};

/** Reads all that a shop's screens load, and head office's. */
export const readAll = async (
  { shop, head }: { shop: SpecClient; head: SpecClient },
  from: string,
  to: string,
): Promise<Found> => {
  const found: Found = { rows: new Map(), refused: [] };
  const plain = (paths: readonly string[]) => paths.map((path) => [path, {}] as const);
  await readEach(head, found, plain(OF_HEAD));
  await readEach(shop, found, [...plain(LOADERS), ...SINGLE, ...CHARTS, ...reportsOf(from, to)]);
  const [gudang] = await shop.rows('gudang/get/all');
  await readEach(shop, found, plain([`baki/get/by-kode-gudang/${gudang?.kode_gudang}`]));
  return found;
};

/** What is shown of the reports is exported as PDF and Excel. */
export const exportAll = async (client: SpecClient, from: string, to: string): Promise<void> => {
  for (const [path, query] of reportsOf(from, to).slice(0, 6))
    for (const format of ['pdf', 'xlsx']) await client.get(path, { ...query, format });
};
