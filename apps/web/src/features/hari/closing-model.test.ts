import { describe, expect, test } from 'vitest';
import type { Hari } from '../../kit/dokumen/queries.ts';
import {
  type Count,
  closingBody,
  countedCash,
  countOf,
  differencesOf,
  isRecorded,
  issuesOf,
  NO_COUNT,
  nextDay,
} from './closing-model.ts';

const hari = {
  tgl_system: '2026-02-25',
  buka: true,
  hari_ini: '2026-02-26',
  kas: { saldo_awal: 1_000_000, masuk: 500_000, keluar: 0, saldo_akhir: 1_500_000 },
  non_cash: [{ no_rekening: '123', nama_bank: 'BCA', jumlah: 2, jumlah_rp: 900_000, fee: 0 }],
  penjualan: { qty: 1, dokumen: 1, grand_total: 500_000, batal: 0 },
  stock: { qty: 10, berat: 30.5, draft: 0 },
  menunggu: { jumlah: 0, total: 0, tunai: 0 },
  pelunasan: { jumlah: 0, total: 0 },
  baki_belum: [],
  baki: [],
  hitungan: null,
  penanggung: [{ user_id: 'KASIR1', nama: 'KASIR 1' }],
  tutup_terakhir: null,
} satisfies Hari;
/** The day as it is told to who counts it. */
const blind: Hari = {
  ...hari,
  kas: null,
  non_cash: [{ no_rekening: '123', nama_bank: 'BCA', jumlah: null, jumlah_rp: null, fee: null }],
};
const exact: Count = { ...NO_COUNT, lembar: { 100000: 15 }, nonCash: { 123: 900_000 } };
const TRAY = {
  kode_baki: 'A01',
  kode_gudang: 'ETALASE',
  nama_gudang: 'ETALASE',
  status: 'SELISIH',
  selisih: -3.42,
} as const;
const why = { alasan: ' LUPA DICATAT ', penanggung: 'KASIR1' };

describe('closing the day', () => {
  test('wants the drawer and every account counted', () => {
    expect(issuesOf(hari, NO_COUNT)).toEqual(['count', 'accounts']);
    expect(issuesOf(hari, exact)).toEqual([]);
  });

  test('an empty drawer is counted by a 0', () => {
    const empty = { ...hari, kas: { ...hari.kas, saldo_akhir: 0 } };
    expect(issuesOf(empty, { ...exact, lembar: { 100: 0 } })).toEqual([]);
  });

  test.each([
    ['cash', 'KAS ', hari, { ...exact, lembar: { 100000: 14, 50000: 1 } }],
    ['an account', 'REKENING 123', hari, { ...exact, nonCash: { 123: 899_999 } }],
    ['a tray', 'BAKI A01', { ...hari, baki: [TRAY] }, exact],
  ])('a difference of %s wants a reason and a person', (_name, key, day, count) => {
    expect(differencesOf(day, count).map((one) => one.key)).toEqual([key]);
    expect(issuesOf(day, count)).toEqual(['why']);
    expect(issuesOf(day, { ...count, why: { [key]: { ...why, alasan: ' ' } } })).toEqual(['why']);
    expect(issuesOf(day, { ...count, why: { [key]: { ...why, penanggung: '' } } })).toEqual(['why']);
    expect(issuesOf(day, { ...count, why: { [key]: why } })).toEqual([]);
  });

  test('drafts keep it open whatever was counted', () => {
    expect(issuesOf({ ...hari, stock: { ...hari.stock, draft: 2 } }, exact)).toEqual(['draft']);
  });

  test('so do trays that were not weighed', () => {
    expect(issuesOf({ ...hari, baki_belum: ['A01'] }, exact)).toEqual(['baki']);
  });

  test('sends what was said and nothing else', () => {
    const count = {
      ...NO_COUNT,
      why: { 'KAS ': why },
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
      selisih: [{ jenis: 'KAS', kunci: '', alasan: 'LUPA DICATAT', penanggung: 'KASIR1' }],
      catatan: 'X',
    });
  });
});

describe('counting without being told', () => {
  const recorded = (cocok: boolean): Hari => ({
    ...blind,
    hitungan: {
      user_id: 'KASIR1',
      at: '2026-02-25T12:00:00Z',
      ke: 1,
      cocok,
      perlu_spv: false,
      rincian_kas: [{ pecahan: 100_000, lembar: 15 }],
      non_cash: [{ no_rekening: '123', jumlah_rp: 900_000 }],
    },
  });

  test('nothing differs, because nothing is known', () => {
    expect(differencesOf(blind, { ...exact, lembar: { 100: 1 } })).toEqual([]);
    expect(issuesOf(blind, exact)).toEqual([]);
  });

  test('a recorded count that is off needs a supervisor, until it is counted again', () => {
    expect(isRecorded(blind, exact)).toBe(false);
    expect(isRecorded(recorded(true), exact)).toBe(true);
    expect(issuesOf(recorded(true), exact)).toEqual([]);
    expect(issuesOf(recorded(false), exact)).toEqual(['supervisor']);
    const again = { ...exact, lembar: { 100000: 16 } };
    expect(isRecorded(recorded(false), again)).toBe(false);
    expect(issuesOf(recorded(false), again)).toEqual([]);
  });

  test('who is told goes on from it', () => {
    const { hitungan } = recorded(false);
    expect(hitungan && countOf(hitungan)).toEqual(exact);
  });
});

test('the next day is the calendar’s, unless it is closed already', () => {
  expect(nextDay(hari)).toBe('2026-02-26');
  expect(nextDay({ tgl_system: '2026-02-26', hari_ini: '2026-02-26' })).toBe('2026-02-27');
  expect(nextDay({ tgl_system: null, hari_ini: '2026-02-26' })).toBe('2026-02-26');
});
