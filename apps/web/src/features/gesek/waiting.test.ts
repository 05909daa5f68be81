import type { BelumCair } from '@kadar/contract/endpoints/gesek.ts';
import { expect, test } from 'vitest';
import { accountsOf, nameOf, owedOf, swipeOf } from './waiting.ts';

const swipe = (no_faktur: string, urut: number, no_rekening: string, jumlah_rp: number): BelumCair => ({
  kode_toko: 'K01',
  no_faktur,
  urut,
  tanggal: '2026-02-25',
  jenis: 'DEBET',
  no_rekening,
  nama_bank: 'BCA',
  no_kartu: '4242',
  nama_customer: 'RINA',
  jumlah_gesek_rp: jumlah_rp,
  fee: 0,
  jumlah_rp,
  harap: '2026-02-26',
  terlambat: false,
});
const WAITING = [
  swipe('PJK01260225001', 1, '111', 500),
  swipe('PJK01260225001', 2, '111', 700),
  swipe('PJK01260225002', 1, '222', 900),
];

test('a swipe keeps its place in its document through its name', () => {
  for (const { no_faktur, urut } of WAITING)
    expect(swipeOf(nameOf({ no_faktur, urut }))).toEqual({ no_faktur, urut });
});

test('the chosen come to what the bank owes of them; one that waits no more counts nothing', () => {
  expect(owedOf(WAITING, ['PJK01260225001 2', 'PJK01260225002 1'])).toBe(1_600);
  expect(owedOf(WAITING, ['PJK01260225001 1', 'PJK01260225001 3'])).toBe(500);
  expect(owedOf(WAITING, [])).toBe(0);
});

test('an account stands once, with how many swipes wait for it', () => {
  expect(accountsOf(WAITING).map(({ value, count }) => [value, count])).toEqual([
    ['111', 2],
    ['222', 1],
  ]);
});
