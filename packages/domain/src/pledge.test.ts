import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import {
  accrualOn,
  BUNGA_MODES,
  bungaRp,
  CICIL_BASES,
  checkLeastPrincipal,
  dueAfter,
  dueOn,
  extended,
  openPledge,
  PERPANJANGAN_BASES,
  type PledgeState,
  type PledgeTerms,
  principalPaid,
  shownStatus,
  totalBayar,
} from './pledge.ts';

const START = '2026-01-15';
const STEP = 500;
/** L of the settled readings. */
const L: PledgeTerms = {
  tanggal: START,
  mode: 'HARIAN',
  persenMilli: 2_500,
  minHari: 15,
  graceHari: 3,
  dendaPersenMilli: 0,
  dendaPeriodeHari: 0,
  dendaMaksPersenMilli: 0,
  lama: 120,
  satuan: 'HARI',
  perpanjangan: 'TANGGAL_BAYAR',
  cicil: 'HARIAN_PRORATA',
};
const day = (n: number): string => addDays(START, n);
const opened = (terms: PledgeTerms): PledgeState => openPledge(terms, 5_000_000);
const bunga = (terms: PledgeTerms, state: PledgeState, n: number): number =>
  dueOn(terms, state, day(n), STEP).bunga;
const extendOn = (terms: PledgeTerms, state: PledgeState, n: number): PledgeState =>
  extended(terms, state, day(n), dueOn(terms, state, day(n), STEP));
const instalOn = (terms: PledgeTerms, state: PledgeState, n: number, pokok: number): PledgeState =>
  principalPaid(terms, state, day(n), dueOn(terms, state, day(n), STEP), pokok);

describe('interest to a first payment', () => {
  it.each([
    ['HARIAN', 196_000],
    ['15_HARI', 187_500],
    ['BULANAN', 250_000],
  ] as const)('5,000,000 at 2.5 %%, 47 days, grace 3: %s is %i', (mode, expected) => {
    const terms = { ...L, mode };
    expect(bunga(terms, opened(terms), 47)).toBe(expected);
  });

  it('is exact to the end and rounded once', () => {
    const due = dueOn(L, opened(L), day(47), 1);
    expect(due.bunga).toBe(195_834);
    expect(due.parts).toEqual([{ pokok: 5_000_000, hari: 47 }]);
    expect(bungaRp(5_000_000, 2_500)).toBe(125_000);
    expect(bungaRp(1_020, 2_500)).toBe(26);
  });

  it.each([
    ['HARIAN', 0, 62_500],
    ['HARIAN', 1, 62_500],
    ['15_HARI', 0, 62_500],
    ['15_HARI', 18, 62_500],
    ['15_HARI', 19, 125_000],
    ['BULANAN', 0, 125_000],
    ['BULANAN', 33, 125_000],
    ['BULANAN', 34, 250_000],
  ] as const)('%s after %i days is %i: the least days, or one period', (mode, n, expected) => {
    const terms = { ...L, mode };
    expect(bunga(terms, opened(terms), n)).toBe(expected);
  });

  it('counts the 29th of February', () => {
    const terms = { ...L, tanggal: '2028-02-01', minHari: 0 };
    expect(dueOn(terms, openPledge(terms, 5_000_000), '2028-03-01', 1).ditagihHari).toBe(29);
  });

  it('is refused before the contract', () => {
    expect(() => dueOn(L, opened(L), day(-1), STEP)).toThrow(RangeError);
  });
});

describe('an extension', () => {
  it('pays the least days once: day 5, redeemed day 20: 62,500 + 21,000', () => {
    expect(bunga(L, opened(L), 5)).toBe(62_500);
    const state = extendOn(L, opened(L), 5);
    expect(state).toMatchObject({ dibayarSampai: day(15), jatuhTempo: day(125), mulaiPeriode: day(15) });
    expect(bunga(L, state, 20)).toBe(21_000);
  });

  it('of a month on day 20, redeemed day 33: 125,000 in all', () => {
    const terms = { ...L, mode: 'BULANAN' } as const;
    expect(bunga(terms, opened(terms), 20)).toBe(125_000);
    expect(bunga(terms, extendOn(terms, opened(terms), 20), 33)).toBe(0);
  });

  it.each([
    ['TANGGAL_BAYAR', 125_000],
    ['JATUH_TEMPO_LAMA', 250_000],
  ] as const)('of a month on day 33 by %s, redeemed day 66: 125,000 + %i', (perpanjangan, then) => {
    const terms = { ...L, mode: 'BULANAN', perpanjangan } as const;
    expect(bunga(terms, opened(terms), 33)).toBe(125_000);
    expect(bunga(terms, extendOn(terms, opened(terms), 33), 66)).toBe(then);
  });

  it('from the old due date goes on until it lies after the day', () => {
    const terms = { ...L, lama: 30, perpanjangan: 'JATUH_TEMPO_LAMA' } as const;
    expect(extendOn(terms, opened(terms), 5).jatuhTempo).toBe(day(60));
    expect(extendOn(terms, opened(terms), 60).jatuhTempo).toBe(day(90));
    expect(extendOn(terms, opened(terms), 100).jatuhTempo).toBe(day(120));
  });

  it('in months keeps the anchor day: 31 January, 28 February, 31 March', () => {
    const terms = {
      ...L,
      tanggal: '2026-01-31',
      lama: 1,
      satuan: 'BULAN',
      perpanjangan: 'JATUH_TEMPO_LAMA',
    } as const;
    const first = openPledge(terms, 1_000_000);
    expect(first.jatuhTempo).toBe('2026-02-28');
    const next = extended(terms, first, '2026-02-20', dueOn(terms, first, '2026-02-20', STEP));
    expect(next.jatuhTempo).toBe('2026-03-31');
    expect(dueAfter('2028-01-31', terms)).toBe('2028-02-29');
  });

  it('costs a second one on the same day nothing', () => {
    for (const mode of BUNGA_MODES) {
      const terms = { ...L, mode };
      expect(bunga(terms, extendOn(terms, opened(terms), 47), 47)).toBe(0);
    }
  });
});

describe('an instalment', () => {
  it.each([
    ['HARIAN_PRORATA', 75_000],
    ['POKOK_AWAL_PERIODE', 92_000],
  ] as const)('of 2,000,000 on day 20 by %s, redeemed day 50: 83,500 + %i', (cicil, then) => {
    const terms = { ...L, cicil };
    expect(bunga(terms, opened(terms), 20)).toBe(83_500);
    const state = instalOn(terms, opened(terms), 20, 2_000_000);
    expect(state).toMatchObject({ pokok: 3_000_000, mulaiPeriode: START, jatuhTempo: day(120) });
    expect(bunga(terms, state, 50)).toBe(then);
  });

  it('lies between the least and what is left, or clears the rest', () => {
    checkLeastPrincipal(200_000, 200_000, 1_000_000);
    checkLeastPrincipal(100_000, 200_000, 100_000);
    expect(() => checkLeastPrincipal(199_999, 200_000, 1_000_000)).toThrow(
      expect.objectContaining({ code: 'BAYAR_POKOK_DI_BAWAH_MINIMUM' }),
    );
    expect(() => instalOn(L, opened(L), 20, 5_000_001)).toThrow(
      expect.objectContaining({ code: 'BAYAR_POKOK_MELEBIHI_SISA' }),
    );
    expect(instalOn(L, opened(L), 20, 5_000_000).pokok).toBe(0);
  });
});

describe('the penalty', () => {
  const terms = { ...L, dendaPersenMilli: 500, dendaPeriodeHari: 15, dendaMaksPersenMilli: 2_000 };
  const denda = (state: PledgeState, n: number): number => dueOn(terms, state, day(n), STEP).denda.rp;

  it('begins after the grace, in whole periods, up to its most', () => {
    expect(denda(opened(terms), 123)).toBe(0);
    expect(denda(opened(terms), 124)).toBe(25_000);
    expect(denda(opened(terms), 138)).toBe(25_000);
    expect(denda(opened(terms), 139)).toBe(50_000);
    expect(denda(opened(terms), 400)).toBe(100_000);
  });

  it('is paid once since a due date, and begins anew with the next', () => {
    const state = instalOn(terms, opened(terms), 139, 1_000_000);
    expect(denda(state, 139)).toBe(0);
    expect(denda(state, 154)).toBe(10_000);
    expect(denda(extendOn(terms, state, 160), 160)).toBe(0);
    expect(denda(extendOn(terms, state, 160), 160 + 124)).toBe(20_000);
  });
});

describe('the sum', () => {
  it('adds interest, penalty and cost, less the waiver', () => {
    const owed = { pokok: 5_000_000, bunga: 196_000, denda: 25_000, biaya: 10_000, diskon: 31_000 };
    expect(totalBayar(owed)).toBe(5_200_000);
    expect(totalBayar({ ...owed, diskon: 231_000 })).toBe(5_000_000);
    expect(() => totalBayar({ ...owed, diskon: 231_001 })).toThrow(
      expect.objectContaining({ code: 'DISKON_MELEBIHI_TOTAL' }),
    );
  });

  it('accrues by evenings to day 90 past due, no more than is owed', () => {
    expect(accrualOn(L, opened(L), day(0), 0)).toBe(62_500);
    expect(accrualOn(L, opened(L), day(20), 62_500)).toBe(20_833);
    expect(accrualOn(L, opened(L), day(20), 83_333)).toBe(0);
    const last = accrualOn(L, opened(L), day(210), 0);
    expect(accrualOn(L, opened(L), day(500), 0)).toBe(last);
  });

  it('derives JATUH_TEMPO the day after the due date', () => {
    expect(shownStatus('AKTIF', day(120), day(120))).toBe('AKTIF');
    expect(shownStatus('AKTIF', day(120), day(121))).toBe('JATUH_TEMPO');
    expect(shownStatus('LUNAS', day(120), day(121))).toBe('LUNAS');
  });
});

describe('whatever is paid, in any order', () => {
  const terms = fc.record<PledgeTerms>({
    tanggal: fc.constantFrom('2027-12-01', '2026-01-31', '2028-02-29'),
    mode: fc.constantFrom(...BUNGA_MODES),
    persenMilli: fc.nat(5_000),
    minHari: fc.nat(40),
    graceHari: fc.nat(5),
    dendaPersenMilli: fc.nat(1_000),
    dendaPeriodeHari: fc.nat(30),
    dendaMaksPersenMilli: fc.nat(5_000),
    lama: fc.integer({ min: 1, max: 130 }),
    satuan: fc.constant('HARI' as const),
    perpanjangan: fc.constantFrom(...PERPANJANGAN_BASES),
    cicil: fc.constantFrom(...CICIL_BASES),
  });
  const act = fc.record({
    after: fc.nat(90),
    kind: fc.constantFrom('PERPANJANG' as const, 'CICIL' as const),
    mille: fc.nat(1_000),
  });

  it('interest is never negative, never falls as days pass, is owed once a day, and principal ends at exactly 0', () => {
    fc.assert(
      fc.property(terms, fc.nat(1_000_000_000), fc.array(act, { maxLength: 8 }), (of, pokok, acts) => {
        let state = openPledge(of, pokok);
        let today = of.tanggal;
        for (const { after, kind, mille } of acts) {
          let before = dueOn(of, state, today, STEP);
          for (let n = 1; n <= after; n += 1) {
            const now = dueOn(of, state, addDays(today, n), STEP);
            expect(now.bunga).toBeGreaterThanOrEqual(before.bunga);
            expect(now.denda.rp).toBeGreaterThanOrEqual(before.denda.rp);
            before = now;
          }
          today = addDays(today, after);
          expect(before.bunga).toBeGreaterThanOrEqual(0);
          expect(state.dibayarSampai <= before.dibayarSampai).toBe(true);
          state =
            kind === 'PERPANJANG'
              ? extended(of, state, today, before)
              : principalPaid(of, state, today, before, Math.floor((state.pokok * mille) / 1_000));
          const again = dueOn(of, state, today, STEP);
          expect(again.bunga).toBe(0);
          if (kind === 'CICIL') expect(again.denda.rp).toBe(0);
        }
        const last = dueOn(of, state, today, STEP);
        expect(principalPaid(of, state, today, last, state.pokok).pokok).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('two payments cost what one does, where principal and periods stay', () => {
    fc.assert(
      fc.property(terms, fc.nat(100_000_000), fc.nat(120), fc.nat(120), (of, pokok, a, b) => {
        const same = { ...of, perpanjangan: 'JATUH_TEMPO_LAMA' as const };
        const state = openPledge(same, pokok);
        const first = addDays(of.tanggal, a);
        const last = addDays(first, b);
        const early = dueOn(same, state, first, 1);
        const rest = dueOn(same, extended(same, state, first, early), last, 1);
        expect(early.bungaExact + rest.bungaExact).toBe(dueOn(same, state, last, 1).bungaExact);
      }),
      { numRuns: 300 },
    );
  });
});
