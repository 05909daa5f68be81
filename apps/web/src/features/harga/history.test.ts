import { expect, test } from 'vitest';
import { pointsOf } from './history.ts';

const riwayat = [
  { nominal: 2_600_000, berlaku_at: '2026-02-25T01:00:00Z', user_id: 'OWNER' },
  { nominal: 2_650_000, berlaku_at: '2026-02-24T01:00:00Z', user_id: 'OWNER' },
  { nominal: 2_500_000, berlaku_at: '2026-02-20T01:00:00Z', user_id: 'OWNER' },
];

test('the line runs from the oldest price to now', () => {
  const now = Date.parse('2026-02-25T05:00:00Z');
  const points = pointsOf({ riwayat }, now);
  expect(points.map(({ nominal }) => nominal)).toEqual([2_500_000, 2_650_000, 2_600_000, 2_600_000]);
  expect(points.at(-1)?.at).toBe(now);
  expect(pointsOf({ riwayat: [] }, now)).toEqual([]);
});
