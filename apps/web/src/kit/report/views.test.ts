import type { ReportDefinition } from '@kadar/contract/report.ts';
import { expect, test } from 'vitest';
import { keptFilters, openedColumns, openedFilters } from './views.ts';

const definition = {
  range: { from: 'tgl_from', to: 'tgl_to' },
  filters: { tgl_from: {}, tgl_to: {}, kode_dept: {} },
  columns: { total: {} },
} as unknown as ReportDefinition;
const start = { tgl_from: '2026-11-27', tgl_to: '2026-11-27', kode_dept: 'ALL' };

test('a view of last month is of the last month whenever it is opened', () => {
  const kept = keptFilters(
    definition,
    { tgl_from: '2026-10-01', tgl_to: '2026-10-31', kode_dept: 'CCN' },
    '2026-11-27',
  );
  expect(kept).toEqual({ filters: { kode_dept: 'CCN' }, rentang: 'BULAN_LALU' });
  expect(openedFilters(definition, kept, start, '2027-01-05')).toEqual({
    tgl_from: '2026-12-01',
    tgl_to: '2026-12-31',
    kode_dept: 'CCN',
  });
});

test('own dates stay, all is not kept, and what the report has no longer is passed over', () => {
  const kept = keptFilters(
    definition,
    { tgl_from: '2026-10-02', tgl_to: '2026-10-05', kode_dept: 'ALL' },
    '2026-11-27',
  );
  expect(kept).toEqual({ filters: { tgl_from: '2026-10-02', tgl_to: '2026-10-05' }, rentang: null });
  const old = { filters: { ...kept.filters, kode_gone: 'X' }, rentang: null };
  expect(openedFilters(definition, old, start, '2027-01-05')).toEqual({ ...start, ...kept.filters });
  expect(openedColumns(definition, { total: false, gone: true })).toEqual({ total: false });
});
