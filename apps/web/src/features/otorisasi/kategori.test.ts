import { expect, it } from 'vitest';
import { partsOf } from './kategori.ts';

it('a category is said in words, part by part', () => {
  expect(partsOf('DISKON+LIMIT JUAL')).toEqual([{ key: 'katDiskon' }, { key: 'katLimitJual' }]);
  expect(partsOf('BATAL_PENJUALAN')).toEqual([{ key: 'katBatalPenjualan' }]);
  expect(partsOf('CETAK ULANG NOTA')).toEqual([{ text: 'Cetak ulang nota' }]);
});
