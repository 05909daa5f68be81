import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPoints,
  netBasis,
  type PointRule,
  pointsBack,
  pointsCashback,
  pointsEarned,
  pointsExpired,
  pointsOfLevel,
  pointsOfMember,
  pointsOfSale,
} from './points.ts';

const sale = { amountRp: 12_709_000, weightMg: 5_230, perRp: 100_000, perMg: 1_000, points: 2 };

describe('points', () => {
  it('counts full steps of the basis', () => {
    expect(pointsEarned({ ...sale, basis: 'RUPIAH' })).toBe(254);
    expect(pointsEarned({ ...sale, basis: 'GRAM' })).toBe(10);
    expect(pointsEarned({ ...sale, basis: 'RUPIAH', amountRp: 99_999 })).toBe(0);
    expect(pointsEarned({ ...sale, basis: 'RUPIAH', perRp: 0 })).toBe(0);
  });

  it('gives back a share of the basis in whole points', () => {
    expect(pointsCashback(12_709_000, 1_500, 500)).toBe(381);
    expect(pointsCashback(12_709_000, 0, 500)).toBe(0);
    expect(pointsCashback(12_709_000, 1_500, 0)).toBe(0);
    expect(pointsCashback(33_333, 1_500, 500)).toBe(0);
  });

  it('of a sale: the group before the general rule before the setting, and the cashback on top', () => {
    const own: PointRule = { kode_group: 'A', basis: 'GRAM', per_rp: 0, per_gram: 1_000, poin: 3 };
    const all: PointRule = { kode_group: null, basis: 'RUPIAH', per_rp: 50_000, per_gram: 0, poin: 1 };
    const lines = [
      { group: 'A', weightMg: 1_600, amountRp: 4_000_000 },
      { group: 'A', weightMg: 1_600, amountRp: 4_000_000 },
      { group: 'B', weightMg: 9_000, amountRp: 99_000 },
      { group: 'C', weightMg: 9_000, amountRp: 99_000 },
    ];
    const standard = { perRp: 100_000, cashbackMilli: 0, nilaiPoin: 500 };
    // Lines of one rule are summed before they are divided.
    expect(pointsOfSale(lines, [own, all], standard)).toBe(9 + 3);
    expect(pointsOfSale(lines, [own], standard)).toBe(9 + 1);
    expect(pointsOfSale(lines, [], standard)).toBe(81);
    expect(pointsOfSale(lines, [], { ...standard, cashbackMilli: 1_000 })).toBe(81 + 163);
    expect(pointsOfSale([], [own, all], standard)).toBe(0);
  });

  it('cannot be redeemed beyond the balance', () => {
    checkPoints(10, 10);
    checkPoints(-5, 0);
    expect(() => checkPoints(10, 11)).toThrow(expect.objectContaining({ code: 'POIN_TIDAK_CUKUP' }));
  });
});

describe('points that grow too old', () => {
  const lots = [
    { kode_toko: 'K01', tanggal: '2025-01-10', poin: 100 },
    { kode_toko: 'K02', tanggal: '2025-03-01', poin: 40 },
    { kode_toko: 'K01', tanggal: '2026-02-01', poin: 60 },
  ];
  const old = (spent: number, kode_toko = 'K01') =>
    pointsExpired(lots, spent, { kode_toko, before: '2025-06-01' });

  it('are those nobody spent; what was spent took the oldest first, of whatever shop', () => {
    expect([old(0), old(30), old(100), old(120)]).toEqual([100, 70, 0, 0]);
    expect([old(0, 'K02'), old(120, 'K02'), old(500, 'K02')]).toEqual([40, 20, 0]);
  });

  it('expire once: what expired counts as spent', () => {
    expect(old(30 + old(30))).toBe(0);
  });

  it('on the day itself are not yet too old', () => {
    expect(pointsExpired(lots, 0, { kode_toko: 'K01', before: '2025-01-10' })).toBe(0);
    expect(pointsExpired(lots, 0, { kode_toko: 'K01', before: '2025-01-11' })).toBe(100);
  });
});

it('a level gives its percent of the usual points, whole ones', () => {
  expect([pointsOfLevel(127, 150), pointsOfLevel(127, 100), pointsOfLevel(1, 50)]).toEqual([190, 127, 0]);
});

describe('points of lines that come back early', () => {
  const terms = { perRp: 100_000, cashbackMilli: 0, nilaiPoin: 500, levelPercent: 150 };
  const gold = (amountRp: number) => ({ group: 'A', weightMg: 1_000, amountRp });

  it('are those of the nota less those of the nota without them, the level with them', () => {
    const [ring, chain] = [gold(6_700_000), gold(7_400_000)];
    expect(pointsOfMember([ring, chain], [], terms)).toBe(211);
    expect(pointsBack({ poin: 211, left: [ring, chain], kept: [ring] }, [], terms)).toBe(211 - 100);
    expect(pointsBack({ poin: 211, left: [ring], kept: [] }, [], terms)).toBe(100);
    expect(pointsBack({ poin: 211, left: [ring, chain], kept: [] }, [], terms)).toBe(211);
  });

  it('are never more than the nota gave: an exchange gave those of its net', () => {
    const [ring, chain] = [gold(6_700_000), gold(7_400_000)];
    expect(pointsBack({ poin: 120, left: [ring, chain], kept: [ring] }, [], terms)).toBe(20);
    expect(pointsBack({ poin: 120, left: [ring], kept: [] }, [], terms)).toBe(100);
  });

  it('come back whole, whatever the level and in whatever parts the lines come', () => {
    const line = fc.record({
      group: fc.constantFrom('A', 'B', 'C'),
      weightMg: fc.integer({ min: 100, max: 50_000 }),
      amountRp: fc.integer({ min: 0, max: 90_000_000 }),
    });
    const rules: PointRule[] = [{ kode_group: 'A', basis: 'GRAM', per_rp: 0, per_gram: 700, poin: 3 }];
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 0, max: 2_000 }),
        (lines, levelPercent, cashbackMilli) => {
          const standard = { ...terms, levelPercent, cashbackMilli };
          const poin = pointsOfMember(lines, rules, standard);
          let back = 0;
          for (let at = 0; at < lines.length; at++)
            back += pointsBack({ poin, left: lines.slice(at), kept: lines.slice(at + 1) }, rules, standard);
          expect(back).toBe(poin);
        },
      ),
    );
  });
});

describe('the points of an exchange', () => {
  const lines = [
    { group: 'A', weightMg: 5_000, amountRp: 6_000_000 },
    { group: 'B', weightMg: 2_000, amountRp: 2_000_000 },
  ];
  it('are of what is paid on top, shared by the amounts, grams in the same proportion', () => {
    expect(netBasis(lines, 4_000_000)).toEqual([
      { group: 'A', weightMg: 2_500, amountRp: 3_000_000 },
      { group: 'B', weightMg: 1_000, amountRp: 1_000_000 },
    ]);
  });
  it('are none where the gold brought in is worth more', () => {
    expect(netBasis(lines, 9_000_000).map(({ amountRp, weightMg }) => amountRp + weightMg)).toEqual([0, 0]);
  });
});
