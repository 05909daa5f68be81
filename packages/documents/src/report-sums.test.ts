import { expect, test } from 'vitest';
import { ReportSummer } from './report-sums.ts';
import type { Row, TableModel } from './table.ts';

const model: TableModel = {
  title: 'Laporan',
  columns: [
    { key: 'kode_toko', label: 'Toko', kind: 'text' },
    { key: 'jenis', label: 'Jenis', kind: 'text' },
    { key: 'tanggal', label: 'Tanggal', kind: 'date' },
    { key: 'berat', label: 'Berat', kind: 'gram', total: 'sum' },
    { key: 'total', label: 'Total', kind: 'rupiah', total: 'sum' },
    {
      key: 'per_gram',
      label: 'Rp/g',
      kind: 'rupiah',
      derive: { numerator: 'total', denominator: 'berat', scale: 1000 },
    },
  ],
  groupBy: ['kode_toko', 'jenis', 'tanggal'],
  filters: [],
  totalsLabel: 'Total',
};
const row = (kode_toko: string, jenis: string, tanggal: string, berat: number, total: number): Row => ({
  kode_toko,
  jenis,
  tanggal,
  berat,
  total,
});
const rows = [
  row('K01', 'CINCIN', '2026-11-01', 3_390, 8_000_000),
  row('K01', 'CINCIN', '2026-11-02', 2_000, 5_000_000),
  row('K01', 'GELANG', '2026-11-02', 10_000, 20_000_000),
  row('K02', 'CINCIN', '2026-11-02', 1_000, 2_500_000),
];

test('all rows, the outer two groups by their path, and the points of the plot, in grams', () => {
  const summer = new ReportSummer(model, { x: 'tanggal', y: ['total', 'modal'] });
  for (const one of rows) summer.push(one);
  summer.end();
  const sums = summer.sums();
  expect(sums.baris).toBe(4);
  expect(sums.jumlah).toEqual({ berat: 16.39, total: 35_500_000, per_gram: 2_165_955 });
  expect(sums.kelompok.map(({ kunci, baris, jumlah }) => [kunci.join(' '), baris, jumlah.total])).toEqual([
    ['K01 CINCIN', 2, 13_000_000],
    ['K01 GELANG', 1, 20_000_000],
    ['K01', 3, 33_000_000],
    ['K02 CINCIN', 1, 2_500_000],
    ['K02', 1, 2_500_000],
  ]);
  // 'modal' is a column that this level is not told.
  expect(sums.titik).toEqual([
    { x: '2026-11-01', jumlah: { total: 8_000_000 } },
    { x: '2026-11-02', jumlah: { total: 27_500_000 } },
  ]);
});

test('nothing adds up to nothing, and an average of it is none', () => {
  const summer = new ReportSummer(model);
  summer.end();
  expect(summer.sums()).toEqual({
    baris: 0,
    jumlah: { berat: 0, total: 0, per_gram: null },
    kelompok: [],
    titik: [],
  });
});
