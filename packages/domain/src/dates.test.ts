import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, checkReportRange, diffDays, isDate, monthOf, monthsBetween } from './dates.ts';

const date = fc.nat(60_000).map((days) => addDays('1950-01-01', days));

describe('dates', () => {
  it('moves by days across months and leap days', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(diffDays('2026-01-15', '2026-03-03')).toBe(47);
  });

  it('moves by months and stays in the month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-12-15', 2)).toBe('2027-02-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(monthsBetween('2026-01-15', '2026-04-14')).toBe(2);
    expect(monthsBetween('2026-01-15', '2026-04-15')).toBe(3);
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(1);
    expect(monthsBetween('2026-02-01', '2026-01-31')).toBe(-1);
  });

  it('agrees with itself', () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        expect(addDays(a, diffDays(a, b))).toBe(b);
        const months = monthsBetween(a, b);
        expect(addMonths(a, months) <= b && b < addMonths(a, months + 1)).toBe(true);
      }),
    );
  });

  it.each(['', '2026-2-1', '2026-02-29', '2026-13-01', '2026-00-10', '20260101', '2026-01-01T00:00'])(
    '%j is no date',
    (text) => {
      expect(isDate(text)).toBe(false);
      expect(() => addDays(text, 0)).toThrow(expect.objectContaining({ code: 'TANGGAL_TIDAK_SAH' }));
    },
  );

  it('spans a month and a year', () => {
    expect(monthOf('2026-02-14')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  });
});

describe('checkReportRange', () => {
  it.each([
    ['2026-01-01', '2026-01-01', true, null],
    ['2026-01-01', '2026-01-31', true, null],
    ['2026-01-01', '2026-02-01', true, null],
    ['2026-01-01', '2026-02-02', true, 'RENTANG_LEBIH_SATU_BULAN'],
    ['2026-01-31', '2026-03-01', true, 'RENTANG_LEBIH_SATU_BULAN'],
    ['2026-01-01', '2026-12-31', false, null],
    ['2026-01-02', '2026-01-01', true, 'TANGGAL_AWAL_LEBIH_BESAR'],
    ['2026-01-02', '2026-01-01', false, 'TANGGAL_AWAL_LEBIH_BESAR'],
  ])('%s to %s, one month %s: %s', (from, to, oneMonth, expected) => {
    expect(checkReportRange(from, to, { oneMonth })).toBe(expected);
  });
});
