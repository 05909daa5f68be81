import { expect, test } from 'vitest';
import { phoneForms } from './relevance.ts';

test.each(['081234567890', '6281234567890', '+62 812-3456-7890', '+62 (0)812 3456 7890'])(
  '%s is one number, however it is written',
  (q) => {
    expect(phoneForms(q)).toEqual(['6281234567890', '+6281234567890', '081234567890']);
  },
);

test.each(['', '0812', 'BUDI 081234567890', '3171234567890123', 'M0001', '%'])('%j is no number', (q) => {
  expect(phoneForms(q)).toEqual([]);
});
