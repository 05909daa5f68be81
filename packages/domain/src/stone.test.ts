import { expect, test } from 'vitest';
import { type StonePrice, stonePrice } from './stone.ts';

const row = (more: Partial<StonePrice> = {}): StonePrice => ({
  kode_shape: null,
  kode_color: 'D',
  kode_clarity: 'VVS1',
  poin_from: 20,
  poin_to: 29,
  harga_jual: 45_000_000,
  ...more,
});
const LIST = [
  row(),
  row({ poin_from: 30, poin_to: 39, harga_jual: 60_000_001 }),
  row({ kode_shape: 'RD', harga_jual: 50_000_000 }),
];
const D = { kode_color: 'D', kode_clarity: 'VVS1' };

test('stones cost their carats at the rupiah of their grade and size; their own shape goes first', () => {
  expect(stonePrice({ qty: 1, carat: 250, ...D }, LIST)).toBe(11_250_000);
  expect(stonePrice({ qty: 1, carat: 250, kode_shape: 'RD', ...D }, LIST)).toBe(12_500_000);
  expect(stonePrice({ qty: 1, carat: 250, kode_shape: 'PR', ...D }, LIST)).toBe(11_250_000);
  // 0.305 ct × 60,000,001 = 18,300,000.305
  expect(stonePrice({ qty: 1, carat: 305, ...D }, LIST)).toBe(18_300_000);
});

test('the size is that of a single one, both bounds inside', () => {
  expect(stonePrice({ qty: 4, carat: 800, ...D }, LIST)).toBe(36_000_000);
  expect(stonePrice({ qty: 4, carat: 1_160, ...D }, LIST)).toBe(52_200_000);
  expect(stonePrice({ qty: 1, carat: 199, ...D }, LIST)).toBeNull();
  // Between two rows there is no price.
  expect(stonePrice({ qty: 1, carat: 295, ...D }, LIST)).toBeNull();
});

test('without a grade, another grade or no carats there is none', () => {
  expect(stonePrice({ qty: 1, carat: 250 }, LIST)).toBeNull();
  expect(stonePrice({ qty: 1, carat: 250, kode_color: 'E', kode_clarity: 'VVS1' }, LIST)).toBeNull();
  expect(stonePrice({ qty: 1, carat: 0, ...D }, LIST)).toBeNull();
  expect(stonePrice({ qty: 0, carat: 250, ...D }, LIST)).toBeNull();
});
