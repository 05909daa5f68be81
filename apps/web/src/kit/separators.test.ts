import { formatRupiah, weightOnScreen } from '@kadar/documents/format.ts';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { speak } from '../i18n/spoken.ts';
import { showCell, showGram, showRupiah } from './format.ts';
import { localNumber, localTyped, writeAsPaper } from './separators.ts';

afterEach(() => speak('id'));

describe('numbers by language', () => {
  test.each(['id', 'it'] as const)('%s writes 12.709.000 and 5,230', async (language) => {
    speak(language);
    expect([showRupiah(12_709_000), showGram(1234.5)]).toEqual(['Rp. 12.709.000', '1.234,500\u00a0g']);
  });

  test.each(['en', 'hk', 'my', 'jp'] as const)('%s writes 12,709,000 and 5.230', async (language) => {
    speak(language);
    expect([showRupiah(12_709_000), showGram(1234.5)]).toEqual(['Rp. 12,709,000', '1,234.500\u00a0g']);
    expect(localNumber('Rp. 5.000, lalu 3,5 g.')).toBe('Rp. 5,000, lalu 3.5 g.');
  });

  test.each([
    ['id', '20 Nov 2026 08.15'],
    ['it', '20 nov 2026 08:15'],
    ['jp', '2026年11月20日 08:15'],
  ] as const)('a moment in %s is %s', async (language, text) => {
    speak(language);
    const months = Array.from({ length: 12 }, () => ({ id: 'Nov', it: 'nov', jp: '11月' })[language]);
    expect(showCell('datetime', '2026-11-20 08:15:30', months)).toBe(text);
  });

  test.each(['id', 'it', 'en', 'hk', 'my', 'jp'] as const)(
    'beside a nota grams and rupiah are those of the nota (%s)',
    async (language) => {
      speak(language);
      writeAsPaper(true);
      try {
        expect([showRupiah(12_709_000), showGram(1234.5)]).toEqual([
          formatRupiah(12_709_000),
          weightOnScreen(1_234_500),
        ]);
        expect(localTyped('3,39')).toBe('3,39');
      } finally {
        writeAsPaper(false);
      }
    },
  );

  test('what is typed goes to the Indonesian form and back unchanged', async () => {
    speak('en');
    fc.assert(fc.property(fc.string(), (text) => localTyped(localTyped(text)) === text));
    expect(localTyped('1,234.')).toBe('1.234,');
  });
});
