import { expect, test } from 'vitest';
import { byWords } from './by-words.ts';

const options = [
  { value: '', label: 'Semua' },
  { group: 'Layar', items: [{ value: '/batal-penjualan', label: 'Batal Penjualan' }] },
  {
    group: 'Tindakan',
    items: [
      { value: 'kas.cancel', label: 'Membatalkan kas' },
      { value: 'penjualan.cancel', label: 'Membatalkan penjualan' },
    ],
  },
];
const found = (search: string, limit = 60) =>
  byWords({ options, search, limit }).map((option) =>
    'value' in option ? option.value : [option.group, ...option.items.map(({ value }) => value)],
  );

test.each([
  ['', ['', ['Layar', '/batal-penjualan'], ['Tindakan', 'kas.cancel', 'penjualan.cancel']]],
  [
    'jual batal',
    [
      ['Layar', '/batal-penjualan'],
      ['Tindakan', 'penjualan.cancel'],
    ],
  ],
  ['Kas', [['Tindakan', 'kas.cancel']]],
  ['penjualan.cancel', [['Tindakan', 'penjualan.cancel']]],
  ['semua', ['']],
  ['xyz', []],
])('%j finds %j', (search, expected) => {
  expect(found(search)).toEqual(expected);
});

test('no more are found than there is room for, in all groups together', () => {
  expect(found('batal', 2)).toEqual([
    ['Layar', '/batal-penjualan'],
    ['Tindakan', 'kas.cancel'],
  ]);
  expect(found('batal', 1)).toEqual([['Layar', '/batal-penjualan']]);
});
