import { describe, expect, test } from 'vitest';
import { postKembaliTitip, postTitip } from './posting.ts';
import { keptOf, lockedPriceHolds } from './titip.ts';

describe('a price that is locked', () => {
  const lock = { totalRp: 8_000_000, batas: '2026-03-27' };
  test.each([
    ['holds on its last day against a higher price', '2026-03-27', 9_000_000, true],
    ['holds while gold gets cheaper', '2026-03-01', 7_000_000, true],
    ['gives way to a higher one the day after', '2026-03-28', 8_000_500, false],
    ['stands against a lower one the day after', '2026-03-28', 7_999_500, true],
  ])('%s', (_, tanggal, today, holds) => {
    expect(lockedPriceHolds(lock, today, tanggal)).toBe(holds);
  });

  test('is none without a lock', () => {
    expect(lockedPriceHolds(null, 1, '2026-01-01')).toBe(false);
  });
});

test.each([
  [1_234_567, 10_000, 500, 123_000],
  [1_234_567, 10_000, 0, 123_456],
  [999, 50_000, 500, 0],
  [1_000_000, 100_000, 500, 1_000_000],
  [1_000_000, 0, 500, 0],
])('of %i at %i thousandths, floored to %i, %i is kept', (saldo, persen, step, kept) => {
  expect(keptOf(saldo, persen, step)).toBe(kept);
});

test('a deposit and its return are the same account, less what is kept', () => {
  expect(postTitip({ rp: 500_000, payments: [{ jenis: 'CASH', rp: 500_000 }] })).toEqual([
    { role: 'KAS', dk: 'D', rp: 500_000 },
    { role: 'TITIPAN', dk: 'K', rp: 500_000 },
  ]);
  expect(
    postKembaliTitip({
      saldoRp: 500_000,
      hangusRp: 50_000,
      payments: [{ jenis: 'CASH', rp: 450_000, out: true }],
    }),
  ).toEqual([
    { role: 'TITIPAN', dk: 'D', rp: 500_000 },
    { role: 'KAS', dk: 'K', rp: 450_000 },
    { role: 'PENDAPATAN_HANGUS', dk: 'K', rp: 50_000 },
  ]);
});
