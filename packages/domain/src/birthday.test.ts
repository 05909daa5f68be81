import { expect, it } from 'vitest';
import { hasBirthday } from './birthday.ts';

it('a birthday falls on its day, that of 29 February on the 28th of other years', () => {
  expect(hasBirthday('1990-02-25', '2026-02-25')).toBe(true);
  expect(hasBirthday('1990-02-24', '2026-02-25')).toBe(false);
  expect(hasBirthday('1992-02-29', '2026-02-28')).toBe(true);
  expect(hasBirthday('1992-02-29', '2028-02-28')).toBe(false);
  expect(hasBirthday('1992-02-29', '2028-02-29')).toBe(true);
  expect(hasBirthday('2026-02-25', '2026-02-25')).toBe(false);
  expect(hasBirthday(null, '2026-02-25')).toBe(false);
});
