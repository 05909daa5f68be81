import type { ScaleReading } from '@kadar/domain/scale.ts';
import { expect, test } from 'vitest';
import { LaterScale } from './later-scale.ts';

const stable = (mg: number): ScaleReading => ({ ok: true, protocol: 'AND', mg });
const over: ScaleReading = { ok: false, protocol: 'AND', reason: 'OVERLOAD', mg: null };
const noise: ScaleReading = { ok: false, protocol: null, reason: 'UNREADABLE', mg: null };

/** Who counted, reading by reading; a reading comes each tenth of a second unless it says when. */
const heard = (...said: (readonly [1 | 2, ScaleReading, number?])[]): (1 | 2 | undefined)[] => {
  const later = new LaterScale<1 | 2>();
  return said.map(([scale, reading, at], nth) =>
    later.hears(scale, reading, at ?? nth * 100) ? scale : undefined,
  );
};

test('one scale always counts, whatever it says', () => {
  expect(heard([1, stable(0)], [1, noise], [1, over], [1, stable(0)])).toEqual([1, 1, 1, 1]);
});

test('of two the one whose load changed last counts; what the other goes on saying is not later', () => {
  expect(
    heard(
      [1, stable(0)],
      [2, stable(0)],
      [2, stable(2345)],
      [1, stable(3)],
      [2, stable(2349)],
      [1, stable(5100)],
      [2, stable(2345)],
      [2, stable(0)],
      [1, stable(5100)],
    ),
  ).toEqual([1, undefined, 2, undefined, 2, 1, undefined, 2, undefined]);
});

test('an overload is a load, noise of the line is none', () => {
  expect(heard([1, stable(2345)], [2, noise], [2, over], [2, over], [1, stable(2345)])).toEqual([
    1,
    undefined,
    2,
    2,
    undefined,
  ]);
});

test('a scale that was silent speaks of another load, though it weighs the same; an empty one of none', () => {
  expect(
    heard([2, stable(2345), 0], [1, stable(900), 10], [2, stable(2345), 2_500], [1, stable(0), 2_600]),
  ).toEqual([2, 1, 2, 1]);
  expect(heard([2, stable(0), 0], [1, stable(900), 10], [2, stable(0), 9_000])).toEqual([2, 1, undefined]);
});

test('one that is gone leaves it to whichever speaks next', () => {
  const later = new LaterScale<1 | 2>();
  later.hears(1, stable(0), 0);
  later.hears(2, stable(2345), 10);
  expect(later.hears(1, stable(0), 20)).toBe(false);
  later.forget(2);
  expect(later.hears(1, stable(0), 30)).toBe(true);
});
