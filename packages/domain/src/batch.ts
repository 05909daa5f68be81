import { refuse } from './errors.ts';
import { assertNatural, mulDiv } from './integer.ts';
import { PERCENT_MILLI, type Rupiah } from './money.ts';
import { fineGold, inGrams, type Mg } from './weight.ts';

/** A line of a delivery that is not tagged yet: what is left of its cost, its weight on the scale and its fine gold. */
export interface Batch {
  hppRp: Rupiah;
  beratMg: Mg;
  murniMg: Mg;
  /** In thousandths of a percent. */
  kadarMurniMilli: number;
}

/** What a part of a batch takes along. */
export type BatchPart = Pick<Batch, 'hppRp' | 'murniMg'>;

/**
 * Parts taken out of a batch one after another, by their weights on the scale (modules-2 §1, S3): of the cost half up of what is left
 * by weight, of the fine gold what the part weighs, never more than there is; who takes the last of the weight takes all of both.
 * BATCH_TIDAK_CUKUP, in grams, where they weigh more than is left; RangeError on a weight of nothing.
 */
export const takeFromBatch = (
  batch: Batch,
  beratAsliMg: readonly Mg[],
): { parts: BatchPart[]; left: Batch } => {
  for (const mg of beratAsliMg) {
    assertNatural(mg, 'weight');
    if (mg === 0) throw new RangeError('a part of a batch weighs nothing');
  }
  const kurangMg = beratAsliMg.reduce((sum, mg) => sum + mg, 0) - batch.beratMg;
  if (kurangMg > 0) refuse('BATCH_TIDAK_CUKUP', { sisa: inGrams(batch.beratMg), kurang: inGrams(kurangMg) });
  let left = batch;
  const parts = beratAsliMg.map((mg): BatchPart => {
    const hppRp = mulDiv(left.hppRp, mg, left.beratMg, 'half-up');
    const isLast = mg === left.beratMg;
    const murniMg = isLast ? left.murniMg : Math.min(left.murniMg, fineGold(mg, left.kadarMurniMilli));
    left = {
      ...left,
      hppRp: left.hppRp - hppRp,
      beratMg: left.beratMg - mg,
      murniMg: left.murniMg - murniMg,
    };
    return { hppRp, murniMg };
  });
  return { parts, left };
};

/**
 * What a part of a line in consignment is owed at once it is sold (modules-2 §1, S9): of the price of the line, half up, as much as it weighs;
 * all parts come to the whole, in whatever order they are tagged.
 */
export const consignedPart = (
  line: { hargaTitipRp: Rupiah; beratMg: Mg },
  leftMg: Mg,
  beratAsliMg: Mg,
): Rupiah => {
  const priceOf = (mg: Mg): Rupiah => mulDiv(line.hargaTitipRp, mg, line.beratMg, 'half-up');
  return priceOf(leftMg) - priceOf(leftMg - beratAsliMg);
};

/** The end of a batch: what is left of it is lost, and more than is tolerated only with an approval (modules-2 §1, S4). */
export const endBatch = (
  { hppRp, beratMg, murniMg }: Batch,
  toleransiMg: Mg,
): { selisihMg: Mg; susutRp: Rupiah; susutMurniMg: Mg; otorisasi: boolean } => {
  assertNatural(toleransiMg, 'tolerance');
  return {
    selisihMg: beratMg,
    susutRp: hppRp,
    susutMurniMg: murniMg,
    otorisasi: beratMg > toleransiMg,
  };
};

/**
 * What is left of a batch, weighed anew: so much more or, negative, less of it, and of its fine gold; its cost stays (modules-2 §1, TC).
 * RangeError on a weight of nothing: that is its end.
 */
export const correctBatch = (
  { beratMg, murniMg, kadarMurniMilli }: Batch,
  timbangMg: Mg,
): { selisihMg: Mg; selisihMurniMg: Mg } => {
  assertNatural(timbangMg, 'weight');
  if (timbangMg === 0) throw new RangeError('a batch that weighs nothing is ended');
  const selisihMg = timbangMg - beratMg;
  const fine = fineGold(Math.abs(selisihMg), kadarMurniMilli);
  return { selisihMg, selisihMurniMg: selisihMg < 0 ? -Math.min(murniMg, fine) : fine };
};

/** Whether corrections of a line come to more of it than so many thousandths of a percent: then the owner decides. */
export const isLargeCorrection = (selisihMg: Mg, beratMg: Mg, persenMilli: number): boolean =>
  Math.abs(selisihMg) * PERCENT_MILLI > beratMg * persenMilli;
