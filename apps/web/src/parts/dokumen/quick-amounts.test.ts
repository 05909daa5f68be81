import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickAmounts } from './quick-amounts.ts';

test('exact first, then the next 50, 100, 500 thousand and million', () => {
  expect(quickAmounts(12_709_000)).toEqual([12_709_000, 12_750_000, 12_800_000, 13_000_000]);
  expect(quickAmounts(12_750_000)).toEqual([12_750_000, 12_800_000, 13_000_000]);
  expect(quickAmounts(20_000)).toEqual([20_000, 50_000, 100_000, 500_000]);
});

test('a round sum needs no rounding, nothing due needs no button', () => {
  expect(quickAmounts(13_000_000)).toEqual([13_000_000]);
  expect(quickAmounts(0)).toEqual([]);
});

test('always rising, never below what is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (due) => {
      const amounts = quickAmounts(due);
      expect(amounts[0]).toBe(due);
      expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
    }),
  );
});
