import { messageText } from '@kadar/contract/errors.ts';
import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { defineReport, shown } from './define.ts';
import { reportQuery } from './filters.ts';

const label = { id: 'X', en: 'X' };
const declared = {
  name: 'contoh',
  path: 'contoh',
  title: label,
  menu: { group: 'laporan', section: 'umum' },
  range: { from: 'tgl_awal', to: 'tgl_akhir' },
  columns: shown('qty'),
} as const;
const report = defineReport({
  ...declared,
  filters: {
    filter: { kind: 'code', label, required: true },
    sort_by: { kind: 'choice', label, required: true, choices: { TANGGAL: label } },
  },
  sql: ({ tgl_awal }) => sql`select length(${tgl_awal}) as qty`,
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

  test('all of them are asked for by a word, by an empty text or by nothing, and the SQL is told null', () => {
    const all = defineReport({
      ...declared,
      filters: {
        kode_dept: { kind: 'ref', ref: 'jenis', all: true },
        valid_by: { kind: 'code', all: true },
        status: { kind: 'choice', all: true, choices: { COCOK: label, SELISIH: label } },
      },
      sql: ({ tgl_awal }) => sql`select length(${tgl_awal}) as qty`,
    });
    const parsed = (given: object) => reportQuery(all).parse({ ...good, ...given });
    const none = { kode_dept: null, valid_by: null, status: null };
    expect(parsed({})).toMatchObject(none);
    for (const word of ['', 'ALL'])
      expect(parsed({ kode_dept: word, valid_by: word, status: 'ALL' })).toMatchObject(none);
    const some = { kode_dept: 'CCN', valid_by: 'spv1', status: 'SELISIH' };
    expect(parsed(some)).toMatchObject({ ...some, valid_by: 'SPV1' });
  });

  test('the definition carries the codes to the screen', () => {
    expect(report.filters.filter?.requiredMessage).toBe('FILTER_KOSONG');
    expect(report.filters.sort_by?.requiredMessage).toBe('SORT_BY_KOSONG');
  });
});
