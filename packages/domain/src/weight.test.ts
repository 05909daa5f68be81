import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fineGold, gramToMg, inGrams, mgToGram, roundWeight, valueAt } from './weight.ts';

const mg = fc.integer({ min: 0, max: 10_000_000 });

describe('gramToMg and mgToGram', () => {
  it.each([
    ['5.23', 5_230],
    ['5', 5_000],
    [5.23, 5_230],
    ['0.001', 1],
    ['-0.020', -20],
    ['007.5', 7_500],
  ])('%s g is %i mg', (text, expected) => {
    expect(gramToMg(text)).toBe(expected);
  });

  it.each(['', ' ', '5,23', '1e3', '.5', '5.', '1.2345', 'abc', '--1', '1.2.3', '99999999999999999', '5\n'])(
    'refuses %j',
    (text) => {
      expect(() => gramToMg(text)).toThrow(RangeError);
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.1 + 0.2, 1e-7, 1e21])('refuses the number %d', (value) => {
    expect(() => gramToMg(value)).toThrow(RangeError);
  });

  it('writes three decimals', () => {
    expect(mgToGram(5_230)).toBe('5.230');
    expect(mgToGram(7)).toBe('0.007');
    expect(mgToGram(0)).toBe('0.000');
    expect(mgToGram(-20)).toBe('-0.020');
    expect(Object.is(gramToMg('-0'), 0)).toBe(true);
    expect(() => mgToGram(1.5)).toThrow(RangeError);
  });

  it('round trips as text and as the number of the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (value) => {
        expect(gramToMg(mgToGram(value))).toBe(value);
        expect(gramToMg(Number(mgToGram(value)))).toBe(value);
      }),
    );
  });
});

describe('roundWeight', () => {
  it.each([
    [12_301, 'HUNDREDTHS', 50, 12_300],
    [12_301, 'THOUSANDTHS', 50, 12_350],
    [12_341, 'HUNDREDTHS', 50, 12_350],
    [12_341, 'THOUSANDTHS', 50, 12_350],
    [12_301, 'HUNDREDTHS', 0, 12_301],
    [12_301, 'HUNDREDTHS', 100, 12_300],
    [12_311, 'HUNDREDTHS', 100, 12_400],
    [12_301, 'THOUSANDTHS', 500, 12_500],
    [12_001, 'THOUSANDTHS', 1_000, 13_000],
    [0, 'THOUSANDTHS', 50, 0],
  ] as const)('%i mg, %s, step %i → %i', (raw, digit, stepMg, expected) => {
    expect(roundWeight(raw, { digit, stepMg })).toBe(expected);
  });

  it('lands on a step, loses under 0.01 g, gains under a step, and is stable', () => {
    const scheme = fc.record({
      digit: fc.constantFrom('HUNDREDTHS', 'THOUSANDTHS'),
      stepMg: fc.constantFrom(50, 100, 500, 1_000),
    });
    fc.assert(
      fc.property(mg, scheme, (raw, chosen) => {
        const rounded = roundWeight(raw, chosen);
        expect(rounded % chosen.stepMg).toBe(0);
        expect(rounded).toBeGreaterThan(raw - (chosen.digit === 'HUNDREDTHS' ? 10 : 1));
        expect(rounded).toBeLessThan(raw + chosen.stepMg);
        expect(roundWeight(rounded, chosen)).toBe(rounded);
      }),
    );
  });

  it('refuses a negative or fractional weight', () => {
    expect(() => roundWeight(-1, { digit: 'HUNDREDTHS', stepMg: 50 })).toThrow(RangeError);
    expect(() => roundWeight(1.5, { digit: 'HUNDREDTHS', stepMg: 50 })).toThrow(RangeError);
  });
});

describe('fineGold', () => {
  it('rounds half up', () => {
    expect(fineGold(5_230, 75_000)).toBe(3_923);
    expect(fineGold(10_000, 37_500)).toBe(3_750);
    expect(fineGold(10_000, 100_000)).toBe(10_000);
    expect(fineGold(1, 49_999)).toBe(0);
    expect(fineGold(1, 50_000)).toBe(1);
  });

  it('never exceeds the gross weight, and its negative cancels it', () => {
    fc.assert(
      fc.property(mg, fc.integer({ min: 1, max: 100_000 }), (gross, kadar) => {
        const fine = fineGold(gross, kadar);
        expect(fine).toBeLessThanOrEqual(gross);
        expect(fine + fineGold(-gross, kadar)).toBe(0);
      }),
    );
  });

  it('refuses a price rate as purity', () => {
    expect(() => fineGold(1_000, 100_001)).toThrow(RangeError);
  });
});

describe('valueAt', () => {
  it('rounds half up, exact where milligrams × rupiah leave the safe integers', () => {
    expect(valueAt(30_000, 2_575_000)).toBe(77_250_000);
    expect(valueAt(1, 499)).toBe(0);
    expect(valueAt(1, 500)).toBe(1);
    expect(valueAt(9_000_000_001, 300_000_001)).toBe(2_700_000_009_300_000);
  });

  it('refuses what is less than nothing', () => {
    expect(() => valueAt(-1, 1_000)).toThrow(RangeError);
    expect(() => valueAt(1, -1_000)).toThrow(RangeError);
  });
});

it('inGrams is the exact decimal', () => {
  expect([45, -51, 0, 1_126].map(inGrams)).toEqual([0.045, -0.051, 0, 1.126]);
  expect(() => inGrams(0.5)).toThrow(RangeError);
});
