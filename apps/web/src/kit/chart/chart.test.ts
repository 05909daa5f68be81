import { addDays } from '@kadar/domain/dates.ts';
import { expect, test } from 'vitest';
import { barsOf, lineOf } from './paths.ts';
import { boundsOf, heightIn, namedPlaces, placesAre, ticksOf } from './scale.ts';

test('lines are drawn at values that people say, and enclose what is drawn', () => {
  expect(ticksOf(0, 9_300_000, 5)).toEqual([0, 2_000_000, 4_000_000, 6_000_000, 8_000_000, 10_000_000]);
  expect(ticksOf(0, 4, 5)).toEqual([0, 1, 2, 3, 4]);
  expect(ticksOf(-300, 900, 4)).toEqual([-500, 0, 500, 1_000]);
  expect(ticksOf(2_595_000, 2_651_000, 4)).toEqual([2_580_000, 2_600_000, 2_620_000, 2_640_000, 2_660_000]);
  expect(ticksOf(0.1, 0.3, 4).at(-1)).toBe(0.3);
  expect(ticksOf(7, 7, 4)).toEqual([7]);
});

test('a plot reaches from the lowest to the highest of its series, and of none nowhere', () => {
  expect(boundsOf([[3, undefined, -2], [7]])).toEqual([-2, 7]);
  expect(boundsOf([[undefined], []])).toBeNull();
});

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

test('a year of days is named by its months, a month by round days, names by what has room', () => {
  const year = daysFrom('2026-01-01', 365);
  expect(namedPlaces(year, 20).map((at) => year[at])).toEqual(
    Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-01`),
  );
  const month = daysFrom('2026-03-01', 31);
  expect(namedPlaces(month, 40)).toHaveLength(31);
  expect(namedPlaces(month, 8).map((at) => Number(month[at]?.slice(8)))).toEqual([1, 5, 10, 15, 20, 25]);
  const changes = ['01-27', '01-28', '01-30', '02-02', '02-05', '02-13', '02-15', '02-20', '02-25'];
  const named = namedPlaces(
    changes.map((day) => `2026-${day}`),
    4,
  );
  expect(named.map((at) => changes[at])).toEqual(['02-05', '02-20']);
  expect(namedPlaces(['A', 'B', 'C', 'D', 'E'], 3)).toEqual([0, 2, 4]);
});

test('places are days, months or hours where all are, and names else', () => {
  expect(placesAre(['2026-01-01', '2026-01-02'])).toBe('Day');
  expect(placesAre(['2026-01', '2026-02'])).toBe('Month');
  expect(placesAre(['08', '09'])).toBe('Hour');
  expect(placesAre(['2026-01', 'K01'])).toBe('Name');
});

test('a series is one path, and what is not known is not drawn', () => {
  const frame = { left: (at: number) => at * 10, width: 10, heightOf: heightIn(0, 100, 50) };
  expect(barsOf([100, 0, undefined, 50], 0, 1, frame).d.match(/M/g)).toHaveLength(2);
  expect(lineOf([1, 2, undefined, 3], false, frame).match(/M/g)).toHaveLength(2);
  expect(lineOf([10, 20], true, frame)).toBe('M5 45H15V40');
});
