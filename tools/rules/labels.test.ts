import { describe, expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { labels } from './labels.ts';

const LANGUAGES = ['it', 'hk', 'my', 'jp'];
const at = (language: string, noun = 'barang') => `packages/contract/src/labels/${language}/${noun}.ts`;
const dictionary = (object: string) => `const words = ${object};\nexport default words;`;
/** The same labels in all four languages. */
const said = (object: string, noun = 'barang') =>
  Object.fromEntries(LANGUAGES.map((language) => [at(language, noun), dictionary(object)]));
const master = 'packages/contract/src/masters/jenis.ts';
const declared = (...texts: string[]) =>
  `export default defineMaster({\n${texts.map((text, at) => ` label${at}: ${text}`).join(',\n')} });`;

test('every text of a declaration is said once in the four languages, by its pair', () => {
  const files = {
    ...said(`{ 'Jenis|Types': 'T', "Milik toko|Shop's": 'S' }`),
    ...said(`{ 'Kadar|Purity': 'P' }`, 'umum'),
  };
  const texts = [
    `{ id: 'Jenis', en: 'Types' }`,
    `{ id: 'Milik toko', en: "Shop's" }`,
    `{ id: 'Kadar', en: 'Purity' }`,
  ];
  expect(check(labels, { ...files, [master]: declared(...texts, texts[0] ?? '') })).toEqual([]);
});

describe('refused', () => {
  const TYPES = `{ id: 'Jenis', en: 'Types' }`;

  test('a pair that a language lacks, though another pair has its English', () => {
    const files = { ...said(`{ 'Jenis|Types': 'T' }`), [at('hk')]: dictionary(`{}`) };
    expect(check(labels, { ...files, [master]: declared(TYPES) })).toEqual([
      `${master}:2 label 'Jenis|Types' is missing in hk`,
    ]);
    expect(
      check(labels, { ...said(`{ 'Jenis|Types': 'T' }`), [master]: declared(`{ id: 'Tipe', en: 'Types' }`) }),
    ).toEqual(
      expect.arrayContaining(
        LANGUAGES.map((language) => `${master}:2 label 'Tipe|Types' is missing in ${language}`),
      ),
    );
  });

  test('a key that nothing declares', () => {
    const files = said(`{\n 'Jenis|Types': 'T',\n Types: 'T' }`);
    expect(check(labels, { ...files, [master]: declared(TYPES) })).toEqual(
      LANGUAGES.map((language) => `${at(language)}:3 nothing declares the label 'Types'`),
    );
  });

  test('a key in two files of one language', () => {
    const files = { ...said(`{ 'Jenis|Types': 'T' }`), ...said('{}', 'umum') };
    const two = { ...files, [at('it', 'umum')]: dictionary(`{\n 'Jenis|Types': 'T' }`) };
    expect(check(labels, { ...two, [master]: declared(TYPES) })).toEqual([
      `${at('it', 'umum')}:2 label 'Jenis|Types' stands in barang already`,
    ]);
  });

  test('a noun that one language lacks', () => {
    const { [at('my', 'kas')]: _, ...files } = { ...said(`{ 'Jenis|Types': 'T' }`), ...said('{}', 'kas') };
    expect(check(labels, { ...files, [master]: declared(TYPES) })).toEqual([
      `${at('jp', 'kas')}:1 'kas' has no labels in my`,
    ]);
  });

  test('one English text for two Indonesian ones, wherever they stand', () => {
    const other = 'apps/server/src/modules/barang/reports/a.ts';
    expect(
      check(labels, { [master]: declared(TYPES), [other]: declared(TYPES, `{ id: 'Tipe', en: 'Types' }`) }),
    ).toEqual([`${other}:3 'Types' stands for 'Jenis' and 'Tipe'`]);
  });
});

test('what is no text of a declaration is left alone', () => {
  const files = said('{}');
  for (const other of [
    `{ id: 1, en: 'Types' }`,
    `{ id: 'a' }`,
    `{ id: 'a', en: 'b', name: 'c' }`,
    `{ id, en }`,
    `{ id: 'a', en: 'b', it: 'c', hk: 'd', my: 'e', jp: 'f' }`,
  ])
    expect(check(labels, { ...files, [master]: declared(other) })).toEqual([]);
  const text = declared(`{ id: 'Jenis', en: 'Types' }`);
  expect(
    check(labels, { ...files, 'packages/demo-data/src/a.ts': text, 'apps/server/src/a.test.ts': text }),
  ).toEqual([]);
});
