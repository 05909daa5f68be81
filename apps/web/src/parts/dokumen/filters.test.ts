import { describe, expect, test } from 'vitest';
import { addressOfFilters, filtersFrom, type OwnFilter, rangeProblems } from './filters.ts';

const TODAY = '2026-02-25';
const OWN: readonly OwnFilter[] = [
  { name: 'status', values: ['POSTED', 'BATAL'] },
  { name: 'kode_sales' },
  { name: 'valid_by' },
];

describe('filters', () => {
  test('come from the address, else today; the lock keeps the business date', () => {
    const given = { tgl_from: '2026-02-01', tgl_to: 'x', status: 'BATAL', kode_sales: '0012' };
    expect(filtersFrom(given, TODAY, false, OWN)).toEqual({
      tgl_from: '2026-02-01',
      tgl_to: TODAY,
      q: '',
      status: 'BATAL',
      kode_sales: '0012',
      valid_by: '',
    });
    expect(filtersFrom({ ...given, status: 'ELSE' }, TODAY, true, OWN)).toMatchObject({
      tgl_from: TODAY,
      status: '',
    });
  });

  test('begin with what a list says, until the address says another, or nothing', () => {
    const begins = { tgl_from: '', tgl_to: '', status: 'POSTED' };
    const begun = filtersFrom({}, TODAY, false, OWN, begins);
    expect(begun).toMatchObject({ tgl_from: '', tgl_to: '', status: 'POSTED', kode_sales: '' });
    expect(filtersFrom({}, TODAY, true, OWN, begins)).toMatchObject({ tgl_from: '', tgl_to: '' });
    const cleared = addressOfFilters({ ...begun, status: '' }, null, begins);
    expect(cleared).toEqual({ status: '' });
    expect(filtersFrom(cleared, TODAY, false, OWN, begins)).toMatchObject({ status: '' });
    expect(filtersFrom({ tgl_from: TODAY }, TODAY, false, OWN, begins)).toMatchObject({ tgl_from: TODAY });
  });

  test('go back into the address without what is empty', () => {
    const filters = filtersFrom({ q: 'BUDI' }, TODAY, false, OWN);
    expect(addressOfFilters(filters, 'PJK01260225001')).toEqual({
      tgl_from: TODAY,
      tgl_to: TODAY,
      q: 'BUDI',
      no_faktur: 'PJK01260225001',
    });
  });

  test('a range is judged in the words of the spec', () => {
    const filters = filtersFrom({}, TODAY, false, OWN);
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
