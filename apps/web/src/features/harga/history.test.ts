import { expect, test } from 'vitest';
import { pointsOf, stepsOf } from './history.ts';

const riwayat = [
  { nominal: 2_600_000, berlaku_at: '2026-02-25T01:00:00Z', user_id: 'OWNER' },
  { nominal: 2_650_000, berlaku_at: '2026-02-24T01:00:00Z', user_id: 'OWNER' },
  { nominal: 2_500_000, berlaku_at: '2026-02-20T01:00:00Z', user_id: 'OWNER' },
];

test('each price stands against the one before it', () => {
  expect(stepsOf({ riwayat }).map(({ change }) => change)).toEqual([-50_000, 150_000, null]);
});

test('the line runs from the oldest price to now', () => {
  const now = Date.parse('2026-02-25T05:00:00Z');
  const points = pointsOf({ riwayat }, now);
  expect(points.map(({ nominal }) => nominal)).toEqual([2_500_000, 2_650_000, 2_600_000, 2_600_000]);
  expect(points.at(-1)?.at).toBe(now);
  expect(pointsOf({ riwayat: [] }, now)).toEqual([]);
});
