import { describe, expect, it, test } from 'vitest';
import { cardColumns, figureSaid, firstSaid, headSaid, openedAtFirst, seenLines } from './card-model.ts';
import type { Column, Line } from './types.ts';

const head = (level: number): Line<string> => ({
  type: 'group',
  key: 'dept',
  level,
  label: '',
  value: '',
  count: 0,
  values: {},
  path: [],
});
const row = (name: string): Line<string> => ({ type: 'row', row: name });

describe('a card', () => {
  it('is named by words, with its number under them and what came of it beside', () => {
    const columns: Column<unknown>[] = [
      { key: 'no_faktur', title: 'No', pin: 'start' },
      { key: 'nama', title: 'Nama' },
      { key: 'berat', title: 'Berat', kind: 'gram' },
      { key: 'harga', title: 'Harga', kind: 'rupiah' },
      { key: 'total', title: 'Total', kind: 'rupiah', pin: 'end' },
    ];
    const { title, notes, figure, picture } = cardColumns(columns);
    expect([title?.key, notes.map(({ key }) => key), figure?.key, picture]).toEqual([
      'nama',
      ['no_faktur'],
      'total',
      undefined,
    ]);
  });

  it('of a group says what the report is told by, else the figure of its rows', () => {
    const columns: Column<unknown>[] = [
      { key: 'nama', title: 'Nama' },
      { key: 'masuk', title: 'Masuk', kind: 'rupiah' },
      { key: 'berat', title: 'Berat', kind: 'gram' },
    ];
    const values = { masuk: 'Rp. 0', berat: '1,250' };
    const told = columns.map((column) => ({ ...column, told: column.key === 'berat' }));
    expect(headSaid(columns, cardColumns(columns), values)).toBe('Rp. 0');
    expect(headSaid(told, cardColumns(told), values)).toBe('1,250\u00a0g');
    expect(headSaid([], cardColumns([]), values)).toBe('');
  });

  it('is named by its name also where that is never hidden', () => {
    const columns: Column<unknown>[] = [
      { key: 'nama', title: 'Nama', fixed: true },
      { key: 'tahap', title: 'Tahap' },
    ];
    expect(cardColumns(columns).title?.key).toBe('nama');
  });

  it('says its purity beside what it is named by', () => {
    const columns: Column<unknown>[] = [
      { key: 'kadar', title: 'Kadar', kind: 'kadar', pin: 'start' },
      { key: 'umur', title: 'Umur' },
      { key: 'pokok', title: 'Pokok', kind: 'rupiah' },
    ];
    const { title, notes } = cardColumns(columns);
    expect([title?.key, notes.map(({ key }) => key)]).toEqual(['umur', ['kadar']]);
  });

  it('is named by its number where there is nothing else', () => {
    expect(cardColumns([{ key: 'kode', title: 'Kode', fixed: true }]).title?.key).toBe('kode');
  });
});

test('a card of which no money is owed says the weight that is', () => {
  const shown = cardColumns<unknown>([
    { key: 'nama', title: 'Nama' },
    { key: 'rp', title: 'Hutang', kind: 'rupiah', pin: 'end' },
    { key: 'emas', title: 'Emas', kind: 'gram', pin: 'end' },
  ]);
  const said = (row: Record<string, string>) => figureSaid(shown, ({ key }) => row[key] ?? '');
  expect(said({ emas: '78,000' })).toBe('78,000\u00a0g');
  expect(said({ rp: '5.000', emas: '78,000' })).toBe('5.000');
  expect(said({})).toBe('');
});

test('a row without a name is called by the first thing it says', () => {
  const columns = [
    { key: 'dari', title: 'Dari', kind: 'rupiah' as const },
    { key: 'bunga', title: 'Bunga', kind: 'percent' as const },
  ];
  expect(firstSaid(columns, ({ key }) => (key === 'bunga' ? '2,50' : ''))).toBe('Bunga 2,50');
  expect(firstSaid(columns, () => '')).toBe('—');
});

describe('the groups of cards', () => {
  const lines = [head(0), head(1), row('a'), head(1), row('b'), head(0), head(1), row('c')];
  it('show what they hold once they are opened, and what lies deeper once that is', () => {
    expect(seenLines(lines, new Set())).toEqual([0, 5]);
    expect(seenLines(lines, new Set([0]))).toEqual([0, 1, 3, 5]);
    expect(seenLines(lines, new Set([0, 3]))).toEqual([0, 1, 3, 4, 5]);
    expect(seenLines(lines, new Set([1]))).toEqual([0, 5]);
  });

  it('are open where there is only one to open', () => {
    expect([...openedAtFirst(lines)]).toEqual([]);
    expect([...openedAtFirst([head(0), head(1), row('a'), head(1), row('b')])]).toEqual([0]);
    expect([...openedAtFirst([row('a')])]).toEqual([]);
  });
});
