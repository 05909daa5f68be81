import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import { replay } from './instalment.fixture.ts';
import {
  auctionStage,
  earlyDiscount,
  type FineTerms,
  fineOf,
  forfeited,
  instalments,
  leastDown,
  type RowPayment,
  shareOut,
  standing,
  takenOff,
  waive,
  wasWarned,
} from './instalment.ts';
import { postPenjualan } from './posting.ts';
import { postAkhirCicilan, postCicilan, postKelebihanCicilan } from './posting-cicilan.ts';

const step = 500;
const FINES: FineTerms = { dendaRp: 5_000, toleransiHari: 3, dendaMaksMilli: 10_000 };
const code = (name: string) => expect.objectContaining({ code: name });

describe('a contract in instalments (I1)', () => {
  const contract = { harga: 12_709_000, dp: 3_000_000, tenor: 6, step };

  it('keeps the day of its month, and has its last row less', () => {
    const { jasa, total, angsuran, jadwal } = instalments({
      ...contract,
      marginMilli: 0,
      tanggal: '2026-01-31',
    });
    expect({ jasa, total, angsuran }).toEqual({ jasa: 0, total: 12_709_000, angsuran: 1_618_500 });
    expect(jadwal.map(({ jatuhTempo, angsuran: rp }) => [jatuhTempo, rp])).toEqual([
      ['2026-02-28', 1_618_500],
      ['2026-03-31', 1_618_500],
      ['2026-04-30', 1_618_500],
      ['2026-05-31', 1_618_500],
      ['2026-06-30', 1_618_500],
      ['2026-07-31', 1_616_500],
    ]);
  });

  it('adds a share of the whole price', () => {
    const made = instalments({ ...contract, marginMilli: 6_000, tanggal: '2026-03-15' });
    expect(made).toMatchObject({ jasa: 763_000, total: 13_472_000, angsuran: 1_745_500 });
    expect(made.jadwal).toHaveLength(6);
    expect(made.jadwal[0]).toEqual({ jatuhTempo: '2026-04-15', angsuran: 1_745_500 });
    expect(made.jadwal[5]).toEqual({ jatuhTempo: '2026-09-15', angsuran: 1_744_500 });
  });

  it('has a least down payment, and something left to be paid', () => {
    expect(leastDown(12_709_000, 20_000, step)).toBe(2_542_000);
    const paid = { ...contract, dp: 12_709_000, marginMilli: 0, tanggal: '2026-01-31' };
    expect(() => instalments(paid)).toThrow(code('DP_MELEBIHI_HARGA'));
    expect(instalments({ ...paid, dp: 12_708_000 }).jadwal.map(({ angsuran }) => angsuran)).toEqual([
      500, 500,
    ]);
  });
});

describe('the fine of a row (I2)', () => {
  const row = { angsuran: 1_618_500, jatuhTempo: '2026-02-28' };
  it.each([
    ['2026-02-01', 0, 0],
    ['2026-03-03', 0, 0],
    ['2026-03-08', 5, 25_000],
    ['2026-08-31', 181, 161_850],
  ])('on %s is %i days, Rp. %i', (tanggal, hari, denda) => {
    expect(fineOf(row, FINES, tanggal)).toEqual({ hari, denda });
  });
});

describe('a payment (I3)', () => {
  const owed = {
    sisa: [1_618_500, 1_618_500, 1_618_500, 1_618_500, 1_618_500, 1_616_500],
    denda: [25_000, 0, 0, 0, 0, 0],
  };

  it('goes to rows before fines, or to fines before rows', () => {
    expect(shareOut(owed, 2_000_000, { dendaDulu: false })).toEqual({
      angsuran: [1_618_500, 381_500, 0, 0, 0, 0],
      denda: [0, 0, 0, 0, 0, 0],
    });
    expect(shareOut(owed, 2_000_000, { dendaDulu: true })).toEqual({
      angsuran: [1_618_500, 356_500, 0, 0, 0, 0],
      denda: [25_000, 0, 0, 0, 0, 0],
    });
    expect(shareOut(owed, 1_643_500, { dendaDulu: false, untukDenda: 25_000 })).toEqual({
      angsuran: [1_618_500, 0, 0, 0, 0, 0],
      denda: [25_000, 0, 0, 0, 0, 0],
    });
  });

  it('is never more than is owed', () => {
    expect(() => shareOut(owed, 9_734_001, { dendaDulu: false })).toThrow(code('PEMBAYARAN_LEBIH'));
    expect(() => shareOut(owed, 30_000, { dendaDulu: false, untukDenda: 25_001 })).toThrow(
      code('DENDA_MELEBIHI'),
    );
    expect(() => shareOut(owed, 9_734_000, { dendaDulu: true, untukDenda: 0 })).toThrow(
      code('PEMBAYARAN_LEBIH'),
    );
    expect(waive(owed.denda, 10_000)).toEqual([10_000, 0, 0, 0, 0, 0]);
    expect(() => waive(owed.denda, 25_001)).toThrow(code('DENDA_MELEBIHI'));
  });
});

describe('its ends', () => {
  it('take off a share of what months not due were to cost (I4)', () => {
    const potongan = earlyDiscount({
      jasa: 763_000,
      tenor: 6,
      belumJatuhTempo: 4,
      potonganMilli: 50_000,
      step,
    });
    expect(potongan).toBe(254_000);
    expect(13_472_000 - 6_491_000 - potongan).toBe(6_727_000);
    expect(takenOff(250, [100, 200, 150])).toEqual([0, 100, 150]);
  });

  it('forfeit a share of the price, and owe the rest (I5)', () => {
    const end = forfeited({ total: 13_472_000, dibayar: 6_491_000, milli: 10_000, step });
    expect(end).toEqual({ hangus: 1_347_000, kembali: 5_144_000 });
    expect(postAkhirCicilan(end)).toEqual([
      { role: 'TITIPAN_CICILAN', dk: 'D', rp: 6_491_000 },
      { role: 'PENDAPATAN_HANGUS', dk: 'K', rp: 1_347_000 },
      { role: 'HUTANG_KELEBIHAN_CICILAN', dk: 'K', rp: 5_144_000 },
    ]);
    expect(forfeited({ total: 13_472_000, dibayar: 500_000, milli: 10_000, step })).toEqual({
      hangus: 500_000,
      kembali: 0,
    });
  });

  it('sell the piece for what was paid (I6)', () => {
    const paid = { jenis: 'TITIPAN', rp: 13_472_000, role: 'TITIPAN_CICILAN' } as const;
    const sale = {
      grandTotalRp: 13_472_000,
      diskonRp: 0,
      ppnRp: 146_580,
      hppRp: 10_500_000,
      payments: [paid],
    };
    expect(postPenjualan(sale)).toEqual([
      { role: 'TITIPAN_CICILAN', dk: 'D', rp: 13_472_000 },
      { role: 'PENJUALAN', dk: 'K', rp: 13_325_420 },
      { role: 'PPN', dk: 'K', rp: 146_580 },
      { role: 'HPP', dk: 'D', rp: 10_500_000 },
      { role: 'PERSEDIAAN', dk: 'K', rp: 10_500_000 },
    ]);
  });

  it('come after two notices a week apart', () => {
    expect(wasWarned([])).toBe(false);
    expect(wasWarned(['2026-05-01'])).toBe(false);
    expect(wasWarned(['2026-05-01', '2026-05-07'])).toBe(false);
    expect(wasWarned(['2026-05-01', '2026-05-08'])).toBe(true);
    const stage = (...notices: string[]) => auctionStage(notices, '2026-06-01', '2026-05-31');
    expect(stage()).toBe('BERITAHU_1');
    expect(stage('2026-05-01')).toBe('BERITAHU_2');
    expect(stage('2026-05-01', '2026-05-08')).toBe('TUNGGU');
    expect(auctionStage(['2026-05-01', '2026-05-08'], '2026-06-01', '2026-06-01')).toBe('BOLEH');
  });
});

it('posts payments, fees and fines to their accounts', () => {
  const payments = [{ jenis: 'CASH' as const, rp: 3_025_000 }];
  expect(postCicilan({ rp: 3_000_000, adminRp: 25_000, payments })).toEqual([
    { role: 'KAS', dk: 'D', rp: 3_025_000 },
    { role: 'TITIPAN_CICILAN', dk: 'K', rp: 3_000_000 },
    { role: 'PENDAPATAN_LAIN', dk: 'K', rp: 25_000 },
  ]);
  expect(postCicilan({ rp: 3_000_000, dendaRp: 25_000, payments }).at(-1)).toEqual({
    role: 'PENDAPATAN_DENDA_CICILAN',
    dk: 'K',
    rp: 25_000,
  });
  expect(postKelebihanCicilan(100, [])).toEqual([
    { role: 'HUTANG_KELEBIHAN_CICILAN', dk: 'D', rp: 100 },
    { role: 'PENDAPATAN_LAIN', dk: 'K', rp: 100 },
  ]);
});

describe('where it stands', () => {
  const { jadwal } = instalments({
    harga: 12_709_000,
    dp: 3_000_000,
    tenor: 6,
    marginMilli: 0,
    tanggal: '2026-01-31',
    step,
  });
  const paid = (baris: number, tanggal: string, angsuran: number, denda = 0, hapus = 0): RowPayment => ({
    baris,
    tanggal,
    angsuran,
    denda,
    hapus,
    potongan: 0,
  });

  it('fines a row that is paid in part, until nothing of it is left', () => {
    const part = standing(jadwal, [paid(1, '2026-02-28', 1_000_000)], FINES, '2026-03-08');
    expect(part.rows[0]).toMatchObject({ sisa: 618_500, denda: 25_000, sisaDenda: 25_000, keadaan: 'LEWAT' });
    expect(part).toMatchObject({ sisa: 8_709_000, denda: 25_000, tagihan: 643_500, tertua: '2026-02-28' });
    const rest = [paid(1, '2026-02-28', 1_000_000), paid(1, '2026-03-08', 618_500, 20_000, 5_000)];
    const whole = standing(jadwal, rest, FINES, '2026-03-31');
    expect(whole.rows[0]).toMatchObject({
      sisa: 0,
      denda: 25_000,
      sisaDenda: 0,
      keadaan: 'LUNAS',
      lunasPada: '2026-03-08',
    });
    expect(whole.rows[1]).toMatchObject({ keadaan: 'JATUH_TEMPO' });
    expect(whole).toMatchObject({ tagihan: 1_618_500, tertua: '2026-03-31' });
  });

  it('is what a clerk would say who goes through it day by day, for random contracts of sixty months', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (seed) => {
        const { contract, payments, terms, tanggal, rows } = replay(seed);
        const told = standing(contract.jadwal, payments, terms, tanggal);
        expect(told.rows.map(({ sisa, denda, sisaDenda }) => ({ sisa, denda, sisaDenda }))).toEqual(rows);
        expect(told.rows.every(({ sisa, sisaDenda }) => sisa >= 0 && sisaDenda >= 0)).toBe(true);
        const before = standing(contract.jadwal, payments.slice(0, -1), terms, addDays(tanggal, 1));
        expect(before.sisa).toBeGreaterThanOrEqual(told.sisa);
      }),
      { numRuns: 300 },
    );
  });
});
