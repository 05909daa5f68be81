import { describe, expect, it } from 'vitest';
import { goldPrices } from './gold-price.ts';
import { rngFrom } from './rng.ts';

const YEAR = { today: '2026-02-25', days: 365, last: 2_600_000 };
const prices = goldPrices(YEAR, rngFrom('uji'));

describe('the gold price of a demo year', () => {
  it('moves through the year, a little at a time, and ends at the price of today', () => {
    expect(prices.length).toBeGreaterThan(100);
    expect(prices.at(-1)).toMatchObject({ tanggal: '2026-02-25', nominal: 2_600_000 });
    expect(prices[0]?.tanggal).toBe('2025-02-25');
    for (const [at, { nominal, tanggal }] of prices.entries()) {
      const before = prices[at - 1];
      if (!before) continue;
      expect(tanggal > before.tanggal).toBe(true);
      expect(Math.abs(nominal / before.nominal - 1)).toBeLessThan(0.015);
      expect(nominal % 1_000).toBe(0);
    }
    expect(new Set(prices.map(({ nominal }) => nominal)).size).toBeGreaterThan(60);
    expect(prices[0]?.nominal ?? 0).toBeLessThan(2_600_000);
  });

  it('is the same for the same seed, and one price for no days', () => {
    expect(goldPrices(YEAR, rngFrom('uji'))).toEqual(prices);
    expect(goldPrices({ ...YEAR, days: 0 }, rngFrom('uji'))).toHaveLength(1);
  });
});
