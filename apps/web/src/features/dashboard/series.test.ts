import { expect, test } from 'vitest';
import { daysOf, expensesOf, kindsOf, monthsOf, transactionPoints } from './series.ts';

const row = (
  kode_toko: string,
  tanggal: string,
  jenis: 'PENJUALAN' | 'PEMBELIAN' | 'KAS_MASUK',
  berat: number,
) => ({
  kode_toko,
  tanggal,
  jenis,
  jumlah: 1,
  total: 100,
  berat,
});
const rows = [
  row('K01', '2026-02-01', 'PENJUALAN', 0.1),
  row('K02', '2026-02-01', 'PENJUALAN', 0.2),
  row('K02', '2026-02-02', 'PEMBELIAN', 0.4),
  row('K02', '2026-02-03', 'KAS_MASUK', 0),
];
const points = (ukuran: 'JUMLAH' | 'TOTAL' | 'BERAT') =>
  transactionPoints(['2026-02-01', '2026-02-02', '2026-02-03'], rows, ({ tanggal }) => tanggal, ukuran);

test('the axis has every day and month', () => {
  expect(daysOf('2026-02')).toHaveLength(28);
  expect(daysOf('2028-02').at(-1)).toBe('2028-02-29');
  expect(monthsOf('2026')).toEqual(expect.arrayContaining(['2026-01', '2026-12']));
});

test('shops are added up by kind, days without any are zero', () => {
  expect(points('TOTAL').map(({ values }) => values)).toEqual([
    { PENJUALAN: 200, PEMBELIAN: 0, KAS_MASUK: 0, KAS_KELUAR: 0 },
    { PENJUALAN: 0, PEMBELIAN: 100, KAS_MASUK: 0, KAS_KELUAR: 0 },
    { PENJUALAN: 0, PEMBELIAN: 0, KAS_MASUK: 100, KAS_KELUAR: 0 },
  ]);
  expect(points('JUMLAH')[0]?.values.PENJUALAN).toBe(2);
});

test('grams add up exactly, and money has none', () => {
  expect(points('BERAT').map(({ values }) => values)).toEqual([
    { PENJUALAN: 0.3, PEMBELIAN: 0 },
    { PENJUALAN: 0, PEMBELIAN: 0.4 },
    { PENJUALAN: 0, PEMBELIAN: 0 },
  ]);
  expect(kindsOf('BERAT')).toEqual(['PENJUALAN', 'PEMBELIAN']);
});

test('a row outside the axis is not drawn', () => {
  expect(transactionPoints(['2026-03-01'], rows, ({ tanggal }) => tanggal, 'JUMLAH')[0]?.values).toEqual({
    PENJUALAN: 0,
    PEMBELIAN: 0,
    KAS_MASUK: 0,
    KAS_KELUAR: 0,
  });
});

test('expenses of all shops are one list, largest first', () => {
  const of = (kode_toko: string, kategori: string, total: number) => ({
    kode_toko,
    tanggal: '2026-02-01',
    kategori,
    nama_kategori: kategori,
    jumlah: 1,
    total,
  });
  expect(expensesOf([of('K01', 'ATK', 5), of('K01', 'LISTRIK', 4), of('K02', 'LISTRIK', 3)])).toEqual([
    { kategori: 'LISTRIK', nama_kategori: 'LISTRIK', jumlah: 2, total: 7 },
    { kategori: 'ATK', nama_kategori: 'ATK', jumlah: 1, total: 5 },
  ]);
});
