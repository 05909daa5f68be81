import { describe, expect, it } from 'vitest';
import { readDate } from './read-date.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

describe('a typed date', () => {
  it.each([
    ['20/11/2026', '2026-11-20'],
    ['1-2-26', '2026-02-01'],
    ['20112026', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['20 Nov 2026', '2026-11-20'],
    ['5 mei 26', '2026-05-05'],
  ])('%s is %s', (typed, date) => {
    expect(readDate(typed, MONTHS)).toBe(date);
  });

  it.each(['', '31/02/2026', 'besok', '20/13/2026'])('%s is none', (typed) => {
    expect(readDate(typed, MONTHS)).toBeNull();
  });
});
