import { describe, expect, test } from 'vitest';
import { HEALTH_LINES, type HealthFacts, healthOf, isNarrow } from './health.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const GIB = 1024 ** 3;
const WELL: HealthFacts = {
  age: 100 * DAY,
  backup: { done: HOUR, failed: null },
  trial: { done: 3 * DAY, failed: null },
  checks: { done: HOUR, found: 0 },
  unsealed: 2,
  disks: [{ free: 50 * GIB, total: 100 * GIB }],
  queue: { failed: 0, oldest: 0 },
};
const badIn = (facts: Partial<HealthFacts>) => {
  const health = healthOf({ ...WELL, ...facts });
  return HEALTH_LINES.filter((line) => health[line] === 'BURUK');
};

describe('the health of a server', () => {
  test('is well where all is done in time', () => {
    expect(Object.values(healthOf(WELL))).toEqual(HEALTH_LINES.map(() => 'BAIK'));
  });

  test('a backup is missed after 26 hours, one that failed since the last good one at once', () => {
    expect(badIn({ backup: { done: 26 * HOUR, failed: null } })).toEqual([]);
    expect(badIn({ backup: { done: 26 * HOUR + 1, failed: null } })).toEqual(['CADANGAN']);
    expect(badIn({ backup: { done: HOUR, failed: HOUR - 1 } })).toEqual(['CADANGAN']);
    expect(badIn({ backup: { done: HOUR, failed: HOUR + 1 } })).toEqual([]);
    expect(badIn({ backup: { done: null, failed: 5 } })).toEqual(['CADANGAN']);
  });

  test('what never was done is not missed on the first day', () => {
    const never = { done: null, failed: null };
    const young = { age: HOUR, backup: never, trial: never, checks: { done: null, found: 0 }, queue: null };
    expect(healthOf({ ...WELL, ...young })).toMatchObject({
      CADANGAN: 'BELUM',
      UJI_PULIH: 'BELUM',
      PEMERIKSAAN: 'BELUM',
      ANTRIAN: 'BELUM',
    });
    expect(badIn({ ...young, age: 27 * HOUR })).toEqual(['CADANGAN', 'PEMERIKSAAN']);
    expect(badIn({ ...young, age: 9 * DAY })).toEqual(['CADANGAN', 'UJI_PULIH', 'PEMERIKSAAN']);
  });

  test('checks that found something, or did not run, are wrong', () => {
    expect(badIn({ checks: { done: HOUR, found: 1 } })).toEqual(['PEMERIKSAAN']);
    expect(badIn({ checks: { done: 27 * HOUR, found: 0 } })).toEqual(['PEMERIKSAAN']);
  });

  test('seals wait a minute, jobs a quarter of an hour', () => {
    expect(badIn({ unsealed: 60, queue: { failed: 0, oldest: 900 } })).toEqual([]);
    expect(badIn({ unsealed: 61, queue: { failed: 0, oldest: 901 } })).toEqual(['SEGEL', 'ANTRIAN']);
    expect(badIn({ queue: { failed: 1, oldest: 0 } })).toEqual(['ANTRIAN']);
  });

  test('a disk is narrow below a gibibyte, and below 5 % where that is less than ten', () => {
    expect(isNarrow({ free: GIB - 1, total: 2 * GIB })).toBe(true);
    expect(isNarrow({ free: 4 * GIB, total: 100 * GIB })).toBe(true);
    expect(isNarrow({ free: 40 * GIB, total: 1000 * GIB })).toBe(false);
    expect(badIn({ disks: [] })).toEqual([]);
  });
});
