import type { UsulanPesan, UsulanPindah, UsulanStok } from '@kadar/contract/endpoints/usulan-stok.ts';
import { expect, test } from 'vitest';
import { byUrgency, keyOf, shipmentOf, sumsOf } from './kinds.ts';

const kind = { kode_dept: 'CCN', nama_dept: 'CINCIN', kadar: 75, pita: 3, berat_dari: 3, berat_sampai: 5 };
const shelf = { ada: 0, jalan: 0, terjual: 8, hari_habis: 0 };
const move = (kode_toko: string, tujuan: string, more: Partial<UsulanPindah> = {}): UsulanPindah => ({
  ...kind,
  kode_toko,
  tujuan,
  qty: 1,
  berat: 4,
  dari: shelf,
  ke: shelf,
  barang: [{ kode_barcode: `${kode_toko}-${tujuan}`, umur: 100 }],
  ...more,
});
const order = (kode_toko: string, more: Partial<UsulanPesan> = {}): UsulanPesan => ({
  ...kind,
  kode_toko,
  qty: 2,
  toko: { ...shelf, berat: 0, terakhir: null, umur: null },
  berat: 8.1,
  nilai: 9_000_000,
  ...more,
});
const all = (pindah: UsulanPindah[], pesan: UsulanPesan[] = []): UsulanStok => ({
  mulai: '2026-01-01',
  sampai: '2026-02-25',
  pekan: 8,
  target: 6,
  pindah,
  pesan,
  diabaikan: [],
});

test('what runs out first stands first, and what sells more before what sells less', () => {
  const [late, now, more] = [
    move('K01', 'K02', { ke: { ...shelf, hari_habis: 9 } }),
    move('K01', 'K03'),
    move('K02', 'K03', { ke: { ...shelf, terjual: 20 } }),
  ];
  expect(byUrgency(all([late, now, more])).pindah).toEqual([more, now, late]);
});

test('pieces, grams and rupiah add up; without a gold price nobody knows the rupiah', () => {
  const sums = sumsOf(
    all([move('K01', 'K02', { qty: 3 }), move('K01', 'K03')], [order('K01'), order('K02')]),
  );
  expect(sums).toEqual({ pindah: 4, pesan: 4, berat: 16.2, nilai: 18_000_000 });
  expect(sumsOf(all([], [order('K01'), order('K02', { nilai: null })])).nilai).toBeNull();
  expect(sumsOf(all([]))).toEqual({ pindah: 0, pesan: 0, berat: 0, nilai: 0 });
});

test('what goes the same way goes together; an order goes nowhere', () => {
  const first = move('K01', 'K02');
  const rows = [
    first,
    move('K01', 'K03'),
    move('K01', 'K02', { pita: 4, barang: [{ kode_barcode: 'X', umur: 1 }] }),
  ];
  expect(shipmentOf(rows, first)).toEqual(['K01-K02', 'X']);
  expect([keyOf(first), keyOf(order('K01'))]).toEqual(['K01 K02 CCN 75 3', 'K01  CCN 75 3']);
});
