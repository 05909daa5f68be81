import { expect, test } from 'vitest';
import { partsOf } from './marks.ts';

const shown = (text: string, search: string): string =>
  partsOf(text, search)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['SUMARNI', 'budi', 'SUMARNI'],
  ['BUDI SANTOSO', 'budi', '[BUDI] SANTOSO'],
  ['Budi', 'BUDI', '[Budi]'],
  ['BUDI BUDIMAN', 'budi', '[BUDI] [BUDI]MAN'],
  ['BUDI SANTOSO', '', 'BUDI SANTOSO'],
  ['', 'budi', ''],
])('%j searched for %j is shown as %j', (text, search, expected) => {
  expect(shown(text, search)).toBe(expected);
});

test('every word that was typed is marked, also where two of them meet or share letters', () => {
  expect(shown('M001 · BUDI SANTOSO', 'san  m001')).toBe('[M001] · BUDI [SAN]TOSO');
  expect(shown('ANIK', 'an nik')).toBe('[ANIK]');
  expect(shown('SUDIBUDI', 'budi udi')).toBe('S[UDIBUDI]');
});

test('signs of a pattern are letters like any other', () => {
  expect(shown('CINCIN 50% (A+B)', '.* 50% (a+b) [ \\ $')).toBe('CINCIN [50%] [(A+B)]');
  expect(shown('A/B', '/')).toBe('A[/]B');
});

test('nothing of the text is lost, whatever its script', () => {
  for (const text of ['İSTANBUL', 'ＢＵＤＩ 金の指輪 💍', 'straße'])
    expect(
      partsOf(text, 'i 金 💍 ss')
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
});
