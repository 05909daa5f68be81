import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatGram, formatPaper, formatPlain, formatScreen, plainGram } from './format.ts';
import type { CellValue, ColumnKind } from './table.ts';

const CASES: [ColumnKind, CellValue, string, string, string][] = [
  ['rupiah', 12_709_000, 'Rp. 12.709.000', '12.709.000', '12709000'],
  ['rupiah', -500, '−Rp. 500', '−500', '-500'],
  ['rupiah', 0, 'Rp. 0', '0', '0'],
  [
    'rupiah',
    9_007_199_254_740_993n,
    'Rp. 9.007.199.254.740.993',
    '9.007.199.254.740.993',
    '9007199254740993',
  ],
  ['gram', 5230, '5,230', '5,230', '5.230'],
  ['gram', 1_234_567, '1.234,567', '1.234,567', '1234.567'],
  ['gram', -5, '−0,005', '−0,005', '-0.005'],
  ['kadar', 75, '75', '75', '75'],
  ['kadar', 91.6, '91,6', '91,6', '91.6'],
  ['kadar', 37.125, '37,125', '37,125', '37.125'],
  ['percent', 12.5, '12,50', '12,50', '12.5'],
  ['percent', -0.25, '−0,25', '−0,25', '-0.25'],
  ['integer', 1500, '1.500', '1.500', '1500'],
  ['date', '2026-11-20', '20 Nov 2026', '2026-11-20', '2026-11-20'],
  ['date', '2026-08-05', '5 Agu 2026', '2026-08-05', '2026-08-05'],
  ['datetime', '2026-11-20T08:15:30', '20 Nov 2026 08:15', '2026-11-20 08:15', '2026-11-20 08:15'],
  ['text', 'CINCIN', 'CINCIN', 'CINCIN', 'CINCIN'],
  ['text', null, '', '', ''],
];

describe('a cell', () => {
  it.each(CASES)('%s %s', (kind, value, screen, paper, plain) => {
    expect(formatScreen(kind, value)).toBe(screen);
    expect(formatPaper(kind, value)).toBe(paper);
    expect(formatPlain(kind, value)).toBe(plain);
  });

  it('of a date says the month in the language asked for', () => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    expect(formatScreen('date', '2026-08-05', months)).toBe('5 Aug 2026');
  });

  it('refuses a fraction of a rupiah', () => {
    expect(() => formatPaper('rupiah', 0.5)).toThrow(TypeError);
  });
});

it('keeps every milligram', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (mg) => {
      expect(BigInt(plainGram(mg).replace('.', ''))).toBe(BigInt(mg));
    }),
  );
});

it('rounds a weight that is shown in hundredths half up', () => {
  expect([59_996, 5, 4, 1_234_565, -5, 0].map((mg) => formatGram(mg, 2))).toEqual([
    '60,00',
    '0,01',
    '0,00',
    '1.234,57',
    '−0,01',
    '0,00',
  ]);
});

it('a date stands as its language writes it', () => {
  const months = Array.from({ length: 12 }, (_, month) => `${month + 1}月`);
  expect(formatDate('2026-11-20', months)).toBe('2026年11月20日');
  expect(formatDate('2026-03-05')).toBe('5 Mar 2026');
});
