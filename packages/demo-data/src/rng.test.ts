import { describe, expect, it } from 'vitest';
import { rngFrom } from './rng.ts';

const draws = (seed: string | number, count: number) => {
  const rng = rngFrom(seed);
  return Array.from({ length: count }, () => rng.next());
};

describe('rng', () => {
  it('repeats itself for a seed, and holds these values on every machine', () => {
    expect(draws('kadar', 100)).toEqual(draws('kadar', 100));
    const rng = rngFrom('kadar');
    expect([rng.int(0, 999_999), rng.int(0, 999_999), rng.int(0, 999_999)]).toMatchInlineSnapshot(`
      [
        84788,
        943081,
        47367,
      ]
    `);
  });

  it('spreads evenly, also over neighbouring seeds', () => {
    const means = [draws(1, 20_000), Array.from({ length: 20_000 }, (_, seed) => rngFrom(seed).next())].map(
      (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
    );
    for (const mean of means) expect(Math.abs(mean - 0.5)).toBeLessThan(0.01);
  });

  it('forks by name, whatever was drawn before', () => {
    const rng = rngFrom(5);
    const early = rng.fork('a').next();
    rng.next();
    expect(rng.fork('a').next()).toBe(early);
    expect(rng.fork('b').next()).not.toBe(early);
  });

  it('keeps bounds, weights and every item of a shuffle', () => {
    const rng = rngFrom(9);
    const values = Array.from({ length: 2_000 }, () => rng.int(3, 5));
    expect(new Set(values)).toEqual(new Set([3, 4, 5]));
    const heads = Array.from({ length: 10_000 }, () =>
      rng.weighted([
        ['a', 3],
        ['b', 1],
        ['c', 0],
      ]),
    );
    expect(heads.filter((head) => head === 'a').length / heads.length).toBeCloseTo(0.75, 1);
    expect(heads).not.toContain('c');
    expect(rng.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    expect(() => rng.pick([])).toThrow(RangeError);
  });
});
