import { describe, expect, it } from 'vitest';
import { fixGold, payInGold } from './fixing.ts';

const DEBT = { emasMg: 78_000, emasRp: 196_560_000 };

describe('fixing', () => {
  it('turns a part of the gold into rupiah, at its share of the value', () => {
    expect(fixGold(DEBT, { mg: 30_000, hargaRp: 2_575_000 })).toEqual({
      nilaiRp: 77_250_000,
      lepasRp: 75_600_000,
      selisihRp: 1_650_000,
      left: { emasMg: 48_000, emasRp: 120_960_000 },
    });
  });

  it('releases with the last of the gold all that is left of the value', () => {
    const third = { emasMg: 3, emasRp: 100 };
    const first = fixGold(third, { mg: 1, hargaRp: 0 });
    expect(first).toMatchObject({ lepasRp: 33, selisihRp: -33 });
    const second = fixGold(first.left, { mg: 1, hargaRp: 0 });
    expect(second.lepasRp).toBe(34);
    expect(fixGold(second.left, { mg: 1, hargaRp: 0 })).toMatchObject({
      lepasRp: 33,
      left: { emasMg: 0, emasRp: 0 },
    });
  });

  it('of more than is owed is refused', () => {
    expect(fixGold(DEBT, { mg: 78_000, hargaRp: 2_575_000 }).left).toEqual({ emasMg: 0, emasRp: 0 });
    expect(() => fixGold(DEBT, { mg: 78_001, hargaRp: 2_575_000 })).toThrow(
      expect.objectContaining({ code: 'EMAS_MELEBIHI_HUTANG', params: { mg: 78.001, sisa: 78 } }),
    );
  });
});

describe('payment in gold', () => {
  const left = { emasMg: 48_000, emasRp: 120_960_000 };
  const bar = (beratMg: number) => ({ beratMg, kadarUjiMilli: 88_500, hppRp: 88_000_000 });

  it('counts fine gold at assay, and what the bar cost less or more than it is worth', () => {
    expect(payInGold(left, bar(41_250))).toEqual({
      murniMg: 36_506,
      lebihMg: 0,
      lebihRp: 0,
      lepasRp: 91_995_120,
      selisihRp: -3_995_120,
      left: { emasMg: 11_494, emasRp: 28_964_880 },
    });
  });

  it('of more than is owed is refused', () => {
    expect(payInGold(left, bar(54_237)).left.emasMg).toBe(0);
    expect(() => payInGold(left, bar(54_239))).toThrow(
      expect.objectContaining({ code: 'EMAS_MELEBIHI_HUTANG', params: { mg: 48.002, sisa: 48 } }),
    );
  });

  it('of more than is owed is sold at a price, where one is said and something is owed', () => {
    const sold = payInGold(left, { ...bar(60_000), hargaLebihRp: 2_600_000 });
    // 53,100 g fine: 5,100 g more than 48.
    expect(sold).toEqual({
      murniMg: 53_100,
      lebihMg: 5_100,
      lebihRp: 13_260_000,
      lepasRp: 120_960_000,
      selisihRp: 88_000_000 - 13_260_000 - 120_960_000,
      left: { emasMg: 0, emasRp: 0 },
    });
    expect(payInGold(left, { ...bar(41_250), hargaLebihRp: 2_600_000 })).toEqual(
      payInGold(left, bar(41_250)),
    );
    expect(() => payInGold(sold.left, { ...bar(1_000), hargaLebihRp: 2_600_000 })).toThrow(
      expect.objectContaining({ code: 'EMAS_MELEBIHI_HUTANG' }),
    );
  });
});
