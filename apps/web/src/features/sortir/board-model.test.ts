import type { BarangSortir } from '@kadar/contract/endpoints/sortir-belian.ts';
import { describe, expect, test } from 'vitest';
import { columnsOf, stepTo, sumsOf, targetsIn, targetsOf } from './board-model.ts';

const piece = (more: Partial<BarangSortir> = {}): BarangSortir => ({
  kolom: 'BARU',
  kode_barcode: 'BB1',
  nama_barang: 'CINCIN',
  kode_group: 'TUA750',
  kadar: 75,
  berat: 5.23,
  murni: 3.9,
  harga: 8_185_000,
  status: 'BELI',
  kondisi_barang: 'BAGUS',
  no_faktur: 'PB',
  tanggal: '2026-02-25',
  ditahan_sampai: null,
  no_lot: null,
  kode_baki: 'BELI',
  ...more,
});

describe('the board', () => {
  test('has every column, and each says pieces, grams and rupiah without a fraction of a milligram', () => {
    const columns = columnsOf([piece(), piece({ berat: 0.1 }), piece({ kolom: 'ROSOK', berat: 0.2 })]);
    expect(columns.map(({ kolom }) => kolom)).toEqual([
      'DITAHAN',
      'BARU',
      'CUCI_SEPUH',
      'ROSOK',
      'LEBUR',
      'SIAP',
    ]);
    expect(sumsOf(columns[1]?.pieces ?? [])).toEqual({ qty: 2, berat: 5.33, harga: 16_370_000 });
  });

  test('sends pieces where all of them may go', () => {
    expect(targetsOf([piece()])).toEqual(['READY', 'CUCI', 'SEPUH', 'ROSOK', 'DITAHAN_POLISI']);
    expect(targetsOf([piece(), piece({ status: 'ROSOK', kolom: 'ROSOK' })])).toEqual(['DITAHAN_POLISI']);
    expect(targetsOf([piece({ kolom: 'DITAHAN', ditahan_sampai: '2026-03-01' })])).toEqual([
      'DITAHAN_POLISI',
    ]);
    expect(targetsOf([piece({ status: 'READY', kolom: 'SIAP' })])).toEqual([]);
    expect(targetsOf([])).toEqual([]);
  });

  test('arrows step over columns that are closed to them', () => {
    const fresh = targetsOf([piece()]);
    expect(stepTo('BARU', fresh, 1)).toBe('CUCI_SEPUH');
    expect(stepTo('ROSOK', fresh, 1)).toBe('SIAP');
    expect(stepTo('SIAP', fresh, 1)).toBe('SIAP');
    expect(stepTo('BARU', fresh, -1)).toBe('DITAHAN');
    const scrap = targetsOf([piece({ status: 'ROSOK' })]);
    expect(stepTo('ROSOK', scrap, 1)).toBe('LEBUR');
    expect(stepTo('ROSOK', scrap, -1)).toBe('BARU');
    expect(targetsIn('CUCI_SEPUH', fresh)).toEqual(['CUCI', 'SEPUH']);
  });
});
