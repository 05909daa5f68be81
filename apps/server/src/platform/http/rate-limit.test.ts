import { expect, test } from 'vitest';
import { RateLimit } from './rate-limit.ts';

test('what is only looked at counts nothing', () => {
  const limit = new RateLimit({ now: () => new Date(0) }, 2, 60_000);
  for (let n = 0; n < 9; n++) limit.check('a');
  limit.count('a');
  limit.check('a');
  limit.count('a');
  expect(() => limit.check('a')).toThrow('TERLALU_BANYAK_PERCOBAAN');
  limit.check('b');
});

test('each line counts for itself, and anew when its window is over', () => {
  let ms = 0;
  const limit = new RateLimit({ now: () => new Date(ms) }, 2, 60_000);
  limit.count('a');
  limit.count('a');
  expect(() => limit.count('a')).toThrow('TERLALU_BANYAK_PERCOBAAN');
  limit.count('b');
  ms = 59_999;
  expect(() => limit.count('a')).toThrow('TERLALU_BANYAK_PERCOBAAN');
  ms = 60_000;
  limit.count('a');
});
