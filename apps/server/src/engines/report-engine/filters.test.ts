import { messageText } from '@kadar/contract/errors.ts';
import type { ReportFilter } from '@kadar/contract/report.ts';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { defineReport } from './define.ts';
import { reportQuery } from './filters.ts';

const label = { id: 'X', en: 'X' };
const choice: ReportFilter = {
  kind: 'choice',
  label,
  required: true,
  choices: [{ value: 'TANGGAL', label }],
};
const report = defineReport({
  name: 'contoh',
  path: 'contoh',
  title: label,
  menu: { group: 'laporan', section: 'umum' },
  range: { from: 'tgl_awal', to: 'tgl_akhir' },
  filters: { filter: { kind: 'text', label, required: true }, sort_by: choice },
  columns: {},
  sql: () => sql`select 1`,
});
const good = { tgl_awal: '2026-02-01', tgl_akhir: '2026-02-02', filter: 'A', sort_by: 'TANGGAL' };
const said = (query: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    (reportQuery(report).safeParse(query).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      messageText(message, 'id'),
    ]),
  );

describe('the filters of a report', () => {
  test.each([
    ['tgl_awal', 'Tanggal Awal Tidak Boleh Kosong'],
    ['tgl_akhir', 'Tanggal Akhir Tidak Boleh Kosong'],
    ['filter', 'Filter Tidak Boleh Kosong'],
    ['sort_by', 'Sort By Tidak Boleh Kosong'],
  ])('%s left empty says %s', (name, message) => {
    expect(said({ ...good, [name]: '' })).toEqual({ [name]: message });
    const { [name as keyof typeof good]: _left, ...without } = good;
    expect(said(without)).toEqual({ [name]: message });
  });

  test('that are all given pass; one outside of its choices does not', () => {
    expect(said(good)).toEqual({});
    expect(Object.keys(said({ ...good, sort_by: 'LAIN' }))).toEqual(['sort_by']);
  });

  test('all of them are asked for by a word, by an empty text or by nothing', () => {
    const all = defineReport({
      ...report,
      filters: { kode_dept: { kind: 'ref', ref: 'jenis', label, all: true } },
    });
    for (const given of [{}, { kode_dept: '' }, { kode_dept: 'ALL' }])
      expect(reportQuery(all).parse({ ...good, ...given })).toMatchObject({ kode_dept: 'ALL' });
    expect(reportQuery(all).parse({ ...good, kode_dept: 'CCN' })).toMatchObject({ kode_dept: 'CCN' });
  });

  test('the definition carries the codes to the screen', () => {
    expect(report.filters.filter?.requiredMessage).toBe('FILTER_KOSONG');
    expect(report.filters.sort_by?.requiredMessage).toBe('SORT_BY_KOSONG');
  });
});
