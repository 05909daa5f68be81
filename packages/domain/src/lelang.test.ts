import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './dates.ts';
import {
  type AuctionPath,
  auctionFrom,
  noticeFrom,
  postHapusHutang,
  postKlaim,
  postLelang,
  splitProceeds,
  stageOf,
} from './lelang.ts';
import { assertBalanced, line } from './posting.ts';

const DEBT = { biaya: 100_000, pokok: 5_000_000, bunga: 625_000, denda: 50_000, akrual: 0 };
const rp = fc.integer({ min: 0, max: 50_000_000_000 });
const debts = fc.record({ biaya: rp, pokok: rp, bunga: rp, denda: rp, akrual: rp });

describe('proceeds of an auction', () => {
  it('cover costs, principal, interest, penalty in this order, and the rest is the customer’s', () => {
    expect(splitProceeds(6_000_000, DEBT)).toEqual({
      biaya: 100_000,
      pokok: 5_000_000,
      bunga: 625_000,
      denda: 50_000,
      kelebihan: 225_000,
      rugi: 0,
      hapus: 0,
    });
    expect(splitProceeds(5_400_000, DEBT)).toMatchObject({ bunga: 300_000, denda: 0, kelebihan: 0, rugi: 0 });
    expect(splitProceeds(4_000_000, DEBT)).toMatchObject({ pokok: 3_900_000, rugi: 1_100_000, bunga: 0 });
  });

  it('never give less than nothing, and add up exactly', () => {
    fc.assert(
      fc.property(rp, debts, (nilai, debt) => {
        const split = splitProceeds(nilai, debt);
        for (const part of Object.values(split)) expect(part).toBeGreaterThanOrEqual(0);
        expect(split.biaya + split.pokok + split.bunga + split.denda + split.kelebihan).toBe(nilai);
        expect(split.pokok + split.rugi).toBe(debt.pokok);
        expect(Math.min(debt.akrual, split.bunga) + split.hapus).toBe(debt.akrual);
        if (split.kelebihan > 0)
          expect(split).toMatchObject({ bunga: debt.bunga, denda: debt.denda, rugi: 0 });
        if (split.rugi > 0) expect(split).toMatchObject({ bunga: 0, denda: 0, kelebihan: 0 });
      }),
    );
  });

  it('are a journal that balances, whoever buys; interest that is not covered is no income', () => {
    fc.assert(
      fc.property(rp, debts, fc.boolean(), (nilai, debt, sold) => {
        const lines = postLelang(nilai, debt, [line(sold ? 'KAS' : 'PERSEDIAAN_BELI', 'D', nilai)]);
        assertBalanced(lines);
        const of = (role: string) =>
          lines.reduce(
            (sum, one) => (one.role === role ? sum + (one.dk === 'D' ? one.rp : -one.rp) : sum),
            0,
          );
        expect(of('PERSEDIAAN_LELANG')).toBe(0);
        expect(of(sold ? 'KAS' : 'PERSEDIAAN_BELI')).toBe(nilai);
        expect(of('PIUTANG_GADAI') + debt.pokok).toBe(0);
        expect(of('PIUTANG_BUNGA') + debt.akrual).toBe(0);
        expect(of('PENDAPATAN_BUNGA') + Math.max(0, splitProceeds(nilai, debt).bunga - debt.akrual)).toBe(0);
      }),
    );
  });
});

describe('a claim and a write-off', () => {
  it('clear the principal and what was booked of the interest', () => {
    expect(postKlaim({ nilai: 7_000_000, pokok: 5_000_000, akrual: 40_000 })).toEqual([
      { role: 'BIAYA_KLAIM', dk: 'D', rp: 7_000_000 },
      { role: 'BIAYA_HAPUS', dk: 'D', rp: 40_000 },
      { role: 'PIUTANG_GADAI', dk: 'K', rp: 5_000_000 },
      { role: 'PIUTANG_BUNGA', dk: 'K', rp: 40_000 },
      { role: 'HUTANG_KLAIM', dk: 'K', rp: 2_000_000 },
    ]);
    expect(() => postKlaim({ nilai: 4_999_999, pokok: 5_000_000, akrual: 0 })).toThrow(RangeError);
    expect(postHapusHutang({ pokok: 5_000_000, akrual: 40_000 })[0]).toEqual({
      role: 'BIAYA_HAPUS',
      dk: 'D',
      rp: 5_040_000,
    });
  });
});

describe('the way to an auction', () => {
  const path: AuctionPath = {
    jatuhTempo: '2026-02-25',
    graceHari: 3,
    pemberitahuan1: null,
    pemberitahuan2: null,
    terjual: false,
  };
  const first = { ...path, pemberitahuan1: '2026-03-01' };
  const second = { ...first, pemberitahuan2: '2026-03-08' };
  it('begins after the grace, has notices 7 days apart and waits LELANG_NOTICE_HARI after the second', () => {
    expect(noticeFrom(path, 1)).toBe('2026-03-01');
    expect(noticeFrom(path, 2)).toBeNull();
    expect(noticeFrom(first, 2)).toBe('2026-03-08');
    expect(auctionFrom(first, 14)).toBeNull();
    expect(auctionFrom(second, 14)).toBe(addDays('2026-03-08', 14));
  });

  it('is as far as the last loan that is still to be sold', () => {
    const sold = { ...second, terjual: true };
    expect(stageOf([])).toBe('RENCANA');
    expect(stageOf([first, path])).toBe('RENCANA');
    expect(stageOf([first, sold])).toBe('PEMBERITAHUAN_1');
    expect(stageOf([second, sold])).toBe('PEMBERITAHUAN_2');
    expect(stageOf([sold])).toBe('DIJUAL');
  });
});
