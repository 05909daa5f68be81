import { expect, test } from 'vitest';
import { check } from './check.fixture.ts';
import { labels } from './labels.ts';

const at = (language: string) => `packages/contract/src/labels/${language}.ts`;
const dictionary = (object: string) => `export const labels: Readonly<Record<string, string>> = ${object};`;
const master = 'packages/contract/src/masters/jenis.ts';
const declared = (label: string) => `export default defineMaster({\n label: ${label} });`;

test('every text of a declaration is in every dictionary of labels', () => {
  const files = {
    [at('it')]: dictionary(`{ Types: 'Tipi', "Shop's": 'Del negozio' }`),
    [at('hk')]: dictionary(`{ Types: '類型' }`),
  };
  expect(check(labels, { ...files, [master]: declared(`{ id: 'Jenis', en: 'Types' }`) })).toEqual([]);
  expect(check(labels, { ...files, [master]: declared(`{ id: 'Milik toko', en: "Shop's" }`) })).toEqual([
    `${master}:2 label 'Shop's' is missing in hk`,
  ]);
});

test('what is no text of a declaration is left alone', () => {
  const files = { [at('it')]: dictionary('{}') };
  for (const other of [
    `{ id: 1, en: 'Types' }`,
    `{ id: 'a' }`,
    `{ id: 'a', en: 'b', name: 'c' }`,
    `{ id, en }`,
  ])
    expect(check(labels, { ...files, [master]: declared(other) })).toEqual([]);
  const text = declared(`{ id: 'Jenis', en: 'Types' }`);
  expect(
    check(labels, { ...files, 'packages/demo-data/src/a.ts': text, 'apps/server/src/a.test.ts': text }),
  ).toEqual([]);
});
