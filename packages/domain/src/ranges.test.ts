import { expect, test } from 'vitest';
import { diffDays } from './dates.ts';
import {
  comparedRange,
  comparedSpan,
  comparisonFor,
  LEBARAN,
  nameOfRange,
  RENTANG,
  rangeNamed,
} from './ranges.ts';

const TODAY = '2026-11-27'; // a Friday
const span = (from: string, to: string) => ({ from, to });

test('a name means its days, and none of them lies ahead', () => {
  const meant = RENTANG.map((name) => Object.values(rangeNamed(name, TODAY) ?? {}).join(' '));
  expect(meant).toEqual([
    '2026-11-27 2026-11-27',
    '2026-11-26 2026-11-26',
    '2026-11-21 2026-11-27',
    '2026-11-23 2026-11-27',
    '2026-11-16 2026-11-22',
    '2026-11-01 2026-11-27',
    '2026-10-01 2026-10-31',
    '2026-01-01 2026-11-27',
    '2025-01-01 2025-12-31',
    '2026-03-20 2026-11-27',
    '2025-03-31 2026-03-19',
  ]);
});

test('a Monday begins its week, and the first of a month is all of it so far', () => {
  expect(rangeNamed('MINGGU_INI', '2026-11-23')).toEqual(span('2026-11-23', '2026-11-23'));
  expect(rangeNamed('BULAN_INI', '2026-11-01')).toEqual(span('2026-11-01', '2026-11-01'));
  expect(rangeNamed('BULAN_LALU', '2026-03-01')).toEqual(span('2026-02-01', '2026-02-28'));
});

test('Lebaran is known as far as its table reaches', () => {
  expect(rangeNamed('LEBARAN_INI', '2018-01-01')).toBeNull();
  expect(rangeNamed('LEBARAN_LALU', '2019-12-01')).toBeNull();
  expect(LEBARAN.slice(1).every((date, at) => [354, 355].includes(diffDays(LEBARAN[at] ?? '', date)))).toBe(
    true,
  );
});

test('a range is called by the first name that fits', () => {
  expect(nameOfRange(span('2026-11-27', '2026-11-27'), TODAY)).toBe('HARI_INI');
  expect(nameOfRange(span('2026-10-01', '2026-10-31'), TODAY)).toBe('BULAN_LALU');
  expect(nameOfRange(span('2026-10-02', '2026-10-31'), TODAY)).toBeNull();
});

test('a range is held against the one before of its kind', () => {
  const before = (from: string, to: string) => comparedRange(span(from, to), 'SEBELUMNYA');
  expect(before('2026-11-27', '2026-11-27')).toEqual(span('2026-11-26', '2026-11-26'));
  expect(before('2026-11-21', '2026-11-27')).toEqual(span('2026-11-14', '2026-11-20'));
  expect(before('2026-11-01', '2026-11-27')).toEqual(span('2026-10-01', '2026-10-27'));
  expect(before('2026-02-01', '2026-02-28')).toEqual(span('2026-01-01', '2026-01-31'));
  expect(before('2026-03-01', '2026-03-30')).toEqual(span('2026-02-01', '2026-02-28'));
  expect(before('2026-01-01', '2026-11-27')).toEqual(span('2025-01-01', '2025-11-27'));
  expect(before('2026-03-20', '2026-11-27')).toEqual(span('2025-03-31', '2025-12-08'));
  expect(before('2025-03-31', '2026-03-19')).toEqual(span('2024-04-10', '2025-03-30'));
  expect(before('2026-11-01', '2026-11-01')).toEqual(span('2026-10-31', '2026-10-31'));
});

test('and against the same days a year earlier', () => {
  expect(comparedRange(span('2028-02-29', '2028-02-29'), 'TAHUN_LALU')).toEqual(
    span('2027-02-28', '2027-02-28'),
  );
  expect(comparedRange(span('2027-02-01', '2027-02-28'), 'TAHUN_LALU')).toEqual(
    span('2026-02-01', '2026-02-28'),
  );
});

test('a range never meets the one it is held against', () => {
  for (let day = 1; day <= 28; day += 1)
    for (const name of RENTANG) {
      const given = rangeNamed(name, `2026-02-${String(day).padStart(2, '0')}`);
      if (given) expect(comparedRange(given, 'SEBELUMNYA').to < given.from).toBe(true);
    }
});

test('a day is compared with the same weekday, and with the same day of months that have it', () => {
  const of = (day: string, against: Parameters<typeof comparedSpan>[1]) =>
    comparedSpan(span(day, day), against).to;
  expect(of('2026-03-01', 'SEBELUMNYA')).toBe('2026-02-28');
  expect(of('2026-03-01', 'MINGGU_LALU')).toBe('2026-02-22');
  expect(of('2026-03-31', 'BULAN_LALU')).toBe('2026-02-28');
  expect(of('2028-02-29', 'TAHUN_LALU')).toBe('2027-02-28');
});

test('a comparison that a range lacks is the one before it', () => {
  expect(comparisonFor(span('2026-03-01', '2026-03-01'), 'BULAN_LALU')).toBe('BULAN_LALU');
  expect(comparisonFor(span('2026-03-01', '2026-03-09'), 'BULAN_LALU')).toBe('SEBELUMNYA');
  expect(comparisonFor(span('2026-03-01', '2026-03-09'), 'TAHUN_LALU')).toBe('TAHUN_LALU');
  expect(comparisonFor(span('2026-03-01', '2026-03-01'), undefined)).toBe('SEBELUMNYA');
});
