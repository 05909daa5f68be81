import { describe, expect, it } from 'vitest';
import {
  boughtOff,
  checkPlafond,
  isShort,
  ltvBasisPoints,
  plafond,
  plafondOf,
  plafondPerGram,
  shortfall,
} from './collateral.ts';

describe('plafond', () => {
  it.each([
    [873_000, 742_000],
    [979_000, 832_000],
    [1_637_000, 1_391_000],
    [1_755_000, 1_491_000],
    [2_146_000, 1_824_000],
    [2_520_000, 2_142_000],
  ])('lebur %i gives %i a gram (domain §9)', (lebur, expected) => {
    expect(plafondPerGram(lebur)).toBe(expected);
  });

  it('is the lower of both lists, else of the purity, else 85 % of lebur', () => {
    const said = { group: 1_500_000, kadar: 1_400_000, ofPurity: 1_300_000, lebur: 1_755_000 };
    expect(plafondOf(said)).toBe(1_400_000);
    expect(plafondOf({ ...said, kadar: null })).toBe(1_500_000);
    expect(plafondOf({ ...said, group: null, kadar: null })).toBe(1_300_000);
    expect(plafondOf({ group: null, kadar: null, ofPurity: null, lebur: 1_755_000 })).toBe(1_491_000);
    expect(plafondOf({ group: null, kadar: null, ofPurity: null, lebur: null })).toBeNull();
  });

  it('sums the pieces and obeys the cap of the customer', () => {
    const goods = [
      { beratMg: 5_230, perGramRp: 1_491_000 },
      { beratMg: 1_001, perGramRp: 742_500 },
    ];
    expect(plafond(goods, null)).toBe(8_541_172);
    expect(plafond(goods, 5_000_000)).toBe(5_000_000);
    expect(plafond(goods, -1)).toBe(0);
    checkPlafond(8_541_172, 8_541_172);
    expect(() => checkPlafond(8_541_173, 8_541_172)).toThrow(
      expect.objectContaining({ code: 'HUTANG_MELEBIHI_PLAFOND' }),
    );
  });
});

describe('loan to value', () => {
  it('is compared exactly', () => {
    expect(isShort(9_500_000, 10_000_000, 95)).toBe(false);
    expect(isShort(9_500_001, 10_000_000, 95)).toBe(true);
    expect(shortfall(9_500_000, 10_000_000, 95)).toBe(0);
    expect(shortfall(9_500_001, 10_000_000, 95)).toBe(1);
    expect(shortfall(9_500_000, 9_999_999, 95)).toBe(1);
  });

  it('is shown rounded half up, as in lists and totals', () => {
    expect(ltvBasisPoints(9_500_499, 10_000_000)).toBe(9_500);
    expect(ltvBasisPoints(9_500_500, 10_000_000)).toBe(9_501);
    expect(ltvBasisPoints(1, 0)).toBeNull();
  });
});

describe('what is bought out of a bag', () => {
  const gold = (kadarMilli: number, beratMg: number) => ({ kadarMilli, beratMg });

  it('is what it was pledged with, in whatever order and parts, to 0.02 g of each purity', () => {
    const bag = [gold(75_000, 5_000), gold(42_000, 2_000), gold(75_000, 1_000)];
    expect(boughtOff(bag, [gold(42_000, 2_020), gold(75_000, 5_980)])).toEqual([]);
    expect(boughtOff(bag, [gold(42_000, 2_021), gold(75_000, 6_000)])).toEqual([
      { kadarMilli: 42_000, bagMg: 2_000, boughtMg: 2_021 },
    ]);
    expect(boughtOff(bag, [gold(75_000, 5_000), gold(42_000, 2_000)])).toEqual([
      { kadarMilli: 75_000, bagMg: 6_000, boughtMg: 5_000 },
    ]);
  });

  it('is another where its purity is', () => {
    expect(boughtOff([gold(75_000, 5_000)], [gold(72_300, 5_000)])).toEqual([
      { kadarMilli: 75_000, bagMg: 5_000, boughtMg: 0 },
      { kadarMilli: 72_300, bagMg: 0, boughtMg: 5_000 },
    ]);
  });
});
