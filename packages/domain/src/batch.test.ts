import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Batch,
  consignedPart,
  correctBatch,
  endBatch,
  isLargeCorrection,
  takeFromBatch,
} from './batch.ts';
import { fineGold, roundWeight } from './weight.ts';

const batch = (more: Partial<Batch> = {}): Batch => ({
  hppRp: 100_341_750,
  beratMg: 50_000,
  murniMg: 37_500,
  kadarMurniMilli: 75_000,
  ...more,
});

describe('a part of a line in consignment', () => {
  const line = { hargaTitipRp: 100_341_750, beratMg: 50_000 };

  it('is its share by weight of the price of the line', () => {
    expect(consignedPart(line, 50_000, 3_390)).toBe(6_803_171);
    expect(consignedPart(line, 46_610, 2_110)).toBe(4_234_421);
    expect(consignedPart(line, 44_500, 12_301)).toBe(24_686_078);
    expect(consignedPart(line, 32_199, 32_199)).toBe(64_618_080);
  });

  it('comes to the whole with all others, in whatever order they are tagged', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 0, max: 2_000_000_000 }), (parts, hargaTitipRp) => {
        const beratMg = parts.reduce((sum, mg) => sum + mg, 0);
        let left = beratMg;
        let sum = 0;
        for (const mg of parts) {
          const rp = consignedPart({ hargaTitipRp, beratMg }, left, mg);
          expect(rp).toBeGreaterThanOrEqual(0);
          sum += rp;
          left -= mg;
        }
        expect(sum).toBe(hargaTitipRp);
      }),
    );
  });
});

describe('a part of a batch', () => {
  it('takes its share by weight of the cost that is left', () => {
    const { parts, left } = takeFromBatch(batch(), [3_390, 2_110, 12_301]);
    expect(parts.map(({ hppRp }) => hppRp)).toEqual([6_803_171, 4_234_422, 24_686_077]);
    expect(left).toMatchObject({ hppRp: 64_618_080, beratMg: 32_199 });
  });

  it('goes by the scale, whatever weight it is priced at, so that no gold is made out of rounding', () => {
    const berat = [12_301, 12_301, 12_301, 12_301];
    expect(berat.map((mg) => roundWeight(mg, { digit: 'THOUSANDTHS', stepMg: 50 }))).toEqual([
      12_350, 12_350, 12_350, 12_350,
    ]);
    const { parts, left } = takeFromBatch(batch(), berat);
    expect(parts.map(({ murniMg }) => murniMg)).toEqual([9_226, 9_226, 9_226, 9_226]);
    expect(batch().beratMg - left.beratMg).toBe(49_204);
    expect(left).toMatchObject({ beratMg: 796, murniMg: 37_500 - 4 * 9_226 });
  });

  it('that weighs more than is left is refused, by itself or with those before it', () => {
    const rest = batch({ hppRp: 20_068, beratMg: 10, murniMg: 8 });
    const refused = (berat: number[]) => () => takeFromBatch(rest, berat);
    const told = { code: 'BATCH_TIDAK_CUKUP', params: { sisa: 0.01, kurang: 0.045 } };
    expect(refused([55])).toThrow(expect.objectContaining(told));
    expect(refused([4, 51])).toThrow(expect.objectContaining(told));
    expect(takeFromBatch(rest, [4, 6]).left).toMatchObject({ hppRp: 0, beratMg: 0, murniMg: 0 });
    expect(refused([0])).toThrow(RangeError);
    expect(refused([-1])).toThrow(RangeError);
  });

  it('never takes fine gold that is not there, and the last takes what is left of it', () => {
    // A milligram of 750 rounds up to one of fine gold; of four of them there are three.
    const four = batch({ hppRp: 8_000, beratMg: 4, murniMg: 3 });
    expect(takeFromBatch(four, [1, 1, 1, 1]).parts.map(({ murniMg }) => murniMg)).toEqual([1, 1, 1, 0]);
    // One of 333 rounds down to nothing.
    const three = batch({ hppRp: 3_000, beratMg: 3, murniMg: 1, kadarMurniMilli: 33_300 });
    expect(takeFromBatch(three, [1, 1, 1]).parts.map(({ murniMg }) => murniMg)).toEqual([0, 0, 1]);
  });

  it('leaves nothing of cost, weight and fine gold however a batch is cut, and never less than nothing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: 1, max: 100_000 }),
        fc.integer({ min: 0, max: 20_000_000_000 }),
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 60 }),
        (beratMg, kadarMurniMilli, hppRp, cuts) => {
          const whole = { hppRp, beratMg, murniMg: fineGold(beratMg, kadarMurniMilli), kadarMurniMilli };
          const berat: number[] = [];
          let uncut = beratMg;
          for (const cut of [...cuts.map((mg) => 1 + (mg % Math.ceil(beratMg / 20))), uncut]) {
            if (uncut > 0) berat.push(Math.min(cut, uncut));
            uncut -= Math.min(cut, uncut);
          }
          const { parts, left } = takeFromBatch(whole, berat);
          expect(left).toMatchObject({ hppRp: 0, beratMg: 0, murniMg: 0 });
          expect(Math.min(...parts.flatMap((part) => [part.hppRp, part.murniMg]))).toBeGreaterThanOrEqual(0);
          expect(parts.reduce((sum, part) => sum + part.hppRp, 0)).toBe(hppRp);
          expect(parts.reduce((sum, part) => sum + part.murniMg, 0)).toBe(whole.murniMg);
          let rest: Batch = whole;
          const byOne = berat.flatMap((mg) => {
            const taken = takeFromBatch(rest, [mg]);
            rest = taken.left;
            return taken.parts;
          });
          expect(byOne).toEqual(parts);
        },
      ),
      { numRuns: 1_000, seed: 1_132 },
    );
  });
});

describe('the end of a batch', () => {
  const rest = batch({ hppRp: 90_305, beratMg: 45, murniMg: 31 });

  it('loses what is left of it', () => {
    expect(endBatch(rest, 50)).toEqual({
      selisihMg: 45,
      susutRp: 90_305,
      susutMurniMg: 31,
      otorisasi: false,
    });
  });

  it('asks for an approval beyond the tolerance alone', () => {
    expect(endBatch(rest, 45).otorisasi).toBe(false);
    expect(endBatch(rest, 44).otorisasi).toBe(true);
  });
});

describe('what is left of a batch, weighed anew', () => {
  const rest = batch({ hppRp: 90_305, beratMg: 45, murniMg: 31 });

  it('is so much more or less, and of fine gold never less than nothing', () => {
    expect(correctBatch(rest, 145)).toEqual({ selisihMg: 100, selisihMurniMg: 75 });
    expect(correctBatch(rest, 35)).toEqual({ selisihMg: -10, selisihMurniMg: -8 });
    expect(correctBatch(rest, 1)).toEqual({ selisihMg: -44, selisihMurniMg: -31 });
    expect(() => correctBatch(rest, 0)).toThrow(RangeError);
  });

  it('is for the owner above a share of its line', () => {
    // 0.2 % of 50 g.
    expect(isLargeCorrection(100, 50_000, 200)).toBe(false);
    expect(isLargeCorrection(101, 50_000, 200)).toBe(true);
    expect(isLargeCorrection(-101, 50_000, 200)).toBe(true);
  });
});
