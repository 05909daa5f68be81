import { describe, expect, test } from 'vitest';
import { reconcile } from './reconciliation.ts';
import type { BookEntry, StatementLine } from './reconciliation-open.ts';
import { bankOwnOf, wayOf } from './reconciliation-text.ts';

const line = (id: number, hari: number, rp: number, teks = 'TRSF E-BANKING CR'): StatementLine => ({
  id,
  hari,
  sen: rp * 100,
  teks,
});
const entry = (id: number, hari: number, rp: number, more: Partial<BookEntry> = {}): BookEntry => ({
  id,
  hari,
  sen: rp * 100,
  jenis: 'TRANSFER',
  teks: '',
  kartu: '',
  lawan: null,
  ...more,
});
const told = (lines: StatementLine[], book: BookEntry[]) => {
  const { cocok, usulan } = reconcile(lines, book);
  const say = (all: typeof cocok) =>
    all.map(({ baris, buku, sebab, selisih }) => [baris, buku, sebab, selisih]);
  return { cocok: say(cocok), usulan: say(usulan) };
};
const ODD = 12_709_000;

describe('one line and one entry', () => {
  test.each([
    ['within three days', ODD, 3, 0, true],
    ['an amount that many pay, two days later, without words', 5_000_000, 2, 0, false],
    ['an amount that many pay, of that day and way', 5_000_000, 0, 0, true],
  ])('%s', (_, rp, day, booked, sure) => {
    const { cocok, usulan } = told([line(1, day, rp)], [entry(9, booked, rp)]);
    expect(sure ? cocok : usulan).toEqual([[[1], [9], 'TUNGGAL', 0]]);
  });
  test('words decide between two of one amount', () =>
    expect(
      told(
        [line(1, 0, ODD, 'TRSF CR SITI AMINAH'), line(2, 0, ODD, 'TRSF CR BUDI')],
        [entry(8, 0, ODD, { teks: 'Budi Santoso' }), entry(9, 0, ODD, { teks: 'Siti Aminah' })],
      ).cocok,
    ).toEqual([
      [[1], [9], 'TUNGGAL', 0],
      [[2], [8], 'TUNGGAL', 0],
    ]));
  test('as many of one amount on either side are each other’s together', () =>
    expect(told([line(1, 0, ODD), line(2, 1, ODD)], [entry(8, 0, ODD), entry(9, 0, ODD)]).cocok).toEqual([
      [[1, 2], [8, 9], 'KELOMPOK', 0],
    ]));
  test('a line twice and one entry is somebody’s to choose', () =>
    expect(told([line(1, 0, ODD), line(2, 0, ODD)], [entry(9, 0, ODD)])).toEqual({
      cocok: [],
      usulan: [[[1], [9], 'PILIH', 0]],
    }));
  test('two weeks apart is to be confirmed, cash is no transfer', () => {
    expect(told([line(1, 14, ODD)], [entry(9, 0, ODD)]).usulan).toEqual([[[1], [9], 'JAUH', 0]]);
    expect(told([line(1, 0, ODD, 'SETORAN TUNAI')], [entry(9, 0, ODD)])).toEqual({ cocok: [], usulan: [] });
  });
});

describe('several in one', () => {
  const swipes = [1_000_100, 2_000_300, 3_000_700].map((rp, at) => entry(7 + at, 0, rp, { jenis: 'DEBET' }));
  test('a settlement of swipes, exactly and but for rounding', () => {
    expect(told([line(1, 1, 6_001_100, 'KR OTOMATIS SETTLEMENT EDC')], swipes).cocok).toEqual([
      [[1], [7, 8, 9], 'PAKET', 0],
    ]);
    expect(told([line(1, 1, 6_001_098, 'KR OTOMATIS SETTLEMENT EDC')], swipes).cocok).toEqual([
      [[1], [7, 8, 9], 'SELISIH', -200],
    ]);
  });
  test('less than that by what a bank keeps is to be confirmed', () =>
    expect(told([line(1, 1, 5_950_000, 'KR OTOMATIS SETTLEMENT EDC')], swipes).usulan).toEqual([
      [[1], [7, 8, 9], 'SELISIH', -5_110_000],
    ]));
  test('a weekend of days', () =>
    expect(
      told(
        [line(1, 3, 6_001_100, 'KR OTOMATIS SETTLEMENT EDC')],
        swipes.map((swipe, hari) => ({ ...swipe, hari })),
      ).cocok,
    ).toEqual([[[1], [7, 8, 9], 'PAKET', 0]]));
  test('one entry in two lines of the same sender', () =>
    expect(
      told(
        [line(1, 0, 10_000_000, 'TRSF CR SITI'), line(2, 0, 2_709_000, 'TRSF CR SITI')],
        [entry(9, 0, ODD, { teks: 'SITI' })],
      ).cocok,
    ).toEqual([[[1, 2], [9], 'PECAHAN', 0]]));
});

test('an entry and its reversal that no bank saw are each other’s, once the statement is past them', () => {
  const book = [entry(8, 0, ODD, { lawan: 9 }), entry(9, 1, -ODD, { lawan: 8 })];
  expect(told([line(1, 9, 17_000)], book).cocok).toEqual([[[], [8, 9], 'BALIK', 0]]);
  expect(told([line(1, 2, 17_000)], book).cocok).toEqual([]);
});

test('what the bank takes and gives is its own, and a customer called BUNGA is none of it', () => {
  expect(bankOwnOf('BIAYA ADM', -1)).toBe('BIAYA');
  expect(bankOwnOf('PAJAK BUNGA', -1)).toBe('PAJAK');
  expect(bankOwnOf('BUNGA', 1)).toBe('BUNGA');
  expect(bankOwnOf('TRSF E-BANKING CR BUNGA LESTARI', 1)).toBeNull();
  expect(wayOf('SETTLEMENT QRIS')).toBe('QRIS');
});

test('fifty thousand lines are no square', () => {
  const count = 50_000;
  const book = Array.from({ length: count }, (_, at) =>
    entry(at + 1, Math.floor(at / 500), 900_000 + ((at * 7_919) % 40_000) * 1_000),
  );
  const lines = book.map(({ id, hari, sen }) => ({
    id: id + count,
    hari: hari + (id % 2),
    sen,
    teks: 'TRSF E-BANKING CR',
  }));
  const begun = performance.now();
  const { cocok } = reconcile(lines, book);
  expect(cocok.flatMap(({ baris }) => baris).length).toBeGreaterThan(count * 0.8);
  expect(performance.now() - begun).toBeLessThan(15_000);
});
