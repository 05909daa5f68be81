import type { ReportDefinition } from '@kadar/contract/report.ts';
import { describe, expect, it, test } from 'vitest';
import { lastIs, linesOf, shownColumns, tableModelOf } from './model.ts';

const definition: ReportDefinition = {
  name: 'contoh',
  path: 'contoh',
  route: '/contoh',
  title: { id: 'Contoh', en: 'Example' },
  filters: {},
  columns: {
    dept: { label: { id: 'Dept', en: 'Dept' }, kind: 'text', group: true },
    berat: { label: { id: 'Berat', en: 'Weight' }, kind: 'gram', total: true },
    total: { label: { id: 'Total', en: 'Total' }, kind: 'rupiah', total: true },
    rata: {
      label: { id: 'Rp/g', en: 'Rp/g' },
      kind: 'rupiah',
      derive: { numerator: 'total', denominator: 'berat', scale: 1000 },
    },
  },
  messages: { found: 'LAPORAN_TERSEDIA', empty: 'LAPORAN_TIDAK_TERSEDIA', failed: 'REQUEST_GAGAL' },
};
const model = tableModelOf(definition, ({ id }) => id, 'TOTAL');

describe('a report on the screen', () => {
  it('groups rows, adds grams exactly and averages the sums', () => {
    const rows = [
      { dept: 'CCN', berat: 0.1, total: 100_000, rata: null },
      { dept: 'CCN', berat: 0.2, total: 260_000, rata: null },
      { dept: 'KLG', berat: 5.23, total: 12_709_000, rata: null },
    ];
    const { lines, totals } = linesOf(definition, model, rows, [], ({ id }) => id);
    expect(lines.map(({ type }) => type)).toEqual(['group', 'row', 'row', 'group', 'row']);
    expect(lines[0]).toMatchObject({
      value: 'CCN',
      count: 2,
      values: { berat: '0,300', total: 'Rp. 360.000', rata: 'Rp. 1.200.000' },
    });
    expect(totals).toMatchObject({ berat: '5,530', total: 'Rp. 13.069.000' });
  });
});

test('what a figure is held against stands last, where it is seen', () => {
  const columns = shownColumns(definition);
  expect(lastIs(columns, 'berat').map(([key]) => key)).toEqual(['dept', 'total', 'rata', 'berat']);
  expect(lastIs(columns, undefined)).toEqual(columns);
});
