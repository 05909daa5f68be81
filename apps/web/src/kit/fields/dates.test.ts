import { expect, test } from 'vitest';
import { unbrokenDate } from './dates.ts';

test('a date that is read has no place where a line may end', () => {
  expect(unbrokenDate('20 Nov 2026')).toBe('20\u00a0Nov\u00a02026');
  expect(unbrokenDate('2026年11月20日').replaceAll('\u2060', '|')).toBe('2026|年|11|月|20|日');
});
