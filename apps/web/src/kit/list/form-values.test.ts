import banner from '@kadar/contract/masters/banner-katalog.ts';
import item from '@kadar/contract/masters/item-katalog.ts';
import { expect, test } from 'vitest';
import { sentValues, startValues } from './form-values.ts';

test('a text that may stay empty is sent as one space, and what is typed as it is', () => {
  const empty = startValues(banner.fields, null);
  const { sub_title, deskripsi, title } = sentValues(banner.fields, empty);
  expect([sub_title, deskripsi, title]).toEqual([' ', ' ', '']);
  const typed = sentValues(banner.fields, { ...empty, sub_title: 'Sampai Maret', deskripsi: 'Semua cabang' });
  expect([typed.sub_title, typed.deskripsi]).toEqual(['Sampai Maret', 'Semua cabang']);
});

test('what a list only shows is not sent', () => {
  const row = { ...startValues(item.fields, null), harga_jual: 12_709_000, harga_jual_str: 'Rp. 12.709.000' };
  const sent = sentValues(item.fields, startValues(item.fields, { ...row, deskripsi_info: ['A'] }));
  expect(sent.harga_jual).toBe(12_709_000);
  expect(Object.keys(sent).filter((name) => !(name in item.fields))).toEqual([]);
});
