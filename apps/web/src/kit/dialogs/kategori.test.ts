import { APPROVALS } from '@kadar/contract/approvals.ts';
import { expect, it } from 'vitest';
import kit from '../../i18n/id/kit.ts';
import { DOKUMEN_TYPES } from '../dokumen/types.ts';
import { partsOf } from './kategori.ts';

it('a category is said in words, part by part', () => {
  expect(partsOf('DISKON+LIMIT JUAL')).toEqual([{ key: 'katDiskon' }, { key: 'katLimitJual' }]);
  expect(partsOf('BATAL_PENJUALAN')).toEqual([{ key: 'katBatalPenjualan' }]);
  expect(partsOf('CETAK ULANG NOTA')).toEqual([{ text: 'Cetak ulang nota' }]);
});

const keysOf = (name: string): string =>
  partsOf(name).flatMap((part) => ('key' in part ? [part.key] : []))[0] ?? name;

it('there are words for everything that is approved', () => {
  const asked = [...Object.keys(APPROVALS), ...DOKUMEN_TYPES.flatMap(({ batal }) => batal?.kategori ?? [])];
  expect(asked).toEqual(expect.arrayContaining(['BATAL PENJUALAN', 'TIMBANG MANUAL', 'TUTUP HARIAN']));
  // All languages have what this one has; a reversal is named by what it reverses.
  for (const name of Object.keys(APPROVALS)) expect(kit, name).toHaveProperty(keysOf(name));
  for (const name of asked) expect(partsOf(name), name).toEqual([{ key: expect.any(String) }]);
});
