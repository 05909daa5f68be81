import { describe, expect, test } from 'vitest';
import { askedOf, askingProblems } from './asking.ts';

const asking = { table: 'penjualan', tgl_from: '2026-02-01', tgl_to: '2026-02-25' };
const dated = { dated: true };

describe('asking for an export', () => {
  test('takes a table', () => {
    expect(askingProblems({ ...asking, table: '' }, undefined, false)).toEqual({ table: 'WAJIB_DIISI' });
  });

  test('takes both days of a table that has them, and no others', () => {
    expect(askingProblems({ ...asking, tgl_from: '', tgl_to: '' }, dated, false)).toEqual({
      tgl_from: 'TANGGAL_AWAL_KOSONG',
      tgl_to: 'TANGGAL_AKHIR_KOSONG',
    });
    expect(askingProblems({ ...asking, tgl_from: '', tgl_to: '' }, { dated: false }, true)).toEqual({});
    expect(askedOf(asking, dated)).toEqual({ tgl_from: '2026-02-01', tgl_to: '2026-02-25' });
    expect(askedOf(asking, { dated: false })).toEqual({});
  });

  test('marks both ends of a wrong range', () => {
    expect(askingProblems({ ...asking, tgl_to: '2026-01-31' }, dated, false)).toEqual({
      tgl_from: 'TANGGAL_AWAL_LEBIH_BESAR',
      tgl_to: 'TANGGAL_AWAL_LEBIH_BESAR',
    });
    const long = { ...asking, tgl_to: '2026-03-02' };
    expect(askingProblems(long, dated, true)).toHaveProperty('tgl_to', 'RENTANG_LEBIH_SATU_BULAN');
    expect(askingProblems(long, dated, false)).toEqual({});
    expect(askingProblems(asking, dated, true)).toEqual({});
  });
});
