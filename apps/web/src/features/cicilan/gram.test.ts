import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import { expect, test } from 'vitest';
import { stillPaid } from './gram.ts';

const settings = { PEMBULATAN: 500, PEMBULATAN_DOWN_MODULE: false, PPN_MODULE: false } as never;
const of = { settings, toko: 'K01', tanggal: '2026-02-25' };
const piece = { berat: 5, harga_emas: 2_429_000, harga_jual: 12_395_000, ada_faktur_pajak: false };

test('a piece of the stock that a plan fetches costs what is missing, in notes as the server asks for it', () => {
  // 4.001 g at 2,429,000 are 9,718,429: 2,676,571 are left.
  expect(stillPaid(piece as PricedBarang, 4_001, of)).toBe(2_677_000);
  expect(stillPaid(piece as PricedBarang, 5_000, of)).toBe(250_000);
  expect(stillPaid(piece as PricedBarang, 6_000, of)).toBe(0);
});
