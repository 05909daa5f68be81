import { expect, test } from 'vitest';
import { type OngkosRow, ongkosFor } from './ongkos.ts';

const ring = { kode_dept: 'CCN', kode_group: 'TUA750', beratMg: 5_230 };
const row = (nilai: number, more: Partial<OngkosRow> = {}): OngkosRow => ({
  berat_from: 0,
  berat_to: 100,
  jenis_ongkos: 'PER_PCS',
  nilai,
  persen: 0,
  ...more,
});
const chosen = (...rows: OngkosRow[]) => [
  ongkosFor(rows, ring)?.nilai,
  ongkosFor(rows.toReversed(), ring)?.nilai,
];

test('the narrowest row wins, a type’s before a group’s, whatever their order', () => {
  const all = row(1);
  const group = row(2, { kode_group: 'TUA750', berat_from: 5 });
  const dept = row(3, { kode_dept: 'CCN', kode_group: '' });
  const both = row(4, { kode_dept: 'CCN', kode_group: 'TUA750' });
  expect(chosen(all, group)).toEqual([2, 2]);
  expect(chosen(all, group, dept)).toEqual([3, 3]);
  expect(chosen(all, group, dept, both)).toEqual([4, 4]);
});

test('of two like rows the one that starts heavier wins; both bounds belong to a row', () => {
  expect(chosen(row(1), row(2, { berat_from: 5.23, berat_to: 5.23 }))).toEqual([2, 2]);
  expect(chosen(row(1), row(2, { berat_from: 5.231 }))).toEqual([1, 1]);
});

test('another type or group holds for nothing here, and a percentage comes in thousandths', () => {
  expect(ongkosFor([row(1, { kode_dept: 'KLG' }), row(2, { kode_group: 'UBS750' })], ring)).toBeNull();
  expect(ongkosFor([row(0, { jenis_ongkos: 'PERSEN', persen: 2.5 })], ring)).toEqual({
    jenis: 'PERSEN',
    nilai: 2_500,
  });
});
