import { messageText } from '@kadar/contract/errors.ts';
import { expect, test } from 'vitest';
import { byShop, chosenOf, refusalOf, SAID, toggled } from './selection.ts';

const row = (no_faktur_hutang: string, kode_toko = 'K01') => ({
  no_faktur_hutang,
  kode_toko,
  total_bayar: 101_500,
});

test('what is chosen adds up, and what waits no more is chosen no more', () => {
  const rows = [row('A'), row('B'), row('C')];
  expect(chosenOf(rows, ['A', 'C', 'GONE'])).toEqual({
    selected: [rows[0], rows[2]],
    count: 2,
    total: 203_000,
  });
  expect(toggled(['A'], 'B')).toEqual(['A', 'B']);
  expect(toggled(['A', 'B'], 'A')).toEqual(['B']);
});

test('a selection goes out whole by shop', () => {
  expect(byShop([row('A'), row('B', 'K02'), row('C')])).toEqual([
    ['K01', ['A', 'C']],
    ['K02', ['B']],
  ]);
});

test('what is missing, and what came of it, is said in the words of the specification', () => {
  const said = (code: string | null) => messageText(code ?? '', 'id');
  expect(said(refusalOf(0, 'KASIR1'))).toBe('Harap pilih salah satu transaksi');
  expect(said(refusalOf(2, ''))).toBe('Harap pilih user id');
  expect(refusalOf(2, 'KASIR1')).toBeNull();
  expect(said(SAID.some)).toBe('Data Tersedia');
  expect(said(SAID.none)).toBe('Data Tidak Ada');
  expect(said(SAID.done)).toBe('Data Berhasil Divalidasi');
  expect(said(SAID.failed)).toBe('Data Gagal Divalidasi');
  expect(said(SAID.detailFailed)).toBe('Terjadi Kesalhaan Saat Mengirim Data');
  expect([said(SAID.clear), said(SAID.validate)]).toEqual(['Batal Validasi', 'Validasi']);
});
