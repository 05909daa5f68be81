import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import kit from '../../i18n/id/kit.ts';
import { DOKUMEN_TYPES } from '../dokumen/types.ts';
import { partsOf } from './kategori.ts';

it('a category is said in words, part by part', () => {
  expect(partsOf('DISKON+LIMIT JUAL')).toEqual([{ key: 'katDiskon' }, { key: 'katLimitJual' }]);
  expect(partsOf('BATAL_PENJUALAN')).toEqual([{ key: 'katBatalPenjualan' }]);
  expect(partsOf('CETAK ULANG NOTA')).toEqual([{ text: 'Cetak ulang nota' }]);
});

const keysOf = (name = ''): string =>
  partsOf(name).flatMap((part) => ('key' in part ? [part.key] : []))[0] ?? name;

it('there are words for every category that the server asks an approval for', () => {
  const modules = new URL('../../../../server/src/modules', import.meta.url).pathname;
  const said = globSync('**/*.ts', {
    cwd: modules,
    exclude: ['**/*.test.ts', '**/*.fixture.ts'],
  }).flatMap((file) =>
    [...readFileSync(`${modules}/${file}`, 'utf8').matchAll(/kategori: ([^\n]+),\s+notes/g)].map(
      ([, expression = '']) => ({ file, expression }),
    ),
  );
  // What is joined of reasons was said where each reason was.
  const made = said.filter(({ expression }) => !/join\('\+'\)$/.test(expression));
  const commands = made.flatMap(({ file, expression }) => {
    const names = [...expression.matchAll(/'([A-Z]{2,}(?: [A-Z]+)*)'/g)].map(([, name]) => name);
    expect(names, `${file} names its category in words: ${expression}`).not.toEqual([]);
    return names;
  });
  const asked = [...commands, ...DOKUMEN_TYPES.flatMap(({ batal }) => batal?.kategori ?? [])];
  expect(asked).toEqual(expect.arrayContaining(['BATAL PENJUALAN', 'TIMBANG MANUAL', 'TUTUP HARIAN']));
  // All languages have what this one has; a reversal is named by what it reverses.
  for (const name of commands) expect(kit, name).toHaveProperty(keysOf(name));
  for (const name of asked) expect(partsOf(name ?? ''), name).toEqual([{ key: expect.any(String) }]);
});
