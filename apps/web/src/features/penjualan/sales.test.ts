import type { PenjualanDetail } from '@kadar/contract/endpoints/penjualan.ts';
import { describe, expect, test } from 'vitest';
import { addressOfFilters, filtersFrom, rangeProblems } from './filters.ts';
import { findNoFaktur } from './find-nota.ts';
import { cancelProblem, reversalOf } from './reversal.ts';

const TODAY = '2026-02-25';

describe('filters', () => {
  test('come from the address, else today; the lock keeps the business date', () => {
    const given = { tgl_from: '2026-02-01', tgl_to: 'x', status: 'BATAL', kode_sales: '0012' };
    expect(filtersFrom(given, TODAY, false)).toEqual({
      tgl_from: '2026-02-01',
      tgl_to: TODAY,
      q: '',
      status: 'BATAL',
      kode_sales: '0012',
      valid_by: '',
    });
    expect(filtersFrom({ ...given, status: 'ELSE' }, TODAY, true)).toMatchObject({
      tgl_from: TODAY,
      status: '',
    });
  });

  test('go back into the address without what is empty', () => {
    const filters = filtersFrom({ q: 'BUDI' }, TODAY, false);
    expect(addressOfFilters(filters, 'PJK01260225001')).toEqual({
      tgl_from: TODAY,
      tgl_to: TODAY,
      q: 'BUDI',
      no_faktur: 'PJK01260225001',
    });
  });

  test('a range is judged in the words of the spec', () => {
    const filters = filtersFrom({}, TODAY, false);
    expect(rangeProblems(filters, true)).toEqual({});
    expect(rangeProblems({ ...filters, tgl_from: '' }, true)).toEqual({ tgl_from: 'TANGGAL_AWAL_KOSONG' });
    expect(rangeProblems({ ...filters, tgl_from: '2026-02-26' }, false)).toMatchObject({
      tgl_to: 'TANGGAL_AWAL_LEBIH_BESAR',
    });
    expect(rangeProblems({ ...filters, tgl_from: '2026-01-01' }, true)).toMatchObject({
      tgl_from: 'RENTANG_LEBIH_SATU_BULAN',
    });
  });
});

test('the number of a nota is found in whatever its QR says', () => {
  expect(findNoFaktur(' pjk012602250a1 ')).toBe('PJK012602250A1');
  expect(findNoFaktur('https://toko.example/nota/PJK012602250A1?x=1')).toBe('PJK012602250A1');
  expect(findNoFaktur('CCN0001')).toBeNull();
});

describe('cancelling', () => {
  const sale = {
    status: 'POSTED',
    tanggal: TODAY,
    kembali: 91_000,
    poin_dapat: 7,
    poin_pakai: 10,
    lines: [{ berat: 5.23 }, { berat: 1.1 }],
    payments: [
      { jenis: 'CASH', jumlah_rp: 12_295_000, no_rekening: '', nama_bank: '', poin: 0 },
      { jenis: 'DEBET', jumlah_rp: 500_000, no_rekening: '123', nama_bank: 'BCA', poin: 0 },
      { jenis: 'POIN', jumlah_rp: 5_000, no_rekening: '', nama_bank: '', poin: 10 },
    ],
  } as unknown as PenjualanDetail;

  test('moves back what the sale moved: pieces, cash less change, bank, points both ways', () => {
    expect(reversalOf(sale)).toEqual({
      pieces: 2,
      beratMg: 6_330,
      cashRp: 12_204_000,
      nonCash: [{ jenis: 'DEBET', account: 'BCA 123', jumlahRp: 500_000 }],
      pointsBack: 10,
      pointsTaken: 7,
    });
  });

  test('only on the same open business day, and once', () => {
    expect(cancelProblem(sale, TODAY, true)).toBeNull();
    expect(cancelProblem(sale, '2026-02-26', true)).toBe('BATAL_KEMARIN');
    expect(cancelProblem({ ...sale, status: 'BATAL' }, TODAY, true)).toBe('SUDAH_DIBATALKAN');
    expect(cancelProblem(sale, TODAY, false)).toBe('HARI_BELUM_DIBUKA');
  });
});
