import { describe, expect, it } from 'vitest';
import { fingerprintOf, type LostJob, signTestMilli } from './loss-fingerprint.ts';

/** So many jobs of 10 g that lost so many mg each. */
const jobs = (count: number, susutMg: number, terpakaiMg = 10_000): LostJob[] =>
  Array.from({ length: count }, () => ({ terpakaiMg, susutMg }));

describe('the sign test', () => {
  // Of C(20, k) = 1, 20, 190, 1140, 4845, 15504: 2 × 21700 / 2^20 = 0.041389…, 2 × 6196 / 2^20 = 0.011818…, 2 / 2^20 = 0.0000019….
  it.each([
    [15, 5, 4_139],
    [5, 15, 4_139],
    [16, 4, 1_182],
    [20, 0, 0],
    // 2 × 32 / 2^6 and both tails with the middle: never more than certain.
    [3, 3, 100_000],
    [4, 3, 100_000],
    // 2 × (1 + 6) / 2^6 = 0.21875.
    [5, 1, 21_875],
    [0, 0, 100_000],
  ])('%i above and %i below are luck in %i of 100000', (above, below, milli) => {
    expect(signTestMilli(above, below)).toBe(milli);
  });

  it('takes no parts of jobs, and thousands of them', () => {
    expect(() => signTestMilli(1.5, 2)).toThrow(RangeError);
    expect(() => signTestMilli(-1, 2)).toThrow(RangeError);
    expect(signTestMilli(2_000, 2_000)).toBe(100_000);
    expect(signTestMilli(3_000, 1_000)).toBe(0);
  });
});

describe('the loss of a craftsman beside that of all', () => {
  const his = [...jobs(15, 200), ...jobs(5, 50)];
  const all = [...his, ...jobs(40, 100)];

  it('is told by how many of his jobs lost more than the job in the middle', () => {
    expect(fingerprintOf(his, all)).toEqual({
      jobs: 20,
      terpakaiMg: 200_000,
      susutMg: 3_250,
      medianMilli: 1_000,
      above: 15,
      below: 5,
      luckMilli: 4_139,
    });
  });

  it('says nothing of luck below twenty jobs', () => {
    expect(fingerprintOf(his.slice(1), all)).toMatchObject({
      jobs: 19,
      above: 14,
      below: 5,
      luckMilli: null,
    });
  });

  it('leaves out who lost as much as the median, and what used no gold', () => {
    const even = [...his, ...jobs(7, 100), { terpakaiMg: 0, susutMg: 3 }, { terpakaiMg: -5, susutMg: 0 }];
    expect(fingerprintOf(even, all)).toMatchObject({ jobs: 27, above: 15, below: 5, luckMilli: 4_139 });
  });

  it('goes by shares: a small job that lost a little lost more than a large one', () => {
    // 1 %, 2 % and 3 %; then the mean of 2 % and 3 %.
    const [small, middle, large] = [jobs(1, 3, 100), jobs(1, 20, 1_000), jobs(1, 1_000, 100_000)];
    expect(fingerprintOf(small, [...small, ...middle, ...large])).toMatchObject({
      medianMilli: 2_000,
      above: 1,
      below: 0,
    });
    expect(fingerprintOf(large, [...small, ...middle])).toMatchObject({
      medianMilli: 2_500,
      above: 0,
      below: 1,
    });
    expect(fingerprintOf([], [])).toMatchObject({ jobs: 0, medianMilli: 0, luckMilli: null });
  });
});
