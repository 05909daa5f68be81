import sales from '@kadar/contract/masters/sales.ts';
import { expect, test } from 'vitest';
import { byRelevance } from './by-relevance.ts';

const PEOPLE = { S01: 'RINA', S02: 'SETIABUDI', S03: 'ARIF BUDI', BUDI: 'YANTI', S05: 'BUDI SANTOSO' };
const records = new Map(
  Object.entries(PEOPLE).map(([kode_sales, nama_sales]) => [kode_sales, { row: { kode_sales, nama_sales } }]),
);
const options = [
  { value: 'ALL', label: 'ALL (SEMUA)' },
  ...Object.entries(PEOPLE).map(([value, name]) => ({ value, label: `${value} · ${name}` })),
];
const found = (search: string) =>
  byRelevance(
    sales,
    records,
  )({ options, search, limit: 200 }).map((option) => ('value' in option ? option.value : ''));

test.each([
  ['', ['ALL', 'S01', 'S02', 'S03', 'BUDI', 'S05']],
  ['budi', ['BUDI', 'S05', 'S03', 'S02']],
  ['  Budi s', ['S05', 'S02', 'S03']],
  ['santoso s05', ['S05']],
  ['semua', ['ALL']],
  ['r', ['S01', 'S03']],
  ['xyz', []],
])('%j finds %j', (search, expected) => {
  expect(found(search)).toEqual(expected);
});
