import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boughtBy, gramPlan, growsBy, lastGramPayment } from './gram-plan.ts';
import { valueAt } from './weight.ts';

const code = (name: string) => expect.objectContaining({ code: name });

describe('a gram plan (I7)', () => {
  it('buys at the price of each day, whole milligrams', () => {
    const payments = [
      { rp: 1_000_000, perGramRp: 2_429_000 },
      { rp: 1_000_000, perGramRp: 2_480_000 },
      { rp: 1_500_000, perGramRp: 2_395_000 },
    ];
    expect(gramPlan(payments, 75_000)).toEqual({
      mg: [411, 403, 626],
      saldoMg: 1_440,
      murniMg: 1_080,
      rp: 3_500_000,
    });
  });

  it('never buys more than was paid for', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 5_000_000 }), (rp, perGramRp) => {
        const mg = boughtBy(rp, perGramRp);
        expect(mg * perGramRp).toBeLessThanOrEqual(rp * 1_000);
        expect((mg + 1) * perGramRp).toBeGreaterThan(rp * 1_000);
      }),
    );
  });

  it('grows to the weight of its piece and no further', () => {
    const on = { perGramRp: 1_000_000, beratMg: 5_000, saldoMg: 4_000 };
    expect(growsBy(1_000_000, on)).toBe(1_000);
    expect(() => growsBy(1_001_000, on)).toThrow(code('PEMBAYARAN_LEBIH'));
    expect(() => growsBy(500, { ...on, saldoMg: 5_000 })).toThrow(code('PEMBAYARAN_LEBIH'));
  });

  it('takes no payment that buys nothing', () => {
    const on = { perGramRp: 2_429_500, beratMg: 5_000, saldoMg: 4_000 };
    expect(growsBy(2_430, on)).toBe(1);
    expect(() => growsBy(2_000, on)).toThrow(
      expect.objectContaining({ code: 'PEMBAYARAN_KURANG', params: { kurangRp: 430 } }),
    );
  });

  it('leaves what is missing at the price of the day, with work and tax; less than was bought is no piece', () => {
    const pembulatan = { step: 500, direction: 'UP' as const };
    const piece = { hargaRp: 5_600_000, perGramRp: 1_000_000, beratMg: 5_000, pembulatan };
    expect(lastGramPayment({ ...piece, saldoMg: 4_000 })).toEqual({ kurangMg: 1_000, rp: 1_600_000 });
    expect(lastGramPayment({ ...piece, saldoMg: 5_000 })).toEqual({ kurangMg: 0, rp: 600_000 });
    expect(lastGramPayment({ ...piece, perGramRp: 1_000_100, saldoMg: 4_001 }).rp).toBe(1_599_000);
    expect(() => lastGramPayment({ ...piece, saldoMg: 5_001 })).toThrow(code('GRAM_MELEBIHI_BARANG'));
  });

  it('is paid by what was bought, whatever gold cost then', () => {
    fc.assert(
      fc.property(fc.nat(9_000), fc.integer({ min: 1, max: 3_000_000 }), (saldoMg, perGramRp) => {
        const hargaRp = valueAt(9_000, perGramRp) + 500_000;
        const { kurangMg, rp } = lastGramPayment({
          hargaRp,
          perGramRp,
          beratMg: 9_000,
          saldoMg,
          pembulatan: { step: 1, direction: 'UP' },
        });
        expect(kurangMg + saldoMg).toBe(9_000);
        expect(Math.abs(rp - 500_000 - valueAt(kurangMg, perGramRp))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
