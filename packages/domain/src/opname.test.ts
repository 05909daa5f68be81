import { describe, expect, test } from 'vitest';
import {
  besideFirst,
  hasilOf,
  isDifference,
  isMissingForGood,
  isOffForGood,
  judgeScan,
  kelompokOf,
  missingAtMost,
  missingAtMostMilliPercent,
  OPNAME_HASIL,
  OPNAME_LENGTH,
  scannedNumber,
  seenPermille,
} from './opname.ts';

const bag = { ada: true, tempat: 'BRANKAS', berat: 12_340 };
const scan = { tempat: '', berat: null };

describe('a scan', () => {
  test('finds what is there, in its place and of its weight', () => {
    expect(judgeScan(bag, scan)).toBe('KETEMU');
    expect(judgeScan(bag, { tempat: 'BRANKAS', berat: 12_340 })).toBe('KETEMU');
    expect(judgeScan({ ...bag, tempat: '' }, { ...scan, tempat: 'LACI' })).toBe('KETEMU');
  });
  test('names what is gone, what nobody knows, and what lies elsewhere', () => {
    expect(judgeScan({ ...bag, ada: false }, scan)).toBe('TERJUAL');
    expect(judgeScan(null, scan)).toBe('TIDAK_DIKENAL');
    expect(judgeScan(bag, { ...scan, tempat: 'LACI' })).toBe('SALAH_BAKI');
  });
  test('finds what was moved meanwhile at either place', () => {
    const moved = { ...bag, juga: ['LACI'] };
    for (const tempat of ['LACI', 'BRANKAS']) expect(judgeScan(moved, { ...scan, tempat })).toBe('KETEMU');
    expect(judgeScan(moved, { ...scan, tempat: 'RAK' })).toBe('SALAH_BAKI');
  });
  test('allows as much as the thing does', () => {
    const weighed = { ...scan, berat: 12_390 };
    expect([judgeScan(bag, weighed, 50), judgeScan(bag, weighed, 49)]).toEqual(['KETEMU', 'BEDA_BERAT']);
  });
  test.each([
    [12_360, 'KETEMU'],
    [12_320, 'KETEMU'],
    [12_361, 'BEDA_BERAT'],
    [12_319, 'BEDA_BERAT'],
  ])('of %i mg against 12.340 is %s: 0.02 g, its edge included', (berat, hasil) => {
    expect(judgeScan(bag, { tempat: '', berat })).toBe(hasil);
  });
});

describe('a thing that is scanned again', () => {
  test('is GANDA, whoever scans it', () => {
    for (const user of ['A', 'B'])
      expect(besideFirst('KETEMU', { hasil: 'KETEMU', user_id: 'A' }, user)).toBe('GANDA');
  });
  test('is counted anew where it was a difference, by somebody else alone', () => {
    const first = { hasil: 'BEDA_BERAT', user_id: 'A' } as const;
    expect(besideFirst('KETEMU', first, 'A')).toBe('GANDA');
    expect(besideFirst('KETEMU', first, 'B')).toBe('KETEMU');
  });
  test('weighs as it did before where nobody weighs it again', () => {
    const first = { hasil: 'BEDA_BERAT', user_id: 'A' } as const;
    expect(besideFirst('KETEMU', first, 'B', false)).toBe('GANDA');
    expect(besideFirst('KETEMU', { ...first, hasil: 'SALAH_BAKI' }, 'B', false)).toBe('KETEMU');
  });
  test('stays unknown or gone, however often', () => {
    const first = { hasil: 'KETEMU', user_id: 'A' } as const;
    expect(besideFirst('TERJUAL', first, 'B')).toBe('TERJUAL');
    expect(besideFirst('TIDAK_DIKENAL', null, 'B')).toBe('TIDAK_DIKENAL');
  });
  test('comes to what was decided last', () => {
    expect(hasilOf([])).toBe('HILANG');
    expect(hasilOf(['KETEMU'])).toBe('KETEMU');
    expect(hasilOf(['KETEMU', 'GANDA'])).toBe('GANDA');
    expect(hasilOf(['BEDA_BERAT', 'GANDA'])).toBe('BEDA_BERAT');
    expect(hasilOf(['BEDA_BERAT', 'KETEMU'])).toBe('KETEMU');
    expect(hasilOf(['GANDA'])).toBe('GANDA');
  });
});

test('ketemu, hilang and the rest [settled, Pledges 14]', () => {
  expect(OPNAME_HASIL.map((hasil) => [hasil, kelompokOf(hasil), isDifference(hasil)])).toEqual([
    ['KETEMU', 'KETEMU', false],
    ['HILANG', 'HILANG', true],
    ['SALAH_BAKI', 'KETEMU', true],
    ['TIDAK_DIKENAL', 'LAIN', true],
    ['TERJUAL', 'LAIN', true],
    ['GANDA', 'KETEMU', false],
    ['BEDA_BERAT', 'KETEMU', true],
  ]);
});

test('a missing thing is missing for good when a second person looked for it', () => {
  expect(isMissingForGood([], ['A', 'B'])).toBe(false);
  expect(isMissingForGood(['A'], ['A'])).toBe(false);
  expect(isMissingForGood(['B'], ['A'])).toBe(true);
  expect(isMissingForGood(['A', 'B'], [])).toBe(true);
});

test('a thing weighs otherwise for good when two found it so', () => {
  expect([isOffForGood(['A', 'A']), isOffForGood(['A', 'B'])]).toEqual([false, true]);
});

describe('a sample', () => {
  test('of which nothing is missing says how little may be', () => {
    expect(missingAtMost(0, 300)).toBeCloseTo(1 - 0.05 ** (1 / 300), 9);
    expect(missingAtMost(0, 300)).toBeLessThan(0.01);
    expect(missingAtMost(0, 298)).toBeGreaterThan(0.01);
    // Thousandths of a per cent, never less than the bound is.
    expect([missingAtMostMilliPercent(0, 300), missingAtMostMilliPercent(0, 0)]).toEqual([994, 100_000]);
  });
  test('of which some are missing says as the tables do', () => {
    expect(missingAtMost(1, 100)).toBeCloseTo(0.04656, 5);
    expect(missingAtMost(5, 100)).toBeCloseTo(0.10225, 5);
    expect([missingAtMost(3, 3), missingAtMost(0, 0)]).toEqual([1, 1]);
  });
  test('holds as often as it says', () => {
    for (const share of [0.005, 0.02, 0.1]) {
      let wrong = 0;
      for (let k = 0, term = (1 - share) ** 200; k <= 200; k++) {
        if (missingAtMost(k, 200) < share) wrong += term;
        term *= ((200 - k) / (k + 1)) * (share / (1 - share));
      }
      expect(wrong).toBeLessThanOrEqual(0.05);
    }
  });
});

test('what was seen is a part of all that is never said too high', () => {
  expect([seenPermille(974, 1000), seenPermille(9_999, 10_000), seenPermille(5, 5)]).toEqual([
    974, 999, 1000,
  ]);
  expect([seenPermille(0, 7), seenPermille(0, 0)]).toEqual([0, 1000]);
});

describe('the number in what was scanned', () => {
  const NO = 'HTK01260225001';
  test.each([
    NO,
    ` ${NO.toLowerCase()} `,
    `https://emas.example/slip/${NO}.7KQ2M9XW4HTR8VBN`,
    `HTTPS//HTK01.EXAMPLE/SLIPNO${NO}`,
    `SLIP ${NO}\nRp. 5.000.000`,
  ])('%s', (text) => {
    expect(scannedNumber(text, 'HT')).toBe(NO);
  });
  test('is not made up: what holds none stays as it is', () => {
    expect(scannedNumber('ht12', 'HT')).toBe('HT12');
    expect(scannedNumber(`${NO}99`, 'HT')).toBe(`${NO}99`);
    expect(scannedNumber('pjk01260225001', 'HT')).toHaveLength(OPNAME_LENGTH);
  });
});

test('of what is numbered another number is a difference too, and who does not number it says nothing of it', () => {
  const lot = { ada: true, tempat: '', berat: 9_000, qty: 3 };
  expect(judgeScan(lot, { tempat: '', berat: 9_020, qty: 3 })).toBe('KETEMU');
  expect(judgeScan(lot, { tempat: '', berat: 9_000, qty: 2 })).toBe('BEDA_BERAT');
  expect(judgeScan(lot, { tempat: '', berat: null, qty: 2 })).toBe('BEDA_BERAT');
  expect(judgeScan(lot, { tempat: '', berat: 9_000 })).toBe('KETEMU');
  expect(judgeScan({ ...lot, qty: null }, { tempat: '', berat: 9_000, qty: 2 })).toBe('KETEMU');
});
