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

test('a column in which nothing stands yields to all others', () => {
  const blank = new Set(['berat']);
  expect(inSight(columns, widths, 500, blank).map(({ key }) => key)).toEqual([
    'no',
    'tanggal',
    'nama',
    'ongkos',
    'user',
    'berat',
    'total',
  ]);
  expect(wantsRoom(columns, widths, 500, blank)).toBe(false);
});

test('room is wanted for what matters, not for the rest', () => {
  expect(wantsRoom(columns, widths, 600)).toBe(false);
  expect(wantsRoom(columns, widths, 599)).toBe(true);
  expect(wantsRoom([column('a'), column('b')], { a: 400, b: 400 }, 10)).toBe(false);
});
