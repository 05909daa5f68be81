import { expect, test } from 'vitest';
import { cutText } from './tell-cut.ts';

test('what is cut is told whole, and what fits says nothing more', () => {
  const cell = { scrollWidth: 180, clientWidth: 96, textContent: ' GELANG RANTAI SISIK NAGA ' };
  expect(cutText(cell)).toBe('GELANG RANTAI SISIK NAGA');
  expect(cutText({ ...cell, clientWidth: 180 })).toBe('');
  expect(cutText({ ...cell, textContent: ' ' })).toBe('');
});

test('of a field, what was written into it', () => {
  const field = { scrollWidth: 300, clientWidth: 200, textContent: '', value: 'K01 · TOKO MAS KADAR' };
  expect(cutText(field)).toBe('K01 · TOKO MAS KADAR');
  expect(cutText({ ...field, value: '' })).toBe('');
});
