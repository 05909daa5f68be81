import { expect, test } from 'vitest';
import { keptOpenBy, sampleDifference } from './sample.ts';

test('an order closes with its last open line, and not while a sample is out', () => {
  const out = ['01000001'];
  expect(keptOpenBy({ open: 2, ending: 1, out })).toEqual([]);
  expect(keptOpenBy({ open: 2, ending: 2, out })).toEqual(out);
  expect(keptOpenBy({ open: 1, ending: 1, out: [] })).toEqual([]);
  // What pickups left is paid out when all lines have ended.
  expect(keptOpenBy({ open: 0, ending: 0, out })).toEqual([]);
});

test('a sample differs by what is more than the tolerance', () => {
  expect(sampleDifference(5_230, 5_230, 20)).toBe(0);
  expect(sampleDifference(5_230, 5_210, 20)).toBe(0);
  expect(sampleDifference(5_230, 5_209, 20)).toBe(-21);
  expect(sampleDifference(5_230, 5_300, 20)).toBe(70);
});
