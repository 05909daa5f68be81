import { describe, expect, it } from 'vitest';
import {
  activityOf,
  balanceSheet,
  cashFlows,
  changeMilli,
  incomeStatement,
  monthsOf,
  placeOfAccount,
  type StatementAccount,
  type StatementLine,
} from './statements.ts';

const account = (
  nomor_akun: string,
  jenis: StatementAccount['jenis'],
  kelompok: StatementAccount['kelompok'] = 'UMUM',
): StatementAccount => ({ nomor_akun, nama_akun: `AKUN ${nomor_akun}`, jenis, kelompok });

const ACCOUNTS = [
  account('1101', 'ASET', 'KAS'),
  account('1111', 'ASET', 'KAS'),
  account('1131', 'ASET', 'PERSEDIAAN'),
  account('1142', 'ASET'),
  account('1201', 'ASET', 'ASET_TETAP'),
  account('2101', 'KEWAJIBAN'),
  account('2201', 'KEWAJIBAN', 'PINJAMAN'),
  account('3101', 'MODAL'),
  account('4101', 'PENDAPATAN'),
  account('4102', 'PENDAPATAN'),
  account('5101', 'BEBAN', 'HPP'),
  account('6101', 'BEBAN'),
];

const told = (lines: readonly StatementLine[]): string[] =>
  lines.map(({ kunci, tingkat, rp }) => `${'  '.repeat(tingkat)}${kunci} ${rp.join(' ')}`);
const part = (lines: readonly StatementLine[], kunci: string): number[] =>
  lines.find((line) => line.kunci === kunci)?.rp ?? [];

describe('the income statement', () => {
  it('is income less cost of goods, less expenses, account by account', () => {
    const moved = new Map([
      ['4101', [-1_000, -500]],
      ['4102', [100, 0]],
      ['5101', [700, 300]],
      ['6101', [50, 250]],
      ['1101', [900, 500]],
    ]);
    expect(told(incomeStatement(ACCOUNTS, 2, moved))).toEqual([
      'PENDAPATAN 900 500',
      '  PENDAPATAN:4101 1000 500',
      '  PENDAPATAN:4102 -100 0',
      'HPP 700 300',
      '  HPP:5101 700 300',
      'LABA_KOTOR 200 200',
      'BEBAN 50 250',
      '  BEBAN:6101 50 250',
      'LABA 150 -50',
    ]);
  });

  it('of nothing has its heads', () => {
    expect(told(incomeStatement([], 1, new Map()))).toEqual([
      'PENDAPATAN 0',
      'HPP 0',
      'LABA_KOTOR 0',
      'BEBAN 0',
      'LABA 0',
    ]);
  });
});

describe('the balance sheet', () => {
  const stands = new Map([
    ['1101', [300]],
    ['1131', [500]],
    ['1201', [200]],
    ['2101', [-150]],
    ['2201', [-100]],
    ['3101', [-600]],
    ['4101', [-1_000]],
    ['5101', [800]],
    ['6101', [50]],
  ]);
  const earlier = new Map([
    ['4101', [-400]],
    ['5101', [330]],
  ]);
  const gold = new Map([['1131', [5_250]]]);

  it('agrees by what was earned and never carried to equity', () => {
    const lines = balanceSheet(ACCOUNTS, 1, { stands, earlier, gold });
    expect(told(lines)).toEqual([
      'ASET 1000',
      '  KAS 300',
      '    KAS:1101 300',
      '  PERSEDIAAN 500',
      '    PERSEDIAAN:1131 500',
      '  ASET_TETAP 200',
      '    ASET_TETAP:1201 200',
      'KEWAJIBAN 250',
      '  HUTANG 150',
      '    HUTANG:2101 150',
      '  PINJAMAN 100',
      '    PINJAMAN:2201 100',
      'MODAL 750',
      '  MODAL:3101 600',
      '  LABA_TAHUN_LALU 70',
      '  LABA_TAHUN_INI 80',
      'KEWAJIBAN_MODAL 1000',
    ]);
    expect(lines.filter(({ mg }) => mg[0] !== null).map(({ kunci, mg }) => [kunci, ...mg])).toEqual([
      ['ASET', 5_250],
      ['PERSEDIAAN', 5_250],
      ['PERSEDIAAN:1131', 5_250],
    ]);
  });

  it('lists an account that is given no place, or that of another kind, with the others of its kind', () => {
    const odd = [account('9901', 'ASET', placeOfAccount('ASET', 'HPP')), account('3101', 'MODAL')];
    const lines = balanceSheet(odd, 1, {
      stands: new Map([
        ['9901', [10]],
        ['3101', [-10]],
      ]),
      earlier: new Map(),
      gold: new Map(),
    });
    expect(part(lines, 'ASET_LAIN:9901')).toEqual([10]);
    expect(part(lines, 'ASET')).toEqual(part(lines, 'KEWAJIBAN_MODAL'));
  });
});

describe('cash flows', () => {
  it('lead from what there was to what there is, by activity', () => {
    const lines = cashFlows(ACCOUNTS, 1, {
      opening: new Map([['1101', [100]]]),
      flows: new Map([
        ['4101', [-1_000]],
        ['5101', [700]],
        ['1131', [-650]],
        ['6101', [50]],
        ['2101', [-20]],
        ['1201', [200]],
        ['3101', [-300]],
        ['2201', [30]],
      ]),
      closing: new Map([
        ['1101', [60]],
        ['1111', [1_030]],
      ]),
    });
    expect(told(lines)).toEqual([
      'KAS_AWAL 100',
      '  KAS_AWAL:1101 100',
      'OPERASI 920',
      '  OPERASI_PENDAPATAN 1000',
      '    OPERASI_PENDAPATAN:4101 1000',
      '  OPERASI_BARANG -50',
      '    OPERASI_BARANG:1131 650',
      '    OPERASI_BARANG:5101 -700',
      '  OPERASI_BEBAN -50',
      '    OPERASI_BEBAN:6101 -50',
      '  OPERASI_LAIN 20',
      '    OPERASI_LAIN:2101 20',
      'INVESTASI -200',
      '  INVESTASI:1201 -200',
      'PENDANAAN 270',
      '  PENDANAAN:2201 -30',
      '  PENDANAAN:3101 300',
      'KENAIKAN 990',
      'KAS_AKHIR 1090',
      '  KAS_AKHIR:1101 60',
      '  KAS_AKHIR:1111 1030',
    ]);
    expect(activityOf({ jenis: 'KEWAJIBAN', kelompok: 'UMUM' })).toBe('OPERASI');
  });
});

describe('columns', () => {
  it('are the months of a range, the first and the last cut by it', () => {
    expect(monthsOf({ from: '2026-01-15', to: '2026-03-02' })).toEqual([
      { from: '2026-01-15', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-02' },
    ]);
    expect(monthsOf({ from: '2026-05-05', to: '2026-05-05' })).toEqual([
      { from: '2026-05-05', to: '2026-05-05' },
    ]);
  });

  it('say by how much one is more than another, and nothing against nothing', () => {
    expect(
      [
        [110, 100],
        [50, -100],
        [-100, -50],
        [7, 0],
      ].map(([now, before]) => changeMilli(now ?? 0, before ?? 0)),
    ).toEqual([10_000, 150_000, -100_000, null]);
  });
});
