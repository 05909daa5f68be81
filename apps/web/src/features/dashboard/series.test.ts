import { expect, test } from 'vitest';
import { expensesOf, kindsOf, measured, monthsOf } from './series.ts';

test('the axis has every month', () => {
  expect(monthsOf('2026')).toHaveLength(12);
  expect(monthsOf('2026')).toEqual(expect.arrayContaining(['2026-01', '2026-12']));
});

test('grams are counted as milligrams, and money has none', () => {
  const row = { jumlah: 2, total: 100, berat: 0.3 };
  expect([measured(row, 'JUMLAH'), measured(row, 'TOTAL'), measured(row, 'BERAT')]).toEqual([2, 100, 300]);
  expect(kindsOf('BERAT')).toEqual(['PENJUALAN', 'PEMBELIAN']);
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
