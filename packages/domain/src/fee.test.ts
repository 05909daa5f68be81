import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feePenjualan, gesek, gesekTunai } from './fee.ts';

describe('feePenjualan', () => {
  it('is a share of the discounted price', () => {
    expect(feePenjualan(12_709_000, 9_000, 500)).toBe(63_500);
    expect(feePenjualan(1_100, 0, 500)).toBe(6);
    expect(feePenjualan(1_099, 0, 500)).toBe(5);
    expect(() => feePenjualan(1_000, 1_001, 500)).toThrow(RangeError);
  });
});

describe('gesek', () => {
  it('is borne by the shop unless the setting says otherwise', () => {
    expect(gesek({ jumlahRp: 10_000_000, mdrMilli: 1_800, chargedToCustomer: false })).toEqual({
      fee: 180_000,
      jumlahGesekRp: 10_000_000,
      bankReceivesRp: 9_820_000,
    });
    expect(gesek({ jumlahRp: 10_000_000, mdrMilli: 1_800, chargedToCustomer: true })).toEqual({
      fee: 180_000,
      jumlahGesekRp: 10_180_000,
      bankReceivesRp: 10_000_000,
    });
  });

  it('swipes what the shop receives plus the fee', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.nat(100_000),
        fc.boolean(),
        (jumlahRp, mdrMilli, chargedToCustomer) => {
          const line = gesek({ jumlahRp, mdrMilli, chargedToCustomer });
          expect(line.bankReceivesRp + line.fee).toBe(line.jumlahGesekRp);
          expect(line.bankReceivesRp).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});

describe('gesekTunai', () => {
  it('keeps a share of the swipe and hands out the rest', () => {
    expect(gesekTunai({ gesekRp: 1_000_000, feeMilli: 2_500 })).toEqual({ feeRp: 25_000, kasRp: 975_000 });
    expect(gesekTunai({ gesekRp: 333_333, feeMilli: 1_000 })).toEqual({ feeRp: 3_333, kasRp: 330_000 });
    expect(gesekTunai({ gesekRp: 500_000, feeMilli: 0 })).toEqual({ feeRp: 0, kasRp: 500_000 });
  });

  it('above 0 % keeps a rupiah at least, however small the swipe or the share', () => {
    expect(gesekTunai({ gesekRp: 49, feeMilli: 1_000 })).toEqual({ feeRp: 1, kasRp: 48 });
    expect(gesekTunai({ gesekRp: 100_000, feeMilli: 0 })).toEqual({ feeRp: 0, kasRp: 100_000 });
    expect(() => gesekTunai({ gesekRp: 1, feeMilli: 1 })).toThrow('GESEK_TUNAI_HABIS');
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 1_000_000 }),
        fc.integer({ min: 1, max: 40_000 }),
        (gesekRp, feeMilli) => {
          expect(gesekTunai({ gesekRp, feeMilli }).feeRp).toBeGreaterThanOrEqual(1);
        },
      ),
    );
  });

  it('adds up for every swipe and every share that leaves something', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 10_000_000_000 }),
        fc.integer({ min: 0, max: 99_000 }),
        (gesekRp, feeMilli) => {
          const { feeRp, kasRp } = gesekTunai({ gesekRp, feeMilli });
          expect(feeRp + kasRp).toBe(gesekRp);
          expect(kasRp).toBeGreaterThan(0);
          const exact = (gesekRp * feeMilli) / 100_000;
          expect(Math.abs(feeRp - exact)).toBeLessThanOrEqual(exact < 0.5 ? 1 : 0.5);
        },
      ),
    );
  });

  it('refuses what leaves nothing', () => {
    expect(() => gesekTunai({ gesekRp: 100_000, feeMilli: 100_000 })).toThrow('GESEK_TUNAI_HABIS');
    expect(() => gesekTunai({ gesekRp: -1, feeMilli: 0 })).toThrow(RangeError);
  });
});
