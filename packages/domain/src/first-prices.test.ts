import { describe, expect, it } from 'vitest';
import { firstPrices, proposedJual } from './first-prices.ts';

describe('the first prices of a purity', () => {
  it.each([
    [{ jual: 5_442, lebur: 3_358 }, 1_415_000, 1_372_000, 873_000, 742_000],
    [{ jual: 9_342, lebur: 6_750 }, 2_429_000, 2_356_000, 1_755_000, 1_491_000],
    [{ jual: 11_153, lebur: 9_693 }, 2_900_000, 2_813_000, 2_520_000, 2_142_000],
  ])('%o of 2.600.000 is sold at %d', (share, harga_jual, harga_minimum, harga_lebur, plafond) => {
    const jual = proposedJual(2_600_000, share);
    expect(firstPrices(2_600_000, share, jual)).toEqual({
      harga_jual,
      harga_minimum,
      harga_lebur,
      plafond,
    });
  });

  it('follows a price that was typed for the minimum alone', () => {
    const share = { jual: 9_342, lebur: 6_750 };
    expect(firstPrices(2_600_000, share, 2_500_000)).toEqual({
      harga_jual: 2_500_000,
      harga_minimum: 2_425_000,
      harga_lebur: 1_755_000,
      plafond: 1_491_000,
    });
  });

  it('proposes something to sell at also for the smallest global price', () => {
    expect(proposedJual(1, { jual: 5_442, lebur: 3_358 })).toBe(1_000);
  });
});
