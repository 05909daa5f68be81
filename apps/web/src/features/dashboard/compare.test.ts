import { expect, test } from 'vitest';
import { against, daysDrawn, eachDay, summed } from './compare.ts';

const span = (from: string, to: string) => ({ from, to });

test('a day is drawn in its month, against the month before or the year before', () => {
  const day = span('2026-02-25', '2026-02-25');
  expect(daysDrawn(day, span('2026-02-24', '2026-02-24'), 'SEBELUMNYA')).toEqual({
    now: span('2026-02-01', '2026-02-25'),
    before: span('2026-01-01', '2026-01-25'),
  });
  expect(daysDrawn(day, day, 'TAHUN_LALU').before).toEqual(span('2025-02-01', '2025-02-25'));
  const week = { now: span('2026-02-16', '2026-02-22'), before: span('2026-02-09', '2026-02-15') };
  expect(daysDrawn(week.now, week.before, 'SEBELUMNYA')).toEqual(week);
});

test('the future is not drawn, and what the other period lacks has nothing beside it', () => {
  const keys = eachDay(span('2026-02-27', '2026-03-01'));
  expect(keys).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
  expect(
    against(keys, new Map([['2026-02-27', 5]]), ['a', 'b'], new Map([['a', 7]]), '2026-02-28').map(
      ({ values }) => values,
    ),
  ).toEqual([{ dulu: 7, kini: 5 }, { dulu: 0, kini: 0 }, {}]);
});

test('shops are added up by place', () => {
  const rows = [
    { k: 'a', n: 1 },
    { k: 'b', n: 2 },
    { k: 'a', n: 3 },
  ];
  expect([...summed(rows, ({ k, n }) => [k, n])]).toEqual([
    ['a', 4],
    ['b', 2],
  ]);
});
