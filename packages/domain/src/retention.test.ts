import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { type KeptBackup, lastDue, surplusOf } from './retention.ts';

const daily = (days: number, until = '2026-11-27'): KeptBackup[] =>
  Array.from({ length: days }, (_, back) => ({
    id: days - back,
    at: days - back,
    tanggal: addDays(until, -back),
  }));
const kept = (backups: readonly KeptBackup[], retention: Parameters<typeof surplusOf>[1]) => {
  const surplus = new Set(surplusOf(backups, retention));
  return backups.filter(({ id }) => !surplus.has(id)).map(({ tanggal }) => tanggal);
};

describe('which backups are kept', () => {
  test('the newest of each day, week and month, so many of each', () => {
    expect(kept(daily(60), { harian: 3, mingguan: 2, bulanan: 3 })).toEqual([
      '2026-11-27',
      '2026-11-26',
      '2026-11-25',
      // The Sunday of the week before, and the last days of two months.
      '2026-11-22',
      '2026-10-31',
      '2026-09-30',
    ]);
  });

  test('days without a backup are none: the last ones there are stay', () => {
    const rare = [40, 30, 20, 10].map((back, id) => ({ id, at: id, tanggal: addDays('2026-11-27', -back) }));
    expect(kept(rare, { harian: 2, mingguan: 0, bulanan: 0 })).toEqual(['2026-11-07', '2026-11-17']);
  });

  test('of one day the newest', () => {
    const day = [1, 2, 3].map((at) => ({ id: at, at, tanggal: '2026-11-27' }));
    expect(surplusOf(day, { harian: 7, mingguan: 4, bulanan: 12 })).toEqual([2, 1]);
  });

  test('the newest never goes, and nothing that was kept goes for one more', () => {
    const backups = fc.uniqueArray(fc.tuple(fc.nat(400), fc.nat(9)), { selector: ([d, n]) => d * 10 + n });
    const few = fc.record({ harian: fc.nat(9), mingguan: fc.nat(6), bulanan: fc.nat(6) });
    fc.assert(
      fc.property(backups, few, (days, retention) => {
        const all = days.map(([day, n], id) => ({
          id,
          at: day * 10 + n,
          tanggal: addDays('2025-01-01', day),
        }));
        const surplus = surplusOf(all, retention);
        const newest = all.toSorted((a, b) => b.at - a.at)[0];
        if (newest) expect(surplus).not.toContain(newest.id);
        const more = surplusOf(all, { ...retention, harian: retention.harian + 1 });
        for (const id of more) expect(surplus).toContain(id);
      }),
    );
  });
});

describe('when a clock struck last', () => {
  // A Friday.
  const at = (clock: string) => ({ tanggal: '2026-11-27', clock });
  test('every day', () => {
    expect(lastDue(at('02:00'), '02:00')).toBe('2026-11-27');
    expect(lastDue(at('01:59'), '02:00')).toBe('2026-11-26');
  });
  test('once a week', () => {
    expect(lastDue(at('02:00'), '02:00', 5)).toBe('2026-11-27');
    expect(lastDue(at('01:59'), '02:00', 5)).toBe('2026-11-20');
    expect(lastDue(at('12:00'), '02:00', 0)).toBe('2026-11-22');
    expect(lastDue(at('12:00'), '02:00', 6)).toBe('2026-11-21');
  });
});
