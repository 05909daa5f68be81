import { expect, test } from 'vitest';
import { totalsOf } from './totals.ts';

const row = (status: string, jenis: string, jumlah: number, berat: number) => ({
  status,
  jenis,
  jumlah,
  berat,
});

test('sums count what is in force, with its sign, and grams to the milligram', () => {
  const rows = [
    row('POSTED', 'MASUK', 500_000, 0.1),
    row('POSTED', 'KELUAR', 200_000, 0.2),
    row('BATAL', 'MASUK', 9_000_000, 7),
  ];
  expect(
    totalsOf(rows, [
      { key: 'jenis', title: 'Jenis' },
      {
        key: 'jumlah',
        title: 'Jumlah',
        kind: 'rupiah',
        sum: ({ jenis, jumlah }) => (jenis === 'KELUAR' ? -jumlah : jumlah),
      },
      { key: 'berat', title: 'Berat', kind: 'gram', sum: ({ berat }) => berat },
    ]),
  ).toEqual({ jumlah: 'Rp. 300.000', berat: '0,300' });
});
