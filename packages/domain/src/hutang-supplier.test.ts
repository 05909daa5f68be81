import { describe, expect, it } from 'vitest';
import { creditReturn, goldOfReturn, oldestFirst, settleDebts } from './hutang-supplier.ts';

const TS1 = { no_asal: 'TS1', jatuhTempo: '2026-02-01', rp: 40_000_000 };
const TS2 = { no_asal: 'TS2', jatuhTempo: '2026-02-15', rp: 25_500_000 };
const TS3 = { no_asal: 'TS3', jatuhTempo: '2026-03-01', rp: 9_000_000 };
const refused = (lebihRp: number) =>
  expect.objectContaining({ code: 'PEMBAYARAN_LEBIH', params: { lebihRp } });

describe('a payment to a supplier', () => {
  it('settles what is due first, in whatever order it came', () => {
    const alokasi = [
      { no_asal: 'TS1', rp: 40_000_000 },
      { no_asal: 'TS2', rp: 25_500_000 },
      { no_asal: 'TS3', rp: 4_500_000 },
    ];
    expect(oldestFirst([TS1, TS2, TS3], 70_000_000)).toEqual({ alokasi, lebihRp: 0 });
    expect(settleDebts([TS3, TS1, TS2], 70_000_000)).toEqual(alokasi);
    expect(settleDebts([TS3, TS1, TS2], 40_000_000)).toEqual([{ no_asal: 'TS1', rp: 40_000_000 }]);
    const sameDay = { ...TS2, jatuhTempo: TS1.jatuhTempo };
    expect(settleDebts([sameDay, TS1], 1)).toEqual([{ no_asal: 'TS2', rp: 1 }]);
  });

  it('settles what it names instead, added up', () => {
    const named = [
      { no_asal: 'TS3', rp: 4_000_000 },
      { no_asal: 'TS1', rp: 1 },
      { no_asal: 'TS3', rp: 5_000_000 },
    ];
    expect(settleDebts([TS1, TS2, TS3], named)).toEqual([
      { no_asal: 'TS3', rp: 9_000_000 },
      { no_asal: 'TS1', rp: 1 },
    ]);
  });

  it('of more than is owed is refused', () => {
    expect(oldestFirst([TS1, TS2, TS3], 74_500_001).lebihRp).toBe(1);
    expect(settleDebts([TS1, TS2, TS3], 74_500_000)).toHaveLength(3);
    expect(() => settleDebts([TS1, TS2, TS3], 74_500_001)).toThrow(refused(1));
    expect(() => settleDebts([TS1, TS3], [{ no_asal: 'TS3', rp: 9_000_001 }])).toThrow(refused(1));
    expect(() => settleDebts([TS1, TS3], [{ no_asal: 'TS9', rp: 5 }])).toThrow(refused(5));
    const twice = [
      { no_asal: 'TS3', rp: 5_000_000 },
      { no_asal: 'TS3', rp: 5_000_000 },
    ];
    expect(() => settleDebts([TS1, TS3], twice)).toThrow(refused(1_000_000));
    expect(() => settleDebts([TS1], [{ no_asal: 'TS1', rp: -1 }])).toThrow(RangeError);
  });
});

describe('the credit of a return', () => {
  const of = (notaKreditRp: number, hutangRp: number) =>
    creditReturn({ hppRp: 6_803_171, notaKreditRp, hutangRp });
  const NO_GOLD = { tukarMg: 0, emasMg: 0, emasRp: 0 };

  it('comes off what is owed, and what the goods cost besides is told', () => {
    expect(of(6_610_500, 40_000_000)).toEqual({
      selisihRp: 192_671,
      hutangRp: 6_610_500,
      mukaRp: 0,
      ...NO_GOLD,
    });
    expect(of(7_000_000, 40_000_000)).toMatchObject({ selisihRp: -196_829, hutangRp: 7_000_000 });
  });

  it('is paid in advance as far as nothing is owed any more', () => {
    expect(of(6_610_500, 610_500)).toEqual({
      selisihRp: 192_671,
      hutangRp: 610_500,
      mukaRp: 6_000_000,
      ...NO_GOLD,
    });
    expect(of(6_610_500, 0)).toMatchObject({ hutangRp: 0, mukaRp: 6_610_500 });
  });

  it('takes back the gold that is still owed for it, at its share of what that was worth', () => {
    const debt = { emasMg: 78_000, emasRp: 196_560_000 };
    const tukarMg = goldOfReturn({ hutangMg: 78_000, beratMg: 100_000 }, 10_000);
    const back = (emas: typeof debt) =>
      creditReturn({ hppRp: 19_656_000, notaKreditRp: 0, hutangRp: 0, emas: { tukarMg, debt: emas } });
    expect(back(debt)).toEqual({
      selisihRp: 0,
      hutangRp: 0,
      mukaRp: 0,
      tukarMg: 7_800,
      emasMg: 7_800,
      emasRp: 19_656_000,
    });
    // All but 3 g were fixed before: the rest is the credit note's.
    expect(back({ emasMg: 3_000, emasRp: 7_560_000 })).toMatchObject({
      selisihRp: 12_096_000,
      emasMg: 3_000,
    });
    expect(goldOfReturn({ hutangMg: 78_000, beratMg: 100_000 }, 100_001)).toBe(78_000);
  });
});
