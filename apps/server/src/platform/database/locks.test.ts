import { expect, test } from 'vitest';
import { LOCKS } from './locks.ts';

test('no two matters share an advisory lock', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
