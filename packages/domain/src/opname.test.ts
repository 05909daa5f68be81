import { describe, expect, test } from 'vitest';
import {
  besideFirst,
  hasilOf,
  isDifference,
  isMissingForGood,
  judgeScan,
  kelompokOf,
  OPNAME_HASIL,
  OPNAME_LENGTH,
  scannedNumber,
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
