import { expect, test } from 'vitest';
import {
  addEffect,
  changeBasisPoints,
  isBigChange,
  lineId,
  linePrice,
  listPrice,
  noEffect,
  type PriceLine,
  priceListsOf,
  raisedBy,
  type StockLine,
} from './price-lines.ts';

const LINES: readonly PriceLine[] = [
  { jenis: 'GLOBAL', kode: '', kadar: 100, sendiri: 2_600_000 },
  { jenis: 'KADAR', kode: '750', kadar: 75, sendiri: 2_429_000 },
  { jenis: 'KADAR', kode: '420', kadar: 42, sendiri: null },
  { jenis: 'GROUP', kode: 'UBS750', kadar: 75, sendiri: 2_465_000 },
  { jenis: 'GROUP', kode: 'TUA750', kadar: 75, sendiri: null },
  { jenis: 'GROUP', kode: 'LOTUS420', kadar: 42, sendiri: 1_620_000 },
];
const lists = (change: Record<string, number | null> = {}) =>
  priceListsOf(
    LINES.map((line) => {
      const id = lineId(line);
      return id in change ? { ...line, sendiri: change[id] ?? null } : line;
    }),
  );
const stock = (more: Partial<StockLine> = {}): StockLine => ({
  kodeGroup: 'TUA750',
  kadarMilli: 75_000,
  itemOverride: null,
  beratMg: 3_390,
  ongkos: { jenis: 'PER_GRAM', nilai: 85_000 },
  atributRp: 0,
  pembulatan: { step: 500, direction: 'UP' },
  qty: 1,
  ...more,
});

test('each line has its own price or that of the next list, down to the gold price', () => {
  const now = lists();
  const shown = LINES.map((line) => [lineId(line), linePrice(now, line)]);
  expect(Object.fromEntries(shown)).toEqual({
    GLOBAL: { rp: 2_600_000, source: 'HARGA_GLOBAL' },
    'KADAR 750 75': { rp: 2_429_000, source: 'KADAR' },
    'KADAR 420 42': { rp: 1_092_000, source: 'HARGA_GLOBAL' },
    'GROUP UBS750 75': { rp: 2_465_000, source: 'KELOMPOK_HARGA' },
    'GROUP TUA750 75': { rp: 2_429_000, source: 'KADAR' },
    'GROUP LOTUS420 42': { rp: 1_620_000, source: 'KELOMPOK_HARGA' },
  });
  const none = priceListsOf([]);
  expect(LINES.map((line) => linePrice(none, line))).toEqual(LINES.map(() => null));
  expect(listPrice(none, { kadarMilli: 75_000, kodeGroup: 'X', itemOverride: 5 })).toEqual({
    rp: 5,
    source: 'ITEM',
  });
});

test('over five percent is big, five percent is not, and a first price is no change', () => {
  expect(isBigChange(2_000_000, 2_100_000)).toBe(false);
  expect(isBigChange(2_000_000, 2_100_001)).toBe(true);
  expect(isBigChange(2_000_000, 1_900_000)).toBe(false);
  expect(isBigChange(2_000_000, 1_899_999)).toBe(true);
  expect(isBigChange(null, 1)).toBe(false);
});

test('prices are raised by percent to whole thousands', () => {
  expect(raisedBy(2_429_000, 1_500)).toBe(2_465_000);
  expect(raisedBy(2_429_000, -1_500)).toBe(2_393_000);
  expect(raisedBy(2_429_000, 0)).toBe(2_429_000);
  expect(raisedBy(1_500, 0)).toBe(2_000);
  expect(raisedBy(400, -50_000)).toBe(1_000);
  expect(() => raisedBy(2_429_000, -100_001)).toThrow(RangeError);
});

test('a change is told in hundredths of a percent', () => {
  expect(changeBasisPoints(2_600_000, 2_650_000)).toBe(192);
  expect(changeBasisPoints(2_650_000, 2_600_000)).toBe(-189);
  expect(() => changeBasisPoints(0, 1)).toThrow(RangeError);
});

test('what follows a list moves with it, each piece rounded for itself; what has a price of its own stays', () => {
  const effect = noEffect();
  const [before, after] = [lists(), lists({ 'KADAR 750 75': 2_480_000 })];
  const add = (more: Partial<StockLine>) => addEffect(effect, stock(more), before, after);
  expect(add({ qty: 3 })).toBe(true);
  expect(add({ kodeGroup: 'UBS750', qty: 2 })).toBe(false);
  expect(add({ itemOverride: 2_500_000, beratMg: 1_000 })).toBe(false);
  expect(add({ itemOverride: 2_500_000, kodeGroup: 'UBS750' })).toBe(false);
  expect(add({ kodeGroup: 'LOTUS420', kadarMilli: 42_000 })).toBe(false);
  // 3.39 g × (2,429,000 + 85,000) = 8,522,460 → 8,522,500; × (2,480,000 + 85,000) = 8,695,350 → 8,695,500.
  expect(effect).toMatchObject({ qty: 3, beratMg: 10_170, sebelumRp: 25_567_500, sesudahRp: 26_086_500 });
  expect([...effect.held.values()]).toEqual([
    { source: 'KELOMPOK_HARGA', kodeGroup: 'UBS750', kadarMilli: 75_000, qty: 2, beratMg: 6_780 },
    { source: 'ITEM', kodeGroup: null, kadarMilli: 75_000, qty: 2, beratMg: 4_390 },
  ]);
});

test('a new gold price moves only what follows it, and says which kadar holds the rest', () => {
  const effect = noEffect();
  const [before, after] = [lists(), lists({ GLOBAL: 2_650_000 })];
  expect(
    addEffect(effect, stock({ kodeGroup: 'M420', kadarMilli: 42_000, ongkos: null }), before, after),
  ).toBe(true);
  expect(addEffect(effect, stock(), before, after)).toBe(false);
  expect(effect.qty).toBe(1);
  expect([...effect.held.values()]).toMatchObject([{ source: 'KADAR', kadarMilli: 75_000, qty: 1 }]);
});

test('a line that begins to follow moves to what it follows; what had no price counts as nothing before', () => {
  const followed = noEffect();
  addEffect(followed, stock({ kodeGroup: 'UBS750' }), lists(), lists({ 'GROUP UBS750 75': null }));
  expect(followed.sesudahRp - followed.sebelumRp).toBe(8_522_500 - 8_644_500);
  const first = noEffect();
  addEffect(first, stock(), priceListsOf([]), lists());
  expect(first).toMatchObject({ qty: 1, sebelumRp: 0, sesudahRp: 8_522_500 });
});
