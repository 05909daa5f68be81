import { expect, test } from 'vitest';
import { fieldsUnder, nameAt } from './refused-fields.ts';

const problems = { 'rows.1.pokok': 'A', 'rows.10.pokok': 'B', 'pengambil.nik': 'C', total_bayar: 'D' };

test('a field is found by its whole name, and by the last part where only that is known', () => {
  expect(nameAt(problems, 'rows.10.pokok')).toBe('rows.10.pokok');
  expect(nameAt(problems, 'nik')).toBe('pengambil.nik');
  expect(nameAt(problems, 'total_bayar')).toBe('total_bayar');
  expect(nameAt(problems, 'bayar')).toBeUndefined();
});

test('of several lines each has its own refusals', () => {
  expect(fieldsUnder(problems, 'rows.1')).toEqual({ pokok: 'A' });
  expect(fieldsUnder(problems, 'rows.0')).toEqual({});
  expect(fieldsUnder(problems, 'rows')).toEqual({ '1.pokok': 'A', '10.pokok': 'B' });
});
