import { expect, test } from 'vitest';
import { showBytes, spanOf } from './show.ts';

test('bytes are told in the largest unit of which there is one', () => {
  expect(showBytes(0)).toBe('0 B');
  expect(showBytes(1_023)).toBe('1023 B');
  expect(showBytes(26_528_973)).toBe('25 MB');
  expect(showBytes(5 * 1024 ** 3 + 300 * 1024 ** 2)).toBe('5,3 GB');
});

test('a span is told in the largest unit of which there are two', () => {
  expect(spanOf(3.2)).toEqual({ unit: 'seconds', count: 3 });
  expect(spanOf(119)).toEqual({ unit: 'seconds', count: 119 });
  expect(spanOf(120)).toEqual({ unit: 'minutes', count: 2 });
  expect(spanOf(7_200)).toEqual({ unit: 'hours', count: 2 });
  expect(spanOf(172_800)).toEqual({ unit: 'days', count: 2 });
});
