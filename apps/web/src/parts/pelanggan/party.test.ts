import { expect, test } from 'vitest';
import { type MemberRow, tradeFirst } from './party.ts';

const row = (kode_customer: string, jenis_pelanggan: string | null): MemberRow => ({
  kode_customer,
  nama_customer: kode_customer,
  alamat_customer: '',
  no_hp: '',
  jenis_pelanggan,
});

test('who trades or manufactures comes first, else the order stays', () => {
  const rows = [row('A', 'UMUM'), row('B', 'PABRIKAN'), row('C', null), row('D', 'PEDAGANG')];
  expect(tradeFirst(rows).map(({ kode_customer }) => kode_customer)).toEqual(['B', 'D', 'A', 'C']);
});
