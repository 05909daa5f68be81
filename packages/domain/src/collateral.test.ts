import { describe, expect, it } from 'vitest';
import {
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
    expect(ltvBasisPoints(9_500_001, 10_000_000)).toBe(9_501);
    expect(ltvBasisPoints(1, 0)).toBeNull();
  });
});
