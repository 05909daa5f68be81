import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ppnInside, ppnOf, ppnOfPiece, ppnPersenOf, ppnRatesOn } from './ppn.ts';

describe('ppn', () => {
  it('takes the tax out of an including price and adds it to an excluding one', () => {
    expect(ppnOf({ base: 1_011_000, persenMilli: 1_100, include: true })).toEqual({
      dpp: 1_000_000,
      ppn: 11_000,
    });
    expect(ppnOf({ base: 1_000_000, persenMilli: 1_650, include: false })).toEqual({
      dpp: 1_000_000,
      ppn: 16_500,
    });
  });

  it('rounds to the nearest rupiah', () => {
    expect(ppnOf({ base: 50, persenMilli: 1_100, include: false }).ppn).toBe(1);
    expect(ppnOf({ base: 45, persenMilli: 1_100, include: false }).ppn).toBe(0);
    expect(ppnOf({ base: 46, persenMilli: 1_100, include: true })).toEqual({ dpp: 45, ppn: 1 });
  });

  it('splits an including price without losing a rupiah', () => {
    fc.assert(
      fc.property(fc.nat(2_000_000_000), fc.nat(20_000), (base, persenMilli) => {
        const { dpp, ppn } = ppnOf({ base, persenMilli, include: true });
        expect(dpp + ppn).toBe(base);
        expect(Math.abs(ppnOf({ base: dpp, persenMilli, include: false }).ppn - ppn)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('picks the rate by the purchase tax invoice', () => {
    const rates = { fakturMilli: 1_100, nonFakturMilli: 1_650 };
    expect(ppnPersenOf(true, rates)).toBe(1_100);
    expect(ppnPersenOf(false, rates)).toBe(1_650);
  });

  it('takes the rates in force on the date', () => {
    const schedule = [
      { mulai: '2027-01-01', fakturMilli: 1_200, nonFakturMilli: 1_800 },
      { mulai: '2023-05-01', fakturMilli: 1_100, nonFakturMilli: 1_650 },
    ];
    expect(ppnRatesOn(schedule, '2023-04-30')).toBeNull();
    expect(ppnRatesOn(schedule, '2026-12-31')).toMatchObject({ fakturMilli: 1_100, nonFakturMilli: 1_650 });
    expect(ppnRatesOn(schedule, '2027-01-01')).toMatchObject({ fakturMilli: 1_200 });
  });

  it('taxes by weight where the terms say so, never more than the price that holds it', () => {
    const terms = { fakturMilli: 1_100, nonFakturMilli: 1_650, perGramRp: 20_000, include: true };
    const piece = { beratMg: 2_525, adaFakturPajak: false };
    expect(ppnOfPiece(1_000_000, piece, terms)).toEqual({ dpp: 949_500, ppn: 50_500 });
    expect(ppnOfPiece(30_000, piece, terms)).toEqual({ dpp: 0, ppn: 30_000 });
    expect(ppnOfPiece(30_000, piece, { ...terms, include: false })).toEqual({ dpp: 30_000, ppn: 50_500 });
    expect(ppnOfPiece(1_000_000, piece, { ...terms, perGramRp: 0, include: false }).ppn).toBe(16_500);
  });
});

describe('what a nota says of the tax without its terms', () => {
  const sums = { subtotalRp: 10_000_000, diskonRp: 500_000, pembulatanRp: 0 };
  it.each([
    ['inside the prices', { ...sums, grandTotalRp: 9_500_000 }, true],
    ['inside prices that were rounded', { ...sums, pembulatanRp: -100, grandTotalRp: 9_499_900 }, true],
    ['added to them', { ...sums, grandTotalRp: 9_656_750 }, false],
  ])('%s', (_, figures, inside) => {
    expect(ppnInside(figures)).toBe(inside);
  });
});
