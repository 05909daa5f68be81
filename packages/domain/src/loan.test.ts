import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BUNGA_MODES,
  bungaPinjam,
  bungaRp,
  checkCicilPokok,
  checkPlafond,
  jatuhTempo,
  plafond,
  plafondPerGram,
  statusHutang,
  totalBayar,
} from './loan.ts';

const loan = {
  jumlahHutangRp: 5_000_000,
  bungaPersenMilli: 2_500,
  hari: 47,
  minHari: 15,
  graceHari: 3,
  pembulatan: { step: 500, direction: 'UP' },
} as const;

describe('bungaPinjam', () => {
  it.each([
    ['HARIAN', 196_000],
    ['15_HARI', 187_500],
    ['BULANAN', 250_000],
  ] as const)('5,000,000 at 2.5 %%, 47 days, grace 3: %s is %i', (mode, expected) => {
    expect(bungaPinjam({ ...loan, mode })).toBe(expected);
  });

  it('rounds the exact 195,833⅓ once', () => {
    expect(bungaPinjam({ ...loan, mode: 'HARIAN', pembulatan: { step: 1, direction: 'DOWN' } })).toBe(
      195_833,
    );
    expect(bungaRp(5_000_000, 2_500)).toBe(125_000);
    expect(bungaRp(1_020, 2_500)).toBe(26);
  });

  it('charges the minimum days, and at least one period', () => {
    expect(bungaPinjam({ ...loan, mode: 'HARIAN', hari: 1 })).toBe(62_500);
    expect(bungaPinjam({ ...loan, mode: '15_HARI', hari: 0 })).toBe(62_500);
    expect(bungaPinjam({ ...loan, mode: 'BULANAN', hari: 33 })).toBe(125_000);
    expect(bungaPinjam({ ...loan, mode: 'BULANAN', hari: 34 })).toBe(250_000);
    expect(bungaPinjam({ ...loan, mode: '15_HARI', hari: 18 })).toBe(62_500);
    expect(bungaPinjam({ ...loan, mode: '15_HARI', hari: 19 })).toBe(125_000);
    expect(() => bungaPinjam({ ...loan, mode: 'HARIAN', hari: -1 })).toThrow(RangeError);
  });

  it('never falls as days pass', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.nat(400),
        fc.constantFrom(...BUNGA_MODES),
        (jumlah, hari, mode) => {
          const today = bungaPinjam({ ...loan, jumlahHutangRp: jumlah, hari, mode });
          const tomorrow = bungaPinjam({ ...loan, jumlahHutangRp: jumlah, hari: hari + 1, mode });
          expect(tomorrow).toBeGreaterThanOrEqual(today);
        },
      ),
    );
  });
});

describe('totalBayar', () => {
  it('adds interest and cost, less the waiver', () => {
    const bayar = { jumlahHutangRp: 5_000_000, bungaPinjamRp: 196_000, biayaRp: 10_000, diskonRp: 6_000 };
    expect(totalBayar(bayar)).toBe(5_200_000);
    expect(totalBayar({ ...bayar, diskonRp: 206_000 })).toBe(5_000_000);
    expect(() => totalBayar({ ...bayar, diskonRp: 206_001 })).toThrow(
      expect.objectContaining({ code: 'DISKON_MELEBIHI_TOTAL' }),
    );
  });
});

describe('plafond', () => {
  it.each([
    [873_000, 742_000],
    [979_000, 832_000],
    [1_637_000, 1_391_000],
    [1_755_000, 1_491_000],
    [2_146_000, 1_824_000],
    [2_520_000, 2_142_000],
  ])('lebur %i gives %i a gram (domain §9)', (lebur, expected) => {
    expect(plafondPerGram(lebur)).toBe(expected);
  });

  it('sums the pieces and obeys the cap of the customer', () => {
    const pieces = [
      { beratMg: 5_230, plafondPerGramRp: 1_491_000 },
      { beratMg: 1_001, plafondPerGramRp: 742_500 },
    ];
    expect(plafond(pieces, null)).toBe(8_541_172);
    expect(plafond(pieces, 5_000_000)).toBe(5_000_000);
    checkPlafond(8_541_172, 8_541_172);
    expect(() => checkPlafond(8_541_173, 8_541_172)).toThrow(
      expect.objectContaining({ code: 'HUTANG_MELEBIHI_PLAFOND' }),
    );
  });
});

describe('principal instalment and status', () => {
  it('lies between the minimum and the balance, and may clear a small balance', () => {
    checkCicilPokok({ sisaRp: 1_000_000, pokokRp: 200_000, minimumRp: 200_000 });
    checkCicilPokok({ sisaRp: 100_000, pokokRp: 100_000, minimumRp: 200_000 });
    expect(() => checkCicilPokok({ sisaRp: 1_000_000, pokokRp: 199_999, minimumRp: 200_000 })).toThrow(
      expect.objectContaining({ code: 'BAYAR_POKOK_DI_BAWAH_MINIMUM' }),
    );
    expect(() => checkCicilPokok({ sisaRp: 1_000_000, pokokRp: 1_000_001, minimumRp: 0 })).toThrow(
      expect.objectContaining({ code: 'BAYAR_POKOK_MELEBIHI_SISA' }),
    );
  });

  it('derives JATUH_TEMPO the day after the due date', () => {
    const due = jatuhTempo('2026-01-15', 120);
    expect(due).toBe('2026-05-15');
    expect(statusHutang('AKTIF', due, due)).toBe('AKTIF');
    expect(statusHutang('AKTIF', due, '2026-05-16')).toBe('JATUH_TEMPO');
    expect(statusHutang('LUNAS', due, '2026-05-16')).toBe('LUNAS');
  });
});
