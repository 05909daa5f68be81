import { expect, test } from 'vitest';
import {
  bandingFor,
  comparedSpan,
  comparedUntil,
  deltaMilli,
  isOrdinary,
  spanOf,
  UMUR_STOK,
} from './periods.ts';

test('a month and a year reach up to the day', () => {
  expect(spanOf('HARI', '2026-11-22')).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  expect(spanOf('BULAN', '2026-11-22')).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(spanOf('TAHUN', '2026-11-22')).toEqual({ from: '2026-01-01', to: '2026-11-22' });
});

test('a day is compared with the same weekday, and with the same day of months that have it', () => {
  expect(comparedSpan('HARI', 'KEMARIN', '2026-03-01').to).toBe('2026-02-28');
  expect(comparedSpan('HARI', 'MINGGU_LALU', '2026-03-01').to).toBe('2026-02-22');
  expect(comparedSpan('HARI', 'BULAN_LALU', '2026-03-31').to).toBe('2026-02-28');
  expect(comparedSpan('HARI', 'TAHUN_LALU', '2028-02-29').to).toBe('2027-02-28');
  expect(comparedSpan('BULAN', 'BULAN_LALU', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(comparedSpan('TAHUN', 'TAHUN_LALU', '2026-11-22')).toEqual({ from: '2025-01-01', to: '2025-11-22' });
});

test('a comparison that a period lacks is its usual one', () => {
  expect(bandingFor('HARI', 'TAHUN_LALU')).toBe('TAHUN_LALU');
  expect(bandingFor('BULAN', 'KEMARIN')).toBe('BULAN_LALU');
  expect(bandingFor('HARI', undefined)).toBe('KEMARIN');
});

test('a running day meets the same hours, one that is over the whole day', () => {
  const now = new Date('2026-11-22T07:20:00Z');
  expect(comparedUntil(now, '2026-11-22', '2026-11-22', '2026-11-21')).toEqual(
    new Date('2026-11-21T07:20:00Z'),
  );
  expect(comparedUntil(now, '2026-11-22', '2026-11-22', '2026-10-22')).toEqual(
    new Date('2026-10-22T07:20:00Z'),
  );
  expect(comparedUntil(now, '2026-11-22', '2026-11-21', '2026-11-20')).toBeNull();
});

test('the change is exact to a thousandth of a percent, and next to nothing is no comparison', () => {
  expect(deltaMilli(94_800, 100_000)).toBe(-5_200);
  expect(deltaMilli(1, 0)).toBeNull();
  expect(deltaMilli(1, -5)).toBeNull();
  expect(deltaMilli(41_078, 100)).toBeNull();
  expect([deltaMilli(1_000, 100), deltaMilli(1_001, 100)]).toEqual([900_000, null]);
  expect(deltaMilli(0, 100)).toBe(-100_000);
  expect([5_000, -5_000, 5_001, -5_001].map(isOrdinary)).toEqual([true, true, false, false]);
});

test('the ages follow each other without a gap', () => {
  expect(UMUR_STOK.slice(1).map(({ dari }) => dari)).toEqual(
    UMUR_STOK.slice(0, -1).map(({ sampai }) => Number(sampai) + 1),
  );
});
