import { expect, test } from 'vitest';
import { fold, saysAll, saysEnough, wordsOf } from './words.ts';

test.each([
  ['BUDI', 'budi'],
  ['Éva Ångström', 'eva angstrom'],
  ['Nguyễn', 'nguyen'],
  ['e\u0301', 'e'],
  ['金 💍', '金 💍'],
  ['50% _\\', '50% _\\'],
])('%j is compared as %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test('what was typed is taken word by word, each once and eight at most', () => {
  expect(wordsOf('  budi   santoso budi ')).toEqual(['budi', 'santoso']);
  expect(wordsOf('')).toEqual([]);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

test('one word has to be long enough, however many there are', () => {
  expect(saysEnough('a b c', 2)).toBe(false);
  expect(saysEnough('a bc', 2)).toBe(true);
  expect(saysEnough(' ', 2)).toBe(false);
});

test.each([
  ['', true],
  ['  ', true],
  ['jual batal', true],
  ['PENJUALAN.cancel', true],
  ['batal beli', false],
  ['éva', false],
])('a text says every word of %j: %j', (typed, says) => {
  expect(saysAll('Membatalkan penjualan penjualan.cancel', typed)).toBe(says);
});

test('a text is read without its accents too', () => {
  expect(saysAll('Éva Ångström', 'angstrom eva')).toBe(true);
});
