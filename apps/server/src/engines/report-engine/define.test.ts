import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { defineReport, shown, summed, TGL } from './define.ts';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../../../../..');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const folder = mkdtempSync(join(tmpdir(), 'kadar-report-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

const report = (filters: string, columns: string, body: string, rest = '') => `
import { sql } from '${HERE}/../../platform/database/sql.ts';
import { defineReport, shown, TGL } from '${HERE}/define.ts';
export default defineReport({
  name: 'contoh', path: 'contoh', title: { id: 'X', en: 'X' }, menu: { group: 'laporan', section: 'umum' }, range: TGL,
  filters: { kode_dept: { kind: 'ref', ref: 'jenis', all: true }${filters} },
  columns: { ...shown('qty')${columns} },${rest}
  sql: (${body},
});`;

/** What the compiler says of a report, told by its codes. */
const refusedFor = (name: string, text: string): string[] => {
  const file = join(folder, `${name}.mts`);
  const project = join(folder, `${name}.json`);
  writeFileSync(file, text);
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { typeRoots: [join(ROOT, 'node_modules/@types')] },
      include: [],
      files: [file],
    }),
  );
  const { stdout } = spawnSync(process.execPath, [TSC, '-p', project, '--noEmit', '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return [...stdout.matchAll(/error (TS\d+)/g)].map(([, code]) => code ?? '');
};

test('a wrong name does not compile: a filter, a choice, a column, a plot', () => {
  const sql = `sql\`select \${tgl_from} as qty\``;
  const good = `{ tgl_from }) => ${sql}`;
  expect(refusedFor('good', report('', '', good))).toEqual([]);
  expect(refusedFor('filter', report('', '', `{ kode_dep }) => sql\`select \${kode_dep} as qty\``))).toEqual([
    'TS2339',
  ]);
  const status = `, status: { kind: 'choice', choices: { COCOK: { id: 'Cocok', en: 'Fits' } } }`;
  const compared = (value: string) => `{ status }) => sql\`select \${status === '${value}'} as qty\``;
  expect(refusedFor('chosen', report(status, '', compared('COCOK')))).toEqual([]);
  expect(refusedFor('choice', report(status, '', compared('SELISIH')))).toEqual(['TS2367']);
  expect(refusedFor('column', report('', ', jumlah_semua: {}', good))).toContain('TS2322');
  expect(refusedFor('plot', report('', '', good, ` chart: { kind: 'bar', x: 'total', y: [] },`))).toContain(
    'TS2322',
  );
}, 120_000);
