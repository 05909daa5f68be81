import { expect, test } from 'vitest';
import { LANGUAGES, textIn } from './text.ts';

test('six languages, Indonesian before all; what one lacks is said in English', () => {
  expect(LANGUAGES).toEqual(['id', 'en', 'it', 'hk', 'my', 'jp']);
  const gold = { id: 'Emas di sini saja', en: 'Gold of this test' };
  expect(LANGUAGES.map((language) => textIn(gold, language))).toEqual([
    gold.id,
    ...Array.from({ length: 5 }, () => gold.en),
  ]);
  expect(textIn({ ...gold, it: 'Oro' }, 'it')).toBe('Oro');
});
