import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { KALA, nextMoment } from './schedule.ts';

const next = (
  kala: (typeof KALA)[number],
  hari: number,
  jam: string,
  tanggal: string,
  at: string,
): string => {
  const moment = nextMoment({ kala, hari, jam }, { tanggal, jam: at });
  return `${moment.tanggal} ${moment.jam}`;
};

describe('the next time', () => {
  test.each([
    ['HARIAN', 0, '07:00', '2026-02-25', '06:59', '2026-02-25 07:00'],
    ['HARIAN', 0, '07:00', '2026-02-25', '07:00', '2026-02-26 07:00'],
    ['HARIAN', 0, '07:00', '2026-02-28', '21:00', '2026-03-01 07:00'],
    // 2026-02-25 is a Wednesday.
    ['MINGGUAN', 3, '07:00', '2026-02-25', '06:00', '2026-02-25 07:00'],
    ['MINGGUAN', 3, '07:00', '2026-02-25', '08:00', '2026-03-04 07:00'],
    ['MINGGUAN', 1, '07:00', '2026-02-25', '08:00', '2026-03-02 07:00'],
    ['MINGGUAN', 7, '07:00', '2026-02-25', '08:00', '2026-03-01 07:00'],
    ['BULANAN', 1, '07:00', '2026-02-25', '08:00', '2026-03-01 07:00'],
    ['BULANAN', 31, '07:00', '2026-02-25', '08:00', '2026-02-28 07:00'],
    ['BULANAN', 31, '07:00', '2026-02-28', '08:00', '2026-03-31 07:00'],
    ['BULANAN', 29, '07:00', '2028-02-01', '08:00', '2028-02-29 07:00'],
    ['BULANAN', 30, '23:59', '2026-01-31', '00:00', '2026-02-28 23:59'],
    ['BULANAN', 25, '07:00', '2026-12-25', '07:00', '2027-01-25 07:00'],
  ] as const)('%s %s at %s after %s %s', (kala, hari, jam, tanggal, at, wanted) =>
    expect(next(kala, hari, jam, tanggal, at)).toBe(wanted),
  );

  test('is later, never more than a period away, and comes to the same from any moment before it', () => {
    const minute = fc
      .integer({ min: 0, max: 1439 })
      .map((n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`);
    fc.assert(
      fc.property(
        fc.constantFrom(...KALA),
        fc.integer({ min: 1, max: 31 }),
        minute,
        minute,
        fc.integer({ min: 0, max: 3000 }),
        (kala, day, jam, at, days) => {
          const hari = kala === 'MINGGUAN' ? ((day - 1) % 7) + 1 : day;
          const tanggal = addDays('2024-01-01', days);
          const found = nextMoment({ kala, hari, jam }, { tanggal, jam: at });
          expect(`${found.tanggal} ${found.jam}` > `${tanggal} ${at}`).toBe(true);
          const most = { HARIAN: 1, MINGGUAN: 7, BULANAN: 31 }[kala];
          expect(found.tanggal <= addDays(tanggal, most)).toBe(true);
          if (found.tanggal > tanggal)
            expect(nextMoment({ kala, hari, jam }, { tanggal, jam: '23:59' })).toEqual(found);
        },
      ),
    );
  });
});
