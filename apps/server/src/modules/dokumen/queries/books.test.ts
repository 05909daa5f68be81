import { BOOKS, type BookName } from '@kadar/domain/books.ts';
import { MOVED } from '@kadar/domain/lives.ts';
import { expect, test } from 'vitest';
import { sectionsOf } from '../../../platform/chain/sealed-columns.ts';
import { type Query, toStatement } from '../../../platform/database/sql.ts';
import { followerOf } from '../followers.ts';
import { type About, booksAbout, booksOfDokumen } from './books.ts';

const tablesIn = (query: Query<unknown>): string[] => {
  const { text } = toStatement(query);
  const all = Object.values(BOOKS).map(({ table }) => table);
  return all.filter((table) => new RegExp(`\\b${table}\\b`).test(text)).sort();
};
const tablesOf = (...names: BookName[]): string[] => names.map((name) => BOOKS[name].table).sort();

const SALE: About = {
  jenis: 'PENJUALAN',
  bagian: sectionsOf(['penjualan_detail', 'dokumen_bayar', ...tablesOf('stock', 'kas', 'fee', 'jurnal')]),
};

test('what a document has no rows in is not named where it is read', () => {
  // What most have is named for all, so that they share a plan.
  expect(tablesIn(booksOfDokumen(booksAbout(SALE)))).toEqual(
    tablesOf('stock', 'kas', 'bank', 'poin', 'fee', 'jurnal', 'emas'),
  );
  expect(tablesIn(followerOf(SALE))).toEqual(tablesOf('stock'));
  const pledge: About = { jenis: 'HUTANG', bagian: sectionsOf(tablesOf('gadai', 'kas', 'jurnal')) };
  expect(tablesIn(followerOf(pledge))).toContain(BOOKS.gadai.table);
});

test('of one that does not say, all is read', () => {
  const silent: About = { jenis: 'PENJUALAN', bagian: null };
  expect(tablesIn(booksOfDokumen(booksAbout(silent)))).toEqual(
    tablesOf(...(Object.keys(BOOKS) as BookName[])),
  );
  expect(tablesIn(followerOf(silent))).toEqual(
    expect.arrayContaining(tablesOf(...MOVED.map(({ book }) => book))),
  );
});
