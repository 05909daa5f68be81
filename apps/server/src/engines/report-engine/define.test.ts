import { expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { defineReport, shown, summed, TGL } from './define.ts';

const declared = {
  name: 'contoh',
  path: 'contoh',
  title: { id: 'X', en: 'X' },
  menu: { group: 'laporan', section: 'umum' },
  range: TGL,
} as const;

test('a name means the same everywhere, and a report may only add to it', () => {
  const { columns, filters } = defineReport({
    ...declared,
    filters: { kode_gudang: { kind: 'ref', ref: 'gudang', all: true } },
    columns: {
      kode_toko: { group: true },
      ...shown('keterangan'),
      ...summed('hpp'),
      berat: { label: { id: 'Timbang', en: 'Weighed' } },
    },
    sql: ({ tgl_from }) => sql`select ${tgl_from}`,
  });
  expect(columns.keterangan).toEqual({
    kind: 'text',
    label: { id: 'Keterangan', en: 'Remark' },
    width: 26,
  });
  expect(columns.hpp).toMatchObject({ kind: 'rupiah', total: true, cost: true });
  expect(columns.berat).toMatchObject({ kind: 'gram', label: { id: 'Timbang' } });
  expect(filters.kode_gudang?.label).toEqual({ id: 'Gudang', en: 'Location' });
});

test('what has no word, and what is for files only, is no column and no filter of a report', () => {
  const of =
    (columns: object, filters: object = {}) =>
    () =>
      defineReport({
        ...declared,
        filters,
        columns,
        sql: () => sql`select 1`,
      } as never);
  expect(of({ entah: {} })).toThrow('entah');
  expect(of({ atribut: {} })).toThrow('atribut');
  expect(of({}, { entah: { kind: 'code' } })).toThrow('entah');
});

/** The type checker reads this; nothing runs it. A line that began to compile would fail `tsc`. */
export const refused = [
  () =>
    defineReport({
      ...declared,
      filters: { kode_dept: { kind: 'ref', ref: 'jenis', all: true } },
      columns: { ...shown('qty') },
      // @ts-expect-error a filter that is not declared
      sql: ({ kode_dep }) => sql`select ${kode_dep} as qty`,
    }),
  () =>
    defineReport({
      ...declared,
      // @ts-expect-error a column that the vocabulary lacks
      columns: { jumlah_semua: {} },
      sql: ({ tgl_from }) => sql`select ${tgl_from}`,
    }),
  () =>
    defineReport({
      ...declared,
      columns: { ...shown('qty') },
      // @ts-expect-error a plot of what is no column
      chart: { kind: 'bar', x: 'total', y: [] },
      sql: ({ tgl_from }) => sql`select ${tgl_from}`,
    }),
  () =>
    defineReport({
      ...declared,
      filters: { status: { kind: 'choice', choices: { COCOK: { id: 'Cocok', en: 'Fits' } } } },
      columns: { ...shown('qty') },
      sql: ({ status }) => {
        // @ts-expect-error a choice that is not among them
        const wrong: 'SELISIH' = status;
        return sql`select ${wrong}`;
      },
    }),
];
