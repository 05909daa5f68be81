import { expect, test } from 'vitest';
import { mostPointsRp } from './payments.ts';

test.each([
  ['what he holds', { poin: 10, nilai: 500 }, 1_000_000, 5_000],
  ['what the sum takes, in whole points', { poin: 10_000, nilai: 500 }, 12_709, 12_500],
  ['none, where he has none', { poin: 0, nilai: 500 }, 1_000_000, null],
  ['none, where he owes points', { poin: -5, nilai: 500 }, 1_000_000, null],
  ['none, where nothing is due', { poin: 10, nilai: 500 }, 0, null],
  ['nothing known, nothing proposed', { poin: null, nilai: 500 }, 1_000_000, null],
  ['points without a value pay nothing', { poin: 10, nilai: 0 }, 1_000_000, null],
])('the most points that may pay: %s', (_name, points, due, rupiah) => {
  expect(mostPointsRp(points, due)).toBe(rupiah);
});
