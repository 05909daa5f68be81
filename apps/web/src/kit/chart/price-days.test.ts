import { expect, test } from 'vitest';
import { priceDays } from './price-days.ts';

const dayOf = (at: string) => at.slice(0, 10);
const riwayat = [
  { nominal: 2_650_000, berlaku_at: '2026-02-20T09:00' },
  { nominal: 2_640_000, berlaku_at: '2026-02-20T08:00' },
  { nominal: 2_600_000, berlaku_at: '2026-02-10T08:00' },
];

test('each day has the last price set by its end, today the last', () => {
  const days = priceDays(riwayat, '2026-02-25', dayOf, 30);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ tanggal: '2026-02-25', nominal: 2_650_000 });
  const on = (tanggal: string) => days.find((day) => day.tanggal === tanggal)?.nominal;
  expect([on('2026-02-19'), on('2026-02-20'), on('2026-02-10')]).toEqual([2_600_000, 2_650_000, 2_600_000]);
});

test('before the first price there is none, which is not nothing', () => {
  const days = priceDays(riwayat, '2026-02-25', dayOf, 30);
  expect(days[0]).toEqual({ tanggal: '2026-01-27', nominal: null });
  expect(days.some(({ nominal }) => nominal === 0)).toBe(false);
  expect(priceDays([], '2026-02-25', dayOf, 30).every(({ nominal }) => nominal === null)).toBe(true);
});
