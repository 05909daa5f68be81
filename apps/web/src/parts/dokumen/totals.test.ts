import { SETOR_BANK, TARIK_BANK } from '@kadar/contract/dokumen/setor-bank.ts';
import type { DokumenRow } from '@kadar/contract/endpoints/dokumen.ts';
import { expect, test } from 'vitest';
import { type DocumentColumn, sumsOf, totalsOf } from './totals.ts';
import { signedIn } from './useDeclaredList.ts';

const totalOf = <T extends { status: string }>(rows: readonly T[], columns: readonly DocumentColumn<T>[]) =>
  totalsOf(sumsOf(rows, columns), columns);

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
    totalOf(rows, [
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

test('a sum of pieces reads as its column does', () => {
  const sold = { status: 'POSTED', qty: 640 };
  expect(
    totalOf([sold, sold], [{ key: 'qty', title: 'Qty', kind: 'integer', sum: ({ qty }) => qty }]),
  ).toEqual({
    qty: '1.280',
  });
});

test('a list that is longer than its window shows the sums its server told, and of nothing else', () => {
  const columns: DocumentColumn<{ status: string; qty: number }>[] = [
    { key: 'grand_total', title: 'Total', kind: 'rupiah', sum: () => 1 },
    { key: 'qty', title: 'Qty', sum: ({ qty }) => qty },
  ];
  expect(totalsOf({ grand_total: 12_681_473_383 }, columns)).toEqual({ grand_total: 'Rp. 12.681.473.383' });
});

test('where kinds of both directions stand together, what goes out counts against what comes in', () => {
  const row = { jenis: 'SETOR_BANK', grand_total: 500_000 } as unknown as DokumenRow;
  expect(signedIn([SETOR_BANK, TARIK_BANK], row, 'grand_total')).toBe(-500_000);
  expect(signedIn([SETOR_BANK, TARIK_BANK], { ...row, jenis: 'TARIK_BANK' }, 'grand_total')).toBe(500_000);
  expect(signedIn([SETOR_BANK], row, 'grand_total')).toBe(500_000);
});
