import { expect, test } from 'vitest';
import { assertBooksAgree } from './books.ts';
import { booksOfFound, booksOfMissing } from './selisih-opname.ts';

const piece = (kode_barcode: string, hpp: number, murni: number) => ({
  kode_barcode,
  berat: 3_400,
  murni,
  hpp,
  kode_dept: 'CCN',
  kode_group: 'UBS750',
  kadar: 75,
  kode_gudang: 'ETALASE',
  kode_baki: 'A01',
});
const ONE = piece('01000001', 6_803_171, 2_543);
const FREE = piece('01000002', 0, 0);

test('what a count did not find is written off at its cost and fine gold', () => {
  const books = booksOfMissing([ONE, FREE]);
  expect(books.jurnal).toEqual([
    { role: 'SELISIH_OPNAME', dk: 'D', rp: 6_803_171 },
    { role: 'PERSEDIAAN', dk: 'K', rp: 6_803_171 },
  ]);
  expect(books.emas).toEqual([
    { role: 'SELISIH_OPNAME', dk: 'D', mg: 2_543 },
    { role: 'PERSEDIAAN', dk: 'K', mg: 2_543 },
  ]);
  expect(books.stock).toMatchObject([
    { kode_barcode: '01000001', dari_status: 'READY', ke_status: 'HILANG', qty: -1, hpp: -6_803_171 },
    { kode_barcode: '01000002', ke_status: 'HILANG', qty: -1, hpp: 0 },
  ]);
  expect(() => assertBooksAgree(books)).not.toThrow();
});

test('what turns up is back in a tray, against what was debited for it', () => {
  const to = { kode_gudang: 'BRANKAS', kode_baki: 'BRK' };
  const books = booksOfFound({ ...ONE, role: 'PIUTANG_KLAIM', tempat: 'SUSUT' }, to);
  expect(books.jurnal).toEqual([
    { role: 'PERSEDIAAN', dk: 'D', rp: 6_803_171 },
    { role: 'PIUTANG_KLAIM', dk: 'K', rp: 6_803_171 },
  ]);
  expect(books.emas).toEqual([
    { role: 'PERSEDIAAN', dk: 'D', mg: 2_543 },
    { role: 'SUSUT', dk: 'K', mg: 2_543 },
  ]);
  expect(books.stock).toMatchObject([
    { dari_status: 'HILANG', ke_status: 'READY', qty: 1, hpp: 6_803_171, dari_baki: 'A01', ...to },
  ]);
  expect(() => assertBooksAgree(books)).not.toThrow();
});

test.each([
  [6_803_171, 6_803_171, 0],
  [9_000_000, 6_803_171, 0],
  [1_000_000, 1_000_000, 5_803_171],
  [0, 0, 6_803_171],
  [-5, 0, 6_803_171],
])('of claims with Rp %i open, %i is taken back and %i owed back', (klaimRp, open, owed) => {
  const to = { kode_gudang: 'BRANKAS', kode_baki: 'BRK' };
  const books = booksOfFound({ ...ONE, role: 'PIUTANG_KLAIM', tempat: 'SUSUT', klaimRp }, to);
  const credits = [
    { role: 'PIUTANG_KLAIM', dk: 'K', rp: open },
    { role: 'HUTANG_KLAIM', dk: 'K', rp: owed },
  ];
  expect(books.jurnal?.slice(1)).toEqual(credits.filter(({ rp }) => rp > 0));
  expect(() => assertBooksAgree(books)).not.toThrow();
});
