import { describe, expect, it } from 'vitest';
import { checkPoints, type PointRule, pointsCashback, pointsEarned, pointsOfSale } from './points.ts';

const sale = { amountRp: 12_709_000, weightMg: 5_230, perRp: 100_000, perMg: 1_000, points: 2 };

describe('points', () => {
  it('counts full steps of the basis', () => {
    expect(pointsEarned({ ...sale, basis: 'RUPIAH' })).toBe(254);
    expect(pointsEarned({ ...sale, basis: 'GRAM' })).toBe(10);
    expect(pointsEarned({ ...sale, basis: 'RUPIAH', amountRp: 99_999 })).toBe(0);
    expect(pointsEarned({ ...sale, basis: 'RUPIAH', perRp: 0 })).toBe(0);
  });

  it('gives back a share of the basis in whole points', () => {
    expect(pointsCashback(12_709_000, 1_500, 500)).toBe(381);
    expect(pointsCashback(12_709_000, 0, 500)).toBe(0);
    expect(pointsCashback(12_709_000, 1_500, 0)).toBe(0);
    expect(pointsCashback(33_333, 1_500, 500)).toBe(0);
  });

  it('of a sale: the group before the general rule before the setting, and the cashback on top', () => {
    const own: PointRule = { kode_group: 'A', basis: 'GRAM', per_rp: 0, per_gram: 1_000, poin: 3 };
    const all: PointRule = { kode_group: null, basis: 'RUPIAH', per_rp: 50_000, per_gram: 0, poin: 1 };
    const lines = [
      { group: 'A', weightMg: 1_600, amountRp: 4_000_000 },
      { group: 'A', weightMg: 1_600, amountRp: 4_000_000 },
      { group: 'B', weightMg: 9_000, amountRp: 99_000 },
      { group: 'C', weightMg: 9_000, amountRp: 99_000 },
    ];
    const standard = { perRp: 100_000, cashbackMilli: 0, nilaiPoin: 500 };
    // Lines of one rule are summed before they are divided.
    expect(pointsOfSale(lines, [own, all], standard)).toBe(9 + 3);
    expect(pointsOfSale(lines, [own], standard)).toBe(9 + 1);
    expect(pointsOfSale(lines, [], standard)).toBe(81);
    expect(pointsOfSale(lines, [], { ...standard, cashbackMilli: 1_000 })).toBe(81 + 163);
    expect(pointsOfSale([], [own, all], standard)).toBe(0);
  });

  it('cannot be redeemed beyond the balance', () => {
    checkPoints(10, 10);
    checkPoints(-5, 0);
    expect(() => checkPoints(10, 11)).toThrow(expect.objectContaining({ code: 'POIN_TIDAK_CUKUP' }));
  });
});
