import { describe, expect, test } from 'vitest';
import { addDays } from './dates.ts';
import { progressOf, sellingDays } from './target.ts';

const days = (from: string, to: string, shut: (day: string) => boolean = () => false): Set<string> => {
  const all = new Set<string>();
  for (let day = from; day <= to; day = addDays(day, 1)) if (!shut(day)) all.add(day);
  return all;
};
const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0;

describe('sellingDays', () => {
  test('of a month that is over are those on which the shop closed its books', () => {
    const closed = days('2026-10-01', '2026-10-31', isSunday);
    expect(sellingDays('2026-10-15', '2026-11-27', closed)).toEqual({ lewat: 27, semua: 27 });
  });
  test('today is to come until it is closed', () => {
    const closed = days('2026-10-01', '2026-11-26');
    expect(sellingDays('2026-11-01', '2026-11-27', closed)).toEqual({ lewat: 26, semua: 30 });
    closed.add('2026-11-27');
    expect(sellingDays('2026-11-01', '2026-11-27', closed)).toEqual({ lewat: 27, semua: 30 });
  });
  test('a weekday on which it was shut for four weeks does not come', () => {
    const closed = days('2026-10-01', '2026-11-17', isSunday);
    // November 2026 has five Sundays: two of them to come on the 18th.
    expect(sellingDays('2026-11-01', '2026-11-18', closed)).toEqual({ lewat: 14, semua: 25 });
    closed.add('2026-11-08');
    expect(sellingDays('2026-11-01', '2026-11-18', closed)).toEqual({ lewat: 15, semua: 28 });
  });
  test('of a young shop every day comes; of a month that has not begun none is over', () => {
    expect(sellingDays('2026-11-01', '2026-11-18', days('2026-11-16', '2026-11-17'))).toEqual({
      lewat: 2,
      semua: 15,
    });
    expect(sellingDays('2026-12-01', '2026-11-18', days('2026-10-01', '2026-11-17'))).toEqual({
      lewat: 0,
      semua: 31,
    });
  });
});

describe('progressOf', () => {
  test('what was reached on the days that are over stands against their part of the target', () => {
    // 10 of 25 days: 200 of 500 million should be there; 220 were on them, 230 are with today.
    expect(
      progressOf(
        500_000_000,
        { reached: 230_000_000, before: 220_000_000 },
        {
          lewat: 10,
          semua: 25,
        },
      ),
    ).toEqual({
      persenMilli: 46_000,
      seharusnya: 200_000_000,
      lajuMilli: 110_000,
      kurang: 270_000_000,
      perHari: 18_000_000,
    });
  });
  test('what is missing on each day to come is rounded up, what should be there down', () => {
    const { seharusnya, perHari } = progressOf(100, { reached: 0, before: 0 }, { lewat: 1, semua: 7 });
    expect([seharusnya, perHari]).toEqual([14, 17]);
  });
  test('reached to the rupiah nothing is missing; a rupiah less is 99.999 % and one rupiah', () => {
    const over = { lewat: 20, semua: 20 };
    expect(progressOf(100_000, { reached: 100_000, before: 100_000 }, over)).toMatchObject({
      persenMilli: 100_000,
      kurang: 0,
      perHari: null,
    });
    expect(progressOf(100_000, { reached: 99_999, before: 99_999 }, over)).toMatchObject({
      persenMilli: 99_999,
      lajuMilli: 99_999,
      kurang: 1,
    });
  });
  test('more cancelled than sold is less than nothing; no target is no progress; before the first day there is no pace', () => {
    expect(progressOf(100, { reached: -50, before: 0 }, { lewat: 0, semua: 10 })).toEqual({
      persenMilli: -50_000,
      seharusnya: 0,
      lajuMilli: null,
      kurang: 150,
      perHari: 15,
    });
    expect(progressOf(0, { reached: 5, before: 5 }, { lewat: 1, semua: 2 }).persenMilli).toBeNull();
  });
});
