import type { BarisHarga } from '@kadar/contract/endpoints/harga.ts';
import { expect, test } from 'vitest';
import { rowsOf, typing } from './board.ts';
import { ltvOf } from './ltv.ts';

const line = (jenis: BarisHarga['jenis'], kadar: number, sendiri: number | null): BarisHarga => ({
  jenis,
  kode: jenis === 'GLOBAL' ? '' : String(kadar * 10),
  kadar,
  label: String(kadar),
  sendiri,
  harga: sendiri,
  sumber: 'KADAR',
  lebur: null,
  plafond: null,
  sejak: null,
  oleh: null,
  _version: 1,
});
const GLOBAL = line('GLOBAL', 100, 2_600_000);
const K750 = line('KADAR', 75, 2_400_000);
const K420 = line('KADAR', 42, 1_400_000);
const LINES = [GLOBAL, K420, K750];
const pledged = (kadar: number, pokok: number, nilai: number) => ({ kadar, pokok, bunga: 0, nilai });

test('a price that rises lowers the loan to value of the purities that go by it alone', () => {
  const open = [pledged(75, 600_000, 1_000_000), pledged(42, 150_000, 500_000)];
  expect(ltvOf(rowsOf(LINES, {}), open)).toEqual({ before: 5_000, after: 5_000 });
  const typed = rowsOf(LINES, typing({}, K750, 2_640_000));
  expect(ltvOf(typed, open)).toEqual({ before: 5_000, after: 4_688 });
});

test('a purity without a line of its own goes by the next below it, the lowest by the gold price', () => {
  const typed = rowsOf(LINES, typing(typing({}, K750, 4_800_000), GLOBAL, 5_200_000));
  expect(ltvOf(typed, [pledged(91.6, 500_000, 1_000_000)])).toEqual({ before: 5_000, after: 2_500 });
  expect(ltvOf(typed, [pledged(30, 500_000, 1_000_000)])).toEqual({ before: 5_000, after: 2_500 });
});

test('without pledges, or without their rupiah, there is none', () => {
  expect(ltvOf(rowsOf(LINES, {}), [])).toBeNull();
  expect(ltvOf(rowsOf(LINES, {}), [{ kadar: 75, pokok: null, bunga: null, nilai: null }])).toBeNull();
});
