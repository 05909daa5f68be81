import type { ReportDefinition, ReportSums } from '@kadar/contract/report.ts';
import { expect, test } from 'vitest';
import {
  bandingIn,
  comparedFilters,
  deltasOf,
  groupDeltas,
  isWhole,
  pathKey,
  spanIn,
  withoutOuter,
} from './compared.ts';

const definition = { range: { from: 'tgl_from', to: 'tgl_to' } } as ReportDefinition;
const asked = { tgl_from: '2026-11-01', tgl_to: '2026-11-27', kategori: 'ALL' };

test('the same filters are asked over the range before, unless the address says another or none', () => {
  expect(comparedFilters(definition, asked, bandingIn(undefined))?.values).toEqual({
    tgl_from: '2026-10-01',
    tgl_to: '2026-10-27',
    kategori: 'ALL',
  });
  expect(comparedFilters(definition, asked, bandingIn('TAHUN_LALU'))?.span.from).toBe('2025-11-01');
  expect(comparedFilters(definition, asked, bandingIn('TIDAK'))).toBeNull();
  expect(comparedFilters({} as ReportDefinition, asked, bandingIn(undefined))).toBeNull();
  expect(comparedFilters(definition, { ...asked, tgl_to: '2026-10-01' }, 'SEBELUMNYA')).toBeNull();
  expect(spanIn(definition, { tgl_from: '2026-11-01', tgl_to: '' })).toBeNull();
});

test('a running day is not held against a whole one; in a week it is the least of it', () => {
  const today = '2026-11-27';
  expect(isWhole({ from: today, to: today }, today)).toBe(false);
  expect(isWhole({ from: '2026-11-22', to: today }, today)).toBe(false);
  expect(isWhole({ from: '2026-11-21', to: today }, today)).toBe(true);
  expect(isWhole({ from: '2026-11-26', to: '2026-11-26' }, today)).toBe(true);
});

const sums = (total: number, groups: readonly (readonly [string[], number])[]): ReportSums => ({
  baris: 1,
  jumlah: { total, berat: null },
  kelompok: groups.map(([kunci, n]) => ({ kunci, baris: 1, jumlah: { total: n } })),
  titik: [],
});

test('sums and groups differ by so much; what was not there before says nothing', () => {
  const now = sums(110, [
    [['K01', 'CINCIN'], 60],
    [['K01', 'GELANG'], 50],
    [['K01'], 110],
  ]);
  const before = sums(100, [
    [['K01', 'CINCIN'], 100],
    [['K01'], 100],
  ]);
  expect(deltasOf(now, before)).toEqual({ total: 10_000 });
  const shown = groupDeltas(withoutOuter(now), withoutOuter(before), 'total');
  expect(Object.fromEntries(shown)).toEqual({ '["CINCIN"]': -40_000, '["GELANG"]': null });
  expect(pathKey(['A'])).not.toBe(pathKey(['A', '']));
});
