import { expect, test } from 'vitest';
import { inSight, wantsRoom } from './order.ts';
import type { Column } from './types.ts';

const column = (key: string, stays?: Column<unknown>['stays'], pin?: 'start' | 'end'): Column<unknown> => ({
  key,
  title: key,
  ...(stays && { stays }),
  ...(pin && { pin }),
});
const columns = [
  column('no', 'number', 'start'),
  column('tanggal', 'date'),
  column('user'),
  column('nama', 'name'),
  column('berat', 'sum'),
  column('ongkos', 'sum'),
  column('total', 'sum', 'end'),
];
const widths = Object.fromEntries(columns.map(({ key }) => [key, 100]));
const order = (room: number) => inSight(columns, widths, room).map(({ key }) => key);

test('all stand as they are declared where they fit, or where none says what it is', () => {
  expect(order(700)).toEqual(columns.map(({ key }) => key));
  const plain = columns.map(({ key }) => column(key));
  expect(inSight(plain, widths, 300)).toBe(plain);
});

test('what is summed stays before a date, and a date before the rest', () => {
  expect(order(600)).toEqual(['no', 'tanggal', 'nama', 'berat', 'ongkos', 'user', 'total']);
  expect(order(500)).toEqual(['no', 'nama', 'berat', 'ongkos', 'tanggal', 'user', 'total']);
  expect(order(400)).toEqual(['no', 'nama', 'berat', 'tanggal', 'user', 'ongkos', 'total']);
});

test('where one is too wide for what is left, a narrower one after it has the place', () => {
  const wide = { ...widths, ongkos: 250, user: 50 };
  expect(inSight(columns, wide, 640).map(({ key }) => key)).toEqual([
    'no',
    'tanggal',
    'user',
    'nama',
    'berat',
    'ongkos',
    'total',
  ]);
});

test('a column in which nothing stands yields to all others', () => {
  const idle = { blank: new Set(['berat']), same: new Set<string>() };
  expect(inSight(columns, widths, 500, idle).map(({ key }) => key)).toEqual([
    'no',
    'tanggal',
    'nama',
    'ongkos',
    'user',
    'berat',
    'total',
  ]);
  expect(wantsRoom(columns, { widths }, 500, idle)).toBe(false);
});

test('what says the same of all rows yields before the rest, but neither a sum nor a name does', () => {
  const more = [...columns.slice(0, 3), column('catatan'), ...columns.slice(3)];
  const all = { ...widths, catatan: 100 };
  const idle = { blank: new Set<string>(), same: new Set(['user', 'nama', 'berat', 'ongkos']) };
  expect(inSight(more, all, 700, idle).map(({ key }) => key)).toEqual([
    'no',
    'tanggal',
    'catatan',
    'nama',
    'berat',
    'ongkos',
    'user',
    'total',
  ]);
});

test('room is wanted for what matters, and of the rest for all but two', () => {
  expect(wantsRoom(columns, { widths }, 600)).toBe(false);
  expect(wantsRoom(columns, { widths }, 599)).toBe(true);
  expect(wantsRoom([column('a'), column('b')], { widths: { a: 400, b: 400 } }, 10)).toBe(false);
  const more = [...columns, column('catatan'), column('alasan')];
  const all = { ...widths, catatan: 100, alasan: 100 };
  expect(wantsRoom(more, { widths: all }, 700)).toBe(false);
  expect(wantsRoom(more, { widths: all }, 699)).toBe(true);
  expect(wantsRoom(more, { widths: all }, 600, { blank: new Set(['alasan']), same: new Set() })).toBe(false);
});

test('what matters is to have its padding, while the rest is counted as close as it stands', () => {
  const loose = Object.fromEntries(columns.map(({ key }) => [key, 110]));
  expect(wantsRoom(columns, { widths, loose }, 659)).toBe(true);
  expect(wantsRoom(columns, { widths, loose }, 660)).toBe(false);
});
