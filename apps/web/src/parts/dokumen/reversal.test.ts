import type { Dokumen } from '@kadar/contract/endpoints/dokumen.ts';
import { expect, test } from 'vitest';
import { reversalOf } from './reversal.ts';

const paid = (jenis: string, jumlah_rp: number, more: Partial<Dokumen['payments'][number]> = {}) => ({
  arah: 'M' as const,
  jenis,
  nama_bank: '',
  no_rekening: '',
  no_kartu: '',
  jumlah_rp,
  fee: 0,
  poin: 0,
  ...more,
});
const points = (key: string, value: number) => ({ key, label: key, kind: 'integer', value });

test('moves back what the sale moved: pieces, cash less change, bank, points both ways', () => {
  const sale = {
    qty: 2,
    berat: 6.33,
    kembali: 91_000,
    head: [points('poin_dapat', 7), points('poin_pakai', 10)],
    payments: [
      paid('CASH', 12_295_000),
      paid('DEBET', 500_000, { nama_bank: 'BCA', no_rekening: '123' }),
      paid('POIN', 5_000, { poin: 10 }),
    ],
  };
  expect(reversalOf(sale)).toEqual({
    pieces: 2,
    beratMg: 6_330,
    cashRp: 12_204_000,
    nonCash: [{ jenis: 'DEBET', account: 'BCA 123', jumlahRp: 500_000 }],
    owedRp: 0,
    pointsBack: 10,
    pointsTaken: 7,
  });
});

test('what went out of the drawer or to a bank comes back', () => {
  const out = { qty: 0, berat: 0, kembali: 0, head: [] };
  expect(reversalOf({ ...out, payments: [paid('CASH', 250_000, { arah: 'K' })] }).cashRp).toBe(-250_000);
  const moved = reversalOf({
    ...out,
    payments: [paid('CASH', 250_000, { arah: 'K' }), paid('TRANSFER', 250_000, { nama_bank: 'BCA' })],
  });
  expect(moved).toMatchObject({ cashRp: -250_000, nonCash: [{ account: 'BCA', jumlahRp: 250_000 }] });
});

test('a purchase that was owed is owed no more, and the points it took come back', () => {
  const bought = {
    qty: 1,
    berat: 3.39,
    kembali: 0,
    head: [points('poin_dapat', -4)],
    payments: [paid('BELUM_BAYAR', 8_068_500, { arah: 'K', no_rekening: 'BCA 123 SITI' })],
  };
  expect(reversalOf(bought)).toMatchObject({ nonCash: [], owedRp: 8_068_500, pointsBack: 4, pointsTaken: 0 });
});
