import { describe, expect, it } from 'vitest';
import { checkPoints, pointsCashback, pointsEarned } from './points.ts';

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

  it('cannot be redeemed beyond the balance', () => {
    checkPoints(10, 10);
    expect(() => checkPoints(10, 11)).toThrow(expect.objectContaining({ code: 'POIN_TIDAK_CUKUP' }));
  });
});
