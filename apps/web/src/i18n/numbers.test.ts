import i18next from 'i18next';
import { afterEach, expect, test } from 'vitest';
import { numbers } from './numbers.ts';

const speak = (language: string) => i18next.init({ lng: language, resources: {} });
afterEach(() => speak('id'));

test('a number in a sentence has its separators, in the language that is spoken; text stays as it is', async () => {
  const texts = { notas: '{{dokumen}} nota', name: 'Toko {{kode}}', parts: '{{n}} g' };
  const own = i18next.createInstance().use(numbers);
  await own.init({
    lng: 'id',
    resources: { id: { translation: texts } },
    interpolation: { escapeValue: false, alwaysFormat: true },
  });
  await speak('id');
  expect(own.t('notas', { dokumen: 12_456 })).toBe('12.456 nota');
  expect(own.t('name', { kode: '12456' })).toBe('Toko 12456');
  expect(own.t('parts', { n: 1_234.5 })).toBe('1.234,5 g');
  await speak('en');
  expect(own.t('notas', { dokumen: 12_456 })).toBe('12,456 nota');
});
