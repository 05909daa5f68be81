import fc from 'fast-check';
import i18next from 'i18next';
import { afterEach, describe, expect, test } from 'vitest';
import { showGram, showRupiah } from './format.ts';
import { localNumber, localTyped } from './separators.ts';

const speak = (language: string) => i18next.init({ lng: language, resources: {} });
afterEach(() => speak('id'));

describe('numbers by language', () => {
  test.each(['id', 'it'])('%s writes 12.709.000 and 5,230', async (language) => {
    await speak(language);
    expect([showRupiah(12_709_000), showGram(1234.5)]).toEqual(['Rp. 12.709.000', '1.234,500\u00a0g']);
  });

  test.each(['en', 'hk', 'my', 'jp'])('%s writes 12,709,000 and 5.230', async (language) => {
    await speak(language);
    expect([showRupiah(12_709_000), showGram(1234.5)]).toEqual(['Rp. 12,709,000', '1,234.500\u00a0g']);
    expect(localNumber('Rp. 5.000, lalu 3,5 g.')).toBe('Rp. 5,000, lalu 3.5 g.');
  });

  test('what is typed goes to the Indonesian form and back unchanged', async () => {
    await speak('en');
    fc.assert(fc.property(fc.string(), (text) => localTyped(localTyped(text)) === text));
    expect(localTyped('1,234.')).toBe('1.234,');
  });
});
