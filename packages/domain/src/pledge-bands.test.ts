import { expect, test } from 'vitest';
import { gradeBands } from './pledge-bands.ts';

test('each grade reaches to the day before the next, in whatever order they come', () => {
  const grades = [
    { kode: '3', mulai: 91 },
    { kode: '1', mulai: 0 },
    { kode: '2', mulai: 1 },
  ];
  expect(gradeBands(grades)).toEqual([
    { kode: '1', dari: 0, sampai: 0 },
    { kode: '2', dari: 1, sampai: 90 },
    { kode: '3', dari: 91, sampai: null },
  ]);
});

test('days before the first grade, and all without a list, are of none', () => {
  expect(gradeBands([{ kode: 'M', mulai: 30 }])).toEqual([
    { kode: '', dari: 0, sampai: 29 },
    { kode: 'M', dari: 30, sampai: null },
  ]);
  expect(gradeBands([])).toEqual([{ kode: '', dari: 0, sampai: null }]);
});
