import { expect, test } from 'vitest';
import { changeOf, sharesOf, sumOf, weekOf } from './figures.ts';

const sold = (rp: number, berat: number) => ({ dokumen: 1, qty: 1, rp, berat });

test('grams add up exactly', () => {
  expect(sumOf([sold(1, 0.1), sold(2, 0.2)])).toEqual({ dokumen: 2, qty: 2, rp: 3, berat: 0.3 });
  expect(sumOf([])).toEqual({ dokumen: 0, qty: 0, rp: 0, berat: 0 });
});

test('a change against nothing is no number', () => {
  expect(changeOf(150, 100)).toBe(50);
  expect(changeOf(0, 100)).toBe(-100);
  expect(changeOf(5, 0)).toBeNull();
});

test('the week joins shops that are a day apart', () => {
  const hari = [
    { kode_toko: 'K01', tanggal: '2026-02-24', batal: 0, ...sold(100, 1) },
    { kode_toko: 'K01', tanggal: '2026-02-25', batal: 0, ...sold(200, 1) },
    { kode_toko: 'K02', tanggal: '2026-02-24', batal: 0, ...sold(50, 2) },
  ];
  expect(weekOf({ hari }).map(({ tanggal, tokos, whole }) => [tanggal, tokos, whole.rp])).toEqual([
    ['2026-02-24', { K01: 100, K02: 50 }, 150],
    ['2026-02-25', { K01: 200 }, 200],
  ]);
});

test('shares are over all shops, largest first', () => {
  const bayar = [
    { kode_toko: 'K01', jenis: 'CASH', dokumen: 1, rp: 25 },
    { kode_toko: 'K01', jenis: 'QRIS', dokumen: 1, rp: 150 },
    { kode_toko: 'K02', jenis: 'CASH', dokumen: 2, rp: 25 },
  ] as const;
  expect(sharesOf({ bayar: [...bayar] })).toEqual([
    { jenis: 'QRIS', rp: 150, dokumen: 1, persen: 75 },
    { jenis: 'CASH', rp: 50, dokumen: 3, persen: 25 },
  ]);
  expect(sharesOf({ bayar: [] })).toEqual([]);
});
