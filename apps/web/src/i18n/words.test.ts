import { LANGUAGES, type Language } from '@kadar/contract/text.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { localeOf } from '../kit/fields/locales.ts';
import type { Words } from './words.ts';

// Files of tests share their process: another may have started the words already.
vi.resetModules();
const { speak, spokenLanguage } = await import('./spoken.ts');
const { addWords, changeLanguage, formsOf, loadWords, onLanguage, say, speaks, startWords } = await import(
  './words.ts'
);

const asked: string[] = [];
let down = false;
const heard: [Language, boolean][] = [];
const WORDS: Record<string, Words> = {
  'id/kit': { close: 'Tutup', countOf: '{{shown}} dari {{count}}', only: 'Hanya {{ x }}' },
  'en/kit': { close: 'Close', only: 'Only {{x}}' },
  'it/kit': { close: 'Chiudi' },
  'id/kas': {
    dokumen: '{{dokumen}} nota',
    name: 'Toko {{kode}}',
    parts: '{{n}} g',
    status: { baru: 'Baru' },
  },
  'en/kas': {
    dokumen: '{{dokumen}} notas',
    waits_one: '{{count}} waits',
    waits_other: '{{count}} wait',
    status: { baru: 'New' },
  },
  'it/kas': { waits_one: '{{count}} attende', waits_other: '{{count}} attendono' },
};
const text = say as unknown as (key: string, params?: Record<string, unknown>) => string;

beforeAll(async () => {
  onLanguage((language) => heard.push([language, speaks()]));
  await startWords('id', async (language, noun) => {
    asked.push(`${language}/${noun}`);
    if (down) {
      down = false;
      throw new Error('no line');
    }
    return WORDS[`${language}/${noun}`] ?? {};
  });
  await loadWords('kas');
});

test('the first words are there before anybody is told that they are', () => {
  expect(heard[0]).toEqual(['id', false]);
  expect(speaks()).toBe(true);
  // Indonesian is complete: no second dictionary is fetched for it.
  expect(asked.slice(0, 2)).toEqual(['id/kit', 'id/kas']);
});

test('a number in a sentence has its separators, in the language that is spoken; text stays as it is', async () => {
  expect(text('kas:dokumen', { dokumen: 12_456 })).toBe('12.456 nota');
  expect(text('name', { ns: 'kas', kode: '12456' })).toBe('Toko 12456');
  expect(text('kas:parts', { n: 1_234.5 })).toBe('1.234,5 g');
  for (const n of [0, 7, 999, 1_000, 1_234_567])
    expect(text('kas:parts', { n })).toBe(`${n.toLocaleString('id-ID')} g`);
  expect(text('kas:parts', { n: -1_234 })).toBe('\u22121.234 g');
  await changeLanguage('en');
  expect(text('kas:dokumen', { dokumen: 12_456 })).toBe('12,456 notas');
  await changeLanguage('id');
});

test('a text is found by its noun and its path; one that nobody wrote is told by its name', () => {
  expect(text('close')).toBe('Tutup');
  expect(text('kas:status.baru')).toBe('Baru');
  expect(text('countOf', { shown: 1, count: 2 })).toBe('1 dari 2');
  expect(text('only', {})).toBe('Hanya ');
  expect(text('kas:nothing.there')).toBe('nothing.there');
  expect(text('constructor')).toBe('constructor');
  expect(text('kas:status')).toBe('status');
});

test('one and many, and English where a language lacks a text', async () => {
  await changeLanguage('it');
  expect(spokenLanguage()).toBe('it');
  expect(text('kas:waits', { count: 1 })).toBe('1 attende');
  expect(text('kas:waits', { count: 2 })).toBe('2 attendono');
  expect(text('kas:waits', { count: 1_000_000 })).toBe('1.000.000 attendono');
  expect(text('kas:status.baru')).toBe('New');
  expect(text('close')).toBe('Chiudi');
  await changeLanguage('id');
});

test.each(LANGUAGES)('what is counted has in %s the forms that browsers say it has', (language) => {
  const rules = new Intl.PluralRules(localeOf(language));
  for (const count of [0, 1, 2, 5, 11, 21, 101, 1.5, 1_000_000]) {
    const one = rules.select(count) === 'one' ? ['x_one'] : [];
    expect(formsOf(language, 'x', count)).toEqual([...one, 'x_other', 'x']);
  }
});

test('of two languages the last one that was chosen is spoken, whichever comes first', async () => {
  const slow = changeLanguage('jp');
  const last = changeLanguage('id');
  await Promise.all([slow, last]);
  expect(spokenLanguage()).toBe('id');
});

test('words are fetched once, again after a lost line, and not where they came along', async () => {
  const before = asked.length;
  down = true;
  await Promise.all([loadWords('pos'), loadWords(['pos'])]);
  await loadWords('pos');
  expect(asked.slice(before)).toEqual(['id/pos', 'id/pos']);
  addWords('id', 'layar', { title: 'Layar' });
  await loadWords('layar');
  expect(text('layar:title')).toBe('Layar');
  expect(asked.slice(before)).toEqual(['id/pos', 'id/pos']);
  speak('id');
});
