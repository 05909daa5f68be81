import { describe, expect, test } from 'vitest';
import { causesToReprice, isBelowMinimum, repriced } from './repricing.ts';

describe('repriced', () => {
  const own = { hargaEmas: 2_400_000, ongkos: 75_000 };
  const keep = { cara: 'TETAP' } as const;

  test.each([
    ['keeps', { harga: keep, ongkos: keep }, own],
    ['follows the lists', { harga: { cara: 'IKUT' }, ongkos: keep }, { hargaEmas: null, ongkos: 75_000 }],
    [
      'takes one figure, and the parameter for its charge',
      { harga: { cara: 'RUPIAH', rp: 2_500_000 }, ongkos: { cara: 'IKUT' } },
      { hargaEmas: 2_500_000, ongkos: null },
    ],
    [
      'moves what is in force, to the thousand',
      { harga: { cara: 'PERSEN', percentMilli: 1_500 }, ongkos: { cara: 'RUPIAH', rp: 0 } },
      { hargaEmas: 2_436_000, ongkos: 0 },
    ],
    [
      'moves it down',
      { harga: { cara: 'PERSEN', percentMilli: -10_000 }, ongkos: keep },
      { hargaEmas: 2_160_000, ongkos: 75_000 },
    ],
  ] as const)('%s', (_name, rules, after) => {
    expect(repriced(own, 2_400_000, rules)).toEqual(after);
  });

  test('a piece that follows gets a price of its own from the list it follows; one without a list has none to move', () => {
    const rules = { harga: { cara: 'PERSEN', percentMilli: 1_000 }, ongkos: keep } as const;
    const follows = { hargaEmas: null, ongkos: null };
    expect(repriced(follows, 2_429_000, rules).hargaEmas).toBe(2_453_000);
    expect(repriced(follows, null, rules)).toEqual(follows);
  });
});

describe('what asks to be looked at again', () => {
  const quiet = {
    hargaEmas: 2_400_000,
    acuan: 2_429_000,
    daftar: 2_429_000,
    label: 8_100_000,
    jual: 8_100_000,
    kadarMilli: 75_000,
    kadarGroupMilli: 75_000,
  };
  test.each([
    ['nothing moved', {}, []],
    ['the list moved under a price of its own', { daftar: 2_500_000 }, ['HARGA']],
    ['nobody wrote down what it was priced against', { acuan: null }, ['HARGA']],
    ['it follows the list, which moved', { hargaEmas: null, acuan: null, daftar: 2_500_000 }, []],
    ['its tag shows another price', { jual: 8_200_000 }, ['LABEL']],
    ['its tag shows none', { label: null, jual: 8_200_000 }, []],
    ['no list prices it', { daftar: null, jual: null }, []],
    ['its group was given another purity', { kadarGroupMilli: 70_000, jual: 1 }, ['LABEL', 'KADAR']],
  ] as const)('%s', (_name, more, causes) => {
    expect(causesToReprice({ ...quiet, ...more })).toEqual(causes);
  });
});

test('the minimum is per gram of what is left without charge and add-ons, and is passed when it is met', () => {
  const line = {
    totalRp: 5_100_000,
    ongkosRp: 75_000,
    atributRp: 25_000,
    beratMg: 2_000,
    minimum: 2_500_000,
  };
  expect(isBelowMinimum(line)).toBe(false);
  expect(isBelowMinimum({ ...line, totalRp: 5_099_999 })).toBe(true);
  expect(isBelowMinimum({ ...line, totalRp: 1, minimum: 0 })).toBe(false);
});
