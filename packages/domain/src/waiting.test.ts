import { expect, test } from 'vitest';
import { leftOfLimit, openReasons, payoutPrice, queueName, staleShown } from './waiting.ts';

test('a shown price stands on its day; on another one only if the list gives it still', () => {
  expect(staleShown(12_709_000, 12_800_000, false)).toBe(false);
  expect(staleShown(12_709_000, 12_709_000, true)).toBe(false);
  expect(staleShown(12_709_000, 12_800_000, true)).toBe(true);
  expect(staleShown(12_709_000, 12_600_000, true)).toBe(true);
});

test('what was approved is not asked for again, what is new or other is', () => {
  const diskon = { kategori: 'DISKON', notes: 'Diskon Rp. 100.000' };
  const more = { kategori: 'DISKON', notes: 'Diskon Rp. 200.000' };
  const limit = { kategori: 'LIMIT JUAL', notes: 'Diskon Rp. 100.000' };
  expect(openReasons([diskon, more, limit], [diskon])).toEqual([more, limit]);
  expect(openReasons([diskon], [])).toEqual([diskon]);
});

test('what is left of the limit of a day, 0 for none', () => {
  expect(leftOfLimit(0, 5_000_000)).toBeNull();
  expect(leftOfLimit(10_000_000, 0)).toBe(10_000_000);
  expect(leftOfLimit(10_000_000, 8_068_500)).toBe(1_931_500);
  expect(leftOfLimit(10_000_000, 12_000_000)).toBe(0);
});

test('the price of the payout day keeps what was agreed above or below the computed one', () => {
  expect(payoutPrice({ hitungRp: 8_068_500, bayarRp: 8_068_500 }, 8_100_000)).toBe(8_100_000);
  expect(payoutPrice({ hitungRp: 8_068_500, bayarRp: 8_000_000 }, 8_100_000)).toBe(8_031_500);
  expect(payoutPrice({ hitungRp: 8_068_500, bayarRp: 8_100_000 }, 8_000_000)).toBe(8_031_500);
  expect(() => payoutPrice({ hitungRp: 8_068_500, bayarRp: 500 }, 8_000_000)).toThrow(
    'POTONGAN_MELEBIHI_HARGA',
  );
});

test('a number of the queue', () => {
  expect([1, 14, 999, 1000].map(queueName)).toEqual(['B-001', 'B-014', 'B-999', 'B-1000']);
});
