import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOKUMEN_TYPES } from '../dokumen/types.ts';
import { partsOf } from './kategori.ts';

it('a category is said in words, part by part', () => {
  expect(partsOf('DISKON+LIMIT JUAL')).toEqual([{ key: 'katDiskon' }, { key: 'katLimitJual' }]);
  expect(partsOf('BATAL_PENJUALAN')).toEqual([{ key: 'katBatalPenjualan' }]);
  expect(partsOf('CETAK ULANG NOTA')).toEqual([{ text: 'Cetak ulang nota' }]);
});

it('there are words for every category that the server asks an approval for', () => {
  const modules = new URL('../../../../server/src/modules', import.meta.url).pathname;
  const commands = globSync('**/commands/*.ts', { cwd: modules }).flatMap((file) =>
    [...readFileSync(`${modules}/${file}`, 'utf8').matchAll(/kategori: '([A-Z ]+)'/g)].map(
      ([, name]) => name,
    ),
  );
  const asked = [...commands, ...DOKUMEN_TYPES.flatMap(({ batal }) => batal?.kategori ?? [])];
  expect(asked).toEqual(expect.arrayContaining(['BATAL PENJUALAN', 'TIMBANG MANUAL', 'TUTUP HARIAN']));
  for (const name of asked) expect(partsOf(name ?? ''), name).toEqual([{ key: expect.any(String) }]);
});
