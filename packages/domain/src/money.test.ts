import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mulDiv } from './integer.ts';
import { allocate, percentOf, roundRupiah, terbilang } from './money.ts';

describe('roundRupiah', () => {
  it('rounds 12,708,900 up to 12,709,000 and down to 12,708,500', () => {
    expect(roundRupiah(12_708_900n, 1n, 500, 'UP')).toBe(12_709_000);
    expect(roundRupiah(12_708_900n, 1n, 500, 'DOWN')).toBe(12_708_500);
  });

  it('rounds the exact fraction, not a rounded rupiah', () => {
    expect(roundRupiah(1_000_001n, 1_000n, 500, 'UP')).toBe(1_500);
    expect(roundRupiah(999_999n, 1_000n, 500, 'DOWN')).toBe(500);
    expect(roundRupiah(7n, 2n, 0, 'UP')).toBe(4);
    expect(roundRupiah(7n, 2n, 1, 'DOWN')).toBe(3);
  });

  it('stays within one step of the exact amount, on a multiple of the step', () => {
    const step = fc.constantFrom(1, 100, 500, 1_000);
    const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 1n, max: 1_000n }), step, (numerator, denominator, chosen) => {
        const up = BigInt(roundRupiah(numerator, denominator, chosen, 'UP'));
        const down = BigInt(roundRupiah(numerator, denominator, chosen, 'DOWN'));
        expect(up % BigInt(chosen)).toBe(0n);
        expect(up * denominator >= numerator && down * denominator <= numerator).toBe(true);
        expect([0n, BigInt(chosen)]).toContain(up - down);
      }),
    );
  });

  it('refuses a bad step, denominator or result', () => {
    expect(() => roundRupiah(1n, 0n, 500, 'UP')).toThrow(RangeError);
    expect(() => roundRupiah(1n, 1n, -500, 'UP')).toThrow(RangeError);
    expect(() => roundRupiah(10n ** 17n, 1n, 500, 'UP')).toThrow(RangeError);
  });
});

describe('mulDiv and percentOf', () => {
  it.each([
    [7, 1, 2, 'half-up', 4],
    [-7, 1, 2, 'half-up', -4],
    [-7, 1, 2, 'floor', -4],
    [-7, 1, 2, 'ceil', -3],
    [5, 1, 3, 'half-up', 2],
    [5, 1, 3, 'floor', 1],
    [5, 1, 3, 'ceil', 2],
    [9_007_199_254_740_991, 3, 3, 'floor', 9_007_199_254_740_991],
  ] as const)('%i × %i / %i %s is %i', (a, b, c, rounding, expected) => {
    expect(mulDiv(a, b, c, rounding)).toBe(expected);
  });

  it('takes a percentage in thousandths', () => {
    expect(percentOf(5_000_000, 2_500, 'half-up')).toBe(125_000);
    expect(percentOf(101, 1_100, 'ceil')).toBe(2);
  });

  it('refuses fractions, a divisor of 0 and unsafe results', () => {
    expect(() => mulDiv(1.5, 1, 1, 'floor')).toThrow(RangeError);
    expect(() => mulDiv(1, 1, 0, 'floor')).toThrow(RangeError);
    expect(() => mulDiv(Number.MAX_SAFE_INTEGER, 2, 1, 'floor')).toThrow(RangeError);
  });

  it('is exact: floor × c never passes a × b, and ceil − floor is 0 or 1', () => {
    const big = fc.maxSafeInteger();
    fc.assert(
      fc.property(big, fc.integer({ min: 1, max: 100_000 }), (a, b) => {
        const c = 100_000;
        const floor = mulDiv(a, b, c, 'floor');
        const ceil = mulDiv(a, b, c, 'ceil');
        expect(BigInt(floor) * BigInt(c) <= BigInt(a) * BigInt(b)).toBe(true);
        expect([0, 1]).toContain(ceil - floor);
        expect([floor, ceil]).toContain(mulDiv(a, b, c, 'half-up'));
        expect(mulDiv(a, b, c, 'half-up') + mulDiv(-a, b, c, 'half-up')).toBe(0);
      }),
    );
  });
});

describe('allocate', () => {
  const weights = fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 30 });

  it('gives the largest remainder first, the earliest on a tie', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [5, 1, 1])).toEqual([7, 2, 1]);
    expect(allocate(10, [1, 5, 2])).toEqual([1, 6, 3]);
    expect(allocate(10, [3, 7, 0])).toEqual([3, 7, 0]);
    expect(allocate(5, [0, 0])).toEqual([3, 2]);
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33]);
    expect(allocate(0, [])).toEqual([]);
    expect(() => allocate(1, [])).toThrow(RangeError);
    expect(() => allocate(1, [-1])).toThrow(RangeError);
  });

  it('sums exactly and each share is its quota rounded down or up', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), weights, (total, chosen) => {
        const shares = allocate(total, chosen);
        expect(shares.reduce((a, b) => a + b, 0)).toBe(total);
        const sum = chosen.reduce((a, b) => a + b, 0);
        if (sum === 0) return;
        shares.forEach((share, index) => {
          const floor = mulDiv(total, chosen[index] ?? 0, sum, 'floor');
          const ceil = mulDiv(total, chosen[index] ?? 0, sum, 'ceil');
          expect([floor, ceil]).toContain(share);
        });
      }),
    );
  });

  it('never gives a line more discount than it costs', () => {
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (chosen, part) => {
        const total = Math.floor(chosen.reduce((a, b) => a + b, 0) * part);
        allocate(total, chosen).forEach((share, index) => {
          expect(share).toBeLessThanOrEqual(chosen[index] ?? 0);
        });
      }),
    );
  });
});

describe('terbilang', () => {
  it.each([
    [0, 'Nol'],
    [10, 'Sepuluh'],
    [11, 'Sebelas'],
    [15, 'Lima Belas'],
    [20, 'Dua Puluh'],
    [21, 'Dua Puluh Satu'],
    [100, 'Seratus'],
    [111, 'Seratus Sebelas'],
    [205, 'Dua Ratus Lima'],
    [1_000, 'Seribu'],
    [1_500, 'Seribu Lima Ratus'],
    [2_000, 'Dua Ribu'],
    [11_000, 'Sebelas Ribu'],
    [21_000, 'Dua Puluh Satu Ribu'],
    [101_000, 'Seratus Satu Ribu'],
    [1_000_000, 'Satu Juta'],
    [1_001_000, 'Satu Juta Seribu'],
    [12_709_000, 'Dua Belas Juta Tujuh Ratus Sembilan Ribu'],
    [1_000_000_001, 'Satu Miliar Satu'],
    [-500, 'Minus Lima Ratus'],
    [2_000_000_000_000, 'Dua Triliun'],
  ])('%i is %s', (amount, expected) => {
    expect(terbilang(amount)).toBe(expected);
  });

  it('reads back to the same number', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(fromWords(terbilang(amount))).toBe(BigInt(amount));
      }),
    );
  });
});

const DIGITS = 'Nol Satu Dua Tiga Empat Lima Enam Tujuh Delapan Sembilan Sepuluh Sebelas'.split(' ');
const SCALES = ['Ribu', 'Juta', 'Miliar', 'Triliun', 'Kuadriliun'];

function fromWords(text: string): bigint {
  const plain = text.replace('Seribu', 'Satu Ribu').replaceAll('Seratus', 'Satu Ratus');
  let total = 0n;
  let group = 0;
  let digit = 0;
  for (const word of plain.replace('Minus ', '').split(' ')) {
    const scale = SCALES.indexOf(word);
    if (scale >= 0) {
      total += BigInt(group + digit) * 1_000n ** BigInt(scale + 1);
      group = 0;
      digit = 0;
    } else if (word === 'Ratus' || word === 'Puluh') {
      group += digit * (word === 'Ratus' ? 100 : 10);
      digit = 0;
    } else if (word === 'Belas') digit += 10;
    else digit = DIGITS.indexOf(word);
  }
  total += BigInt(group + digit);
  return text.startsWith('Minus') ? -total : total;
}
