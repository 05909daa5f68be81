import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feePenjualan, gesek } from './fee.ts';

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
