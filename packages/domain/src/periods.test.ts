import { expect, test } from 'vitest';
import { comparedUntil, deltaMilli, isOrdinary, UMUR_STOK } from './periods.ts';

test('a running day meets the same hours, one that is over the whole day', () => {
  const now = new Date('2026-11-22T07:20:00Z');
  expect(comparedUntil(now, '2026-11-22', '2026-11-22', '2026-11-21')).toEqual(
    new Date('2026-11-21T07:20:00Z'),
  );
  expect(comparedUntil(now, '2026-11-22', '2026-11-22', '2026-10-22')).toEqual(
    new Date('2026-10-22T07:20:00Z'),
  );
  expect(comparedUntil(now, '2026-11-22', '2026-11-21', '2026-11-20')).toBeNull();
});

test('the change is exact to a thousandth of a percent, and next to nothing is no comparison', () => {
  expect(deltaMilli(94_800, 100_000)).toBe(-5_200);
  expect(deltaMilli(1, 0)).toBeNull();
  expect(deltaMilli(1, -5)).toBeNull();
  expect(deltaMilli(41_078, 100)).toBeNull();
  expect([deltaMilli(1_000, 100), deltaMilli(1_001, 100)]).toEqual([900_000, null]);
  expect(deltaMilli(0, 100)).toBe(-100_000);
  expect([5_000, -5_000, 5_001, -5_001].map(isOrdinary)).toEqual([true, true, false, false]);
});

test('the ages follow each other without a gap', () => {
  expect(UMUR_STOK.slice(1).map(({ dari }) => dari)).toEqual(
    UMUR_STOK.slice(0, -1).map(({ sampai }) => Number(sampai) + 1),
  );
});
