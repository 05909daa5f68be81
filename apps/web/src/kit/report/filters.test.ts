import type { ReportDefinition } from '@kadar/contract/report.ts';
import { describe, expect, it } from 'vitest';
import { filterProblems, startFilters } from './filters.ts';

const label = { id: 'Tanggal', en: 'Date' };
const definition: ReportDefinition = {
  name: 'contoh',
  path: 'contoh',
  route: '/contoh',
  title: label,
  filters: {
    tgl_from: { kind: 'date', label, required: true, requiredMessage: 'TANGGAL_AWAL_KOSONG' },
    tgl_to: { kind: 'date', label, required: true, requiredMessage: 'TANGGAL_AKHIR_KOSONG' },
    kode_dept: { kind: 'ref', ref: 'jenis', label, all: true },
  },
  range: { from: 'tgl_from', to: 'tgl_to' },
  columns: {},
  messages: { found: 'A', empty: 'B', failed: 'C' },
};

describe('filters of a report', () => {
  it('start from the address, else from today and ALL', () => {
    expect(startFilters(definition, { tgl_from: '2026-02-01' }, '2026-02-20', false)).toEqual({
      tgl_from: '2026-02-01',
      tgl_to: '2026-02-20',
      kode_dept: 'ALL',
    });
  });

  it('stay on the business date under the date lock', () => {
    expect(startFilters(definition, { tgl_from: '2026-02-01' }, '2026-02-20', true).tgl_from).toBe(
      '2026-02-20',
    );
  });

  it('name what is missing and mark both ends of a wrong range', () => {
    const at = (tgl_from: string, tgl_to: string, oneMonth: boolean) =>
      filterProblems(definition, { tgl_from, tgl_to, kode_dept: 'ALL' }, oneMonth);
    expect(at('', '2026-02-20', true)).toEqual({ tgl_from: 'TANGGAL_AWAL_KOSONG' });
    expect(at('2026-02-21', '2026-02-20', false)).toEqual({
      tgl_from: 'TANGGAL_AWAL_LEBIH_BESAR',
      tgl_to: 'TANGGAL_AWAL_LEBIH_BESAR',
    });
    expect(at('2026-01-01', '2026-02-20', true)).toHaveProperty('tgl_to', 'RENTANG_LEBIH_SATU_BULAN');
    expect(at('2026-01-01', '2026-02-20', false)).toEqual({});
  });
});
