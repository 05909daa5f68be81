import type { BarisHarga } from '@kadar/contract/endpoints/harga.ts';
import { expect, test } from 'vitest';
import { changesOf, type Draft, raisedAll, rebased, restored, rowsOf, toggled, typing } from './board.ts';

const line = (
  jenis: BarisHarga['jenis'],
  kode: string,
  kadar: number,
  sendiri: number | null,
  harga: number,
): BarisHarga => ({
  jenis,
  kode,
  kadar,
  label: kode,
  sendiri,
  harga,
  sumber: jenis === 'GLOBAL' ? 'HARGA_GLOBAL' : 'KADAR',
  lebur: null,
  plafond: null,
  sejak: null,
  oleh: null,
  _version: 3,
});
const LINES = [
  line('GLOBAL', '', 100, 2_600_000, 2_600_000),
  line('KADAR', '750', 75, 2_429_000, 2_429_000),
  line('GROUP', 'TUA750', 75, null, 2_429_000),
  line('GROUP', 'UBS750', 75, 2_465_000, 2_465_000),
];
const [GLOBAL, K750, TUA, UBS] = LINES as [BarisHarga, BarisHarga, BarisHarga, BarisHarga];
const ALL = { GLOBAL: true, KADAR: true, GROUP: true };
const nextOf = (draft: Draft) => Object.fromEntries(rowsOf(LINES, draft).map(({ id, next }) => [id, next]));
const rowOf = (draft: Draft, id: string) => {
  const found = rowsOf(LINES, draft).find((row) => row.id === id);
  if (!found) throw new Error(id);
  return found;
};

test('a typed price moves its line and those that follow it, before anything is saved', () => {
  const draft = typing({}, K750, 2_480_000);
  expect(nextOf(draft)).toEqual({
    GLOBAL: 2_600_000,
    'KADAR 750 75': 2_480_000,
    'GROUP TUA750 75': 2_480_000,
    'GROUP UBS750 75': 2_465_000,
  });
  expect(rowOf(draft, 'GROUP TUA750 75')).toMatchObject({ own: false, follows: K750, typed: undefined });
  expect(changesOf(rowsOf(LINES, draft))).toEqual([
    { id: 'KADAR 750 75', change: { jenis: 'KADAR', kode: '750', kadar: 75, harga: 2_480_000, _version: 3 } },
  ]);
});

test('an empty cell and the price of now are no change; Esc takes one back', () => {
  const draft = typing(typing({}, K750, 2_480_000), GLOBAL, 2_700_000);
  expect(Object.keys(typing(draft, K750, null))).toEqual(['GLOBAL']);
  expect(Object.keys(typing(draft, K750, 2_429_000))).toEqual(['GLOBAL']);
  expect(Object.keys(restored(draft, 'GLOBAL'))).toEqual(['KADAR 750 75']);
});

test('a line follows or keeps its price as its own, and back again', () => {
  const follows = toggled({}, rowOf({}, 'GROUP UBS750 75'));
  expect(rowOf(follows, 'GROUP UBS750 75')).toMatchObject({ next: 2_429_000, own: false, follows: K750 });
  expect(rowOf(toggled({}, rowOf({}, 'KADAR 750 75')), 'GROUP TUA750 75')).toMatchObject({
    next: 1_950_000,
    follows: GLOBAL,
  });
  const own = toggled({}, rowOf({}, 'GROUP TUA750 75'));
  expect(own).toEqual({ 'GROUP TUA750 75': { harga: 2_429_000, version: 3 } });
  expect(toggled(own, rowOf(own, 'GROUP TUA750 75'))).toEqual({});
  expect(toggled({}, rowOf({}, 'GLOBAL'))).toEqual({});
});

test('all are raised that have a price of their own and may be changed', () => {
  const draft = raisedAll({}, LINES, { ...ALL, GROUP: false }, 2_000);
  expect(nextOf(draft)).toEqual({
    GLOBAL: 2_652_000,
    'KADAR 750 75': 2_478_000,
    'GROUP TUA750 75': 2_478_000,
    'GROUP UBS750 75': 2_465_000,
  });
  expect(Object.keys(raisedAll({}, LINES, ALL, 2_000))).toContain('GROUP UBS750 75');
});

test('what is over five percent is marked for the question', () => {
  const draft = typing(typing({}, GLOBAL, 2_730_000), UBS, 2_600_000);
  expect(rowsOf(LINES, draft).flatMap(({ id, big }) => (big ? [id] : []))).toEqual(['GROUP UBS750 75']);
});

test('what somebody saved meanwhile is marked, loses nothing, and the next save goes over it', () => {
  const draft = typing(typing({}, K750, 2_480_000), GLOBAL, 2_700_000);
  const now = LINES.map((one) =>
    one === K750 ? { ...one, sendiri: 2_450_000, harga: 2_450_000, _version: 4 } : one,
  );
  const marked = (of: Draft) => rowsOf(now, of).flatMap(({ id, conflict }) => (conflict ? [id] : []));
  expect(marked(draft)).toEqual(['KADAR 750 75']);
  const again = rebased(draft, now);
  expect(again['KADAR 750 75']).toEqual({ harga: 2_480_000, version: 4, meanwhile: true });
  expect(marked(again)).toEqual(['KADAR 750 75']);
  expect(again.GLOBAL).toEqual({ harga: 2_700_000, version: 3 });
  expect(marked(typing(again, now[1] ?? K750, 2_490_000))).toEqual([]);
  expect(TUA.sendiri).toBeNull();
});
