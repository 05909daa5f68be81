import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  digitsAndDot,
  digitsAndK,
  digitsAndMinus,
  digitsOnly,
  type InputFilter,
  isAbove100,
  percentMax100,
  spaceToUnderscore,
  twoDecimals,
  underOneEmpty,
  upperCase,
} from './filters.ts';

const filters: Record<string, InputFilter> = {
  digitsAndDot,
  digitsAndK,
  digitsAndMinus,
  digitsOnly,
  percentMax100,
  spaceToUnderscore,
  twoDecimals,
  underOneEmpty,
  upperCase,
};

describe('input filters', () => {
  it.each([
    ['digitsAndDot', '1a2.5.0', '12.50'],
    ['digitsAndDot', '12.', '12.'],
    ['digitsAndK', '17k!', '17K'],
    ['digitsAndMinus', '021-555 x', '021-555'],
    ['digitsOnly', 'Rp. 1.500', '1500'],
    ['underOneEmpty', '0.9', ''],
    ['underOneEmpty', '0', ''],
    ['underOneEmpty', '-2', ''],
    ['underOneEmpty', 'x', ''],
    ['underOneEmpty', '1', '1'],
    ['twoDecimals', '12.345', '12.34'],
    ['twoDecimals', '12.3', '12.3'],
    ['percentMax100', '100', '100'],
    ['percentMax100', '100.01', ''],
    ['spaceToUnderscore', 'toko  a', 'toko__a'],
    ['upperCase', 'cincin', 'CINCIN'],
  ])('%s of %j is %j', (name, text, expected) => {
    expect(filters[name]?.(text)).toBe(expected);
  });

  it('tells a percentage above 100', () => {
    expect(isAbove100('100')).toBe(false);
    expect(isAbove100('101')).toBe(true);
  });

  it.each(Object.keys(filters))('%s changes nothing the second time', (name) => {
    const filter = filters[name];
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = filter?.(text) ?? '';
        expect(filter?.(once)).toBe(once);
      }),
    );
  });
});
