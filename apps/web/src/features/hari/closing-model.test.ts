import { describe, expect, test } from 'vitest';
import type { Hari } from '../../kit/dokumen/queries.ts';
import {
  type Count,
  closingBody,
  countedCash,
  differs,
  issuesOf,
  NO_COUNT,
  nextDay,
} from './closing-model.ts';

const hari: Hari = {
  tgl_system: '2026-02-25',
  buka: true,
  hari_ini: '2026-02-26',
  kas: { saldo_awal: 1_000_000, masuk: 500_000, keluar: 0, saldo_akhir: 1_500_000 },
  non_cash: [{ no_rekening: '123', nama_bank: 'BCA', jumlah: 2, jumlah_rp: 900_000, fee: 0 }],
  penjualan: { qty: 1, dokumen: 1, grand_total: 500_000, batal: 0 },
  stock: { qty: 10, berat: 30.5, draft: 0 },
  baki_belum: [],
  tutup_terakhir: null,
};
const exact: Count = { lembar: { 100000: 15 }, nonCash: { 123: 900_000 }, catatan: '' };

describe('closing the day', () => {
  test('wants the drawer and every account counted', () => {
    expect(issuesOf(hari, NO_COUNT)).toEqual(['count', 'accounts']);
    expect(issuesOf(hari, exact)).toEqual([]);
  });

  test('an empty drawer is counted by a 0', () => {
    const empty = { ...hari, kas: { ...hari.kas, saldo_akhir: 0 } };
    expect(issuesOf(empty, { ...exact, lembar: { 100: 0 } })).toEqual([]);
  });

  test('a difference of cash or of an account wants a note', () => {
    for (const count of [
      { ...exact, lembar: { 100000: 14, 50000: 1 } },
      { ...exact, nonCash: { 123: 899_999 } },
    ]) {
      expect(issuesOf(hari, count)).toEqual(['note']);
      expect(issuesOf(hari, { ...count, catatan: 'SELISIH' })).toEqual([]);
      expect(differs(hari, { ...count, catatan: 'SELISIH' })).toBe(true);
    }
    expect(differs(hari, exact)).toBe(false);
  });

  test('drafts keep it open whatever was counted', () => {
    expect(issuesOf({ ...hari, stock: { ...hari.stock, draft: 2 } }, exact)).toEqual(['draft']);
  });

  test('so do trays that were not weighed', () => {
    expect(issuesOf({ ...hari, baki_belum: ['A01'] }, exact)).toEqual(['baki']);
  });

  test('sends what was said and nothing else', () => {
    const count = {
      lembar: { 100000: 14, 500: 3, 200: null },
      nonCash: { 123: 900_000, 999: 1 },
      catatan: ' X ',
    };
    expect(countedCash(count)).toBe(1_401_500);
    expect(closingBody('2026-02-25', hari, count)).toEqual({
      tanggal: '2026-02-25',
      rincian_kas: [
        { pecahan: 100_000, lembar: 14 },
        { pecahan: 500, lembar: 3 },
      ],
      non_cash: [{ no_rekening: '123', jumlah_rp: 900_000 }],
      catatan: 'X',
    });
  });
});

test('the next day is the calendar’s, unless it is closed already', () => {
  expect(nextDay(hari)).toBe('2026-02-26');
  expect(nextDay({ tgl_system: '2026-02-26', hari_ini: '2026-02-26' })).toBe('2026-02-27');
  expect(nextDay({ tgl_system: null, hari_ini: '2026-02-26' })).toBe('2026-02-26');
});
