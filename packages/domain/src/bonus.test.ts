import { describe, expect, test } from 'vitest';
import { type BonusStep, bonusOf, type SoldOn } from './bonus.ts';

const month = (target: number, bonusRp: number, more: Partial<BonusStep> = {}): BonusStep => ({
  periode: 'BULANAN',
  basis: 'RUPIAH',
  kode_dept: null,
  target,
  bonusRp,
  ...more,
});
const sold = (tanggal: string, rp: number, mg = 0, kode_dept = 'CCN'): SoldOn => ({
  tanggal,
  kode_dept,
  rp,
  mg,
});
const of = (steps: readonly BonusStep[], all: readonly SoldOn[], feeRp = 0, batalRp = 0) =>
  bonusOf({ steps, sold: all, feeRp, batalRp });

const STEPS = [month(500_000_000, 750_000), month(750_000_000, 1_500_000)];

describe('bonusOf', () => {
  test.each([
    [499_999_999, 0],
    [500_000_000, 750_000],
    [749_999_999, 750_000],
    [750_000_000, 1_500_000],
    [2_000_000_000, 1_500_000],
  ])('%i in a month is %i: the highest step reached alone, to the rupiah', (rp, bonus) => {
    expect(of(STEPS, [sold('2026-10-01', rp - 1), sold('2026-10-31', 1)]).rp).toBe(bonus);
  });

  test('a day pays as often as it was reached, each day its highest step', () => {
    const daily = [
      month(25_000_000, 25_000, { periode: 'HARIAN' }),
      month(50_000_000, 60_000, { periode: 'HARIAN' }),
    ];
    const days = [
      sold('2026-10-01', 25_000_000),
      sold('2026-10-02', 24_999_999),
      sold('2026-10-03', 30_000_000),
      sold('2026-10-03', 20_000_000, 0, 'GLG'),
    ];
    const { lines, rp } = of(daily, days);
    expect(rp).toBe(85_000);
    expect(lines).toEqual([
      {
        dasar: 'HARIAN',
        basis: 'RUPIAH',
        kode_dept: null,
        target: 50_000_000,
        capai: 50_000_000,
        kali: 1,
        bonusRp: 60_000,
      },
      {
        dasar: 'HARIAN',
        basis: 'RUPIAH',
        kode_dept: null,
        target: 25_000_000,
        capai: 25_000_000,
        kali: 1,
        bonusRp: 25_000,
      },
    ]);
  });

  test('rupiah and grams, and each type, are targets of their own', () => {
    const steps = [
      month(20_000, 20_000, { basis: 'GRAM' }),
      month(10_000, 5_000, { basis: 'GRAM', kode_dept: 'GLG' }),
      month(100, 1_000),
    ];
    expect(of(steps, [sold('2026-10-01', 99, 19_999), sold('2026-10-02', 1, 1)]).rp).toBe(21_000);
    expect(of(steps, [sold('2026-10-01', 0, 9_999), sold('2026-10-02', 0, 10_000, 'GLG')]).rp).toBe(5_000);
  });

  test('what was cancelled counts on its day, of this month and of earlier ones', () => {
    const days = [sold('2026-10-01', 500_000_000), sold('2026-10-05', -1)];
    const { lines, rp } = of(STEPS, days, 0, 1);
    expect(rp).toBe(0);
    expect(lines).toEqual([
      { dasar: 'BATAL', basis: '', kode_dept: null, target: 0, capai: -1, kali: 1, bonusRp: 0 },
    ]);
  });

  test('commission is added as it stands, and taken back of what else there is, never below nothing', () => {
    const days = [sold('2026-10-01', 500_000_000)];
    expect(of(STEPS, days, 1_234_567).rp).toBe(1_984_567);
    expect(of(STEPS, days, -700_000).rp).toBe(50_000);
    expect(of(STEPS, days, -750_001).rp).toBe(0);
    expect(of([], [], 0)).toEqual({ lines: [], rp: 0 });
  });

  test('a step of nothing is no target', () => {
    expect(of([month(0, 1_000)], [sold('2026-10-01', 5)]).rp).toBe(0);
  });
});
