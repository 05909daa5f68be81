import type { BakiTimbang } from '@kadar/contract/endpoints/timbang.ts';
import { describe, expect, test } from 'vitest';
import { nextTray, progressOf, startTray, withTray } from './tray-list.ts';

const tray = (kode_baki: string, status: BakiTimbang['status'] = 'BELUM'): BakiTimbang => ({
  kode_baki,
  nama_baki: '',
  jumlah: 40,
  berat_asli: 120,
  berat_bandrol: 4.8,
  berat_baki: 250,
  berat_seharusnya: 374.8,
  berat_timbang: null,
  selisih: null,
  status,
  sumber: null,
  ditimbang_oleh: null,
  ditimbang_at: null,
  berubah: false,
  dugaan: [],
});
const TRAYS = [tray('A01', 'COCOK'), tray('A02'), tray('A03', 'SELISIH'), tray('A04')];

describe('the way through the trays', () => {
  test.each([
    ['A01', 'A02'],
    ['A02', 'A04'],
    ['A04', 'A02'],
    ['GONE', 'A02'],
  ])('after %s comes %s', (after, next) => {
    expect(nextTray(TRAYS, after)).toBe(next);
  });

  test('after the last of all there is none', () => {
    expect(nextTray([tray('A01', 'COCOK'), tray('A02', 'SELISIH')], 'A02')).toBeNull();
    expect(nextTray([], 'A01')).toBeNull();
  });

  test('begins with the chosen tray, else with the first not weighed', () => {
    expect(startTray(TRAYS, 'A03')).toBe('A03');
    expect(startTray(TRAYS, 'GONE')).toBe('A02');
    expect(startTray([tray('A01', 'COCOK')], null)).toBe('A01');
    expect(startTray([], 'A01')).toBeNull();
  });

  test('counts', () => {
    expect(progressOf(TRAYS)).toEqual({ weighed: 2, total: 4, off: 1 });
    expect(progressOf([])).toEqual({ weighed: 0, total: 0, off: 0 });
  });

  test('a weighed tray takes its place', () => {
    const data = { sesi: null, data_timbang: TRAYS, toleransi: 0.05 };
    expect(progressOf(withTray(data, tray('A02', 'COCOK')).data_timbang)).toMatchObject({ weighed: 3 });
  });
});
