import { expect, test } from 'vitest';
import member from './masters/member.ts';
import sales from './masters/sales.ts';
import { phoneForms, relevanceOf } from './relevance.ts';

test.each(['081234567890', '6281234567890', '+62 812-3456-7890', '+62 (0)812 3456 7890'])(
  '%s is one number, however it is written',
  (q) => {
    expect(phoneForms(q)).toEqual(['6281234567890', '+6281234567890', '081234567890']);
  },
);

test.each(['', '0812', 'BUDI 081234567890', '3171234567890123', 'M0001', '%'])('%j is no number', (q) => {
  expect(phoneForms(q)).toEqual([]);
});

test.each([
  ['budi', 0, { kode_sales: 'BUDI', nama_sales: 'RINA' }],
  ['budi', 1, { kode_sales: 'S01', nama_sales: 'BUDI SANTOSO' }],
  ['budi', 2, { kode_sales: 'S01', nama_sales: 'ARIF (BUDI)' }],
  ['budi', 3, { kode_sales: 'S01', nama_sales: 'SETIABUDI' }],
  ['s0', 4, { kode_sales: 'S01', nama_sales: 'RINA' }],
  ['budi', null, { kode_sales: 'S01', nama_sales: 'RINA' }],
  ['.*', null, { kode_sales: 'S01', nama_sales: 'RINA' }],
  ['santoso budi', 2, { kode_sales: 'S01', nama_sales: 'BUDI SANTOSO' }],
  ['toso  bud', 3, { kode_sales: 'S01', nama_sales: 'BUDI SANTOSO' }],
  ['budi s01', 4, { kode_sales: 'S01', nama_sales: 'BUDI SANTOSO' }],
  ['budi rina', null, { kode_sales: 'S01', nama_sales: 'BUDI SANTOSO' }],
  ['andre', 1, { kode_sales: 'S01', nama_sales: 'ANDRÉ' }],
  ['Ándre', 1, { kode_sales: 'S01', nama_sales: 'ANDRE' }],
] as const)('%j is found at %j', (q, rank, row) => {
  expect(relevanceOf(sales, row, q)).toBe(rank);
});

test('a phone is found however it is written, and what is masked is not searched', () => {
  const row = {
    kode_customer: 'M1',
    nama_customer: 'A',
    no_hp: '+6281300000002',
    no_ktp: '************0123',
  };
  expect(relevanceOf(member, row, '0813-0000-0002')).toBe(0);
  expect(relevanceOf(member, row, '0123')).toBeNull();
});

test.each([
  ['000002', 4],
  ['00 00-02', 4],
  ['300000002', 4],
  ['00002', null],
  ['813000', null],
  ['0813000', null],
])('by %j a phone is found at %j: whole or by its last six digits, never by a part', (q, rank) => {
  const row = { kode_customer: 'M1', nama_customer: 'A', no_hp: '+6281300000002' };
  expect(relevanceOf(member, row, q)).toBe(rank);
});
