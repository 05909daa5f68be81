import { takeFromBatch } from './batch.ts';
import { refuse } from './errors.ts';
import { assertNatural, mulDiv } from './integer.ts';
import { type Rupiah, toMilli } from './money.ts';
import { inGrams, type Mg } from './weight.ts';

/** What there is in bulk of one thing and purity: pieces, weight, fine gold and cost. */
export interface Bulk {
  kadar: number;
  qty: number;
  beratMg: Mg;
  murniMg: Mg;
  hppRp: Rupiah;
}

/**
 * Some of it at its average cost (modules-2 §6): cost and fine gold half up by weight, with the last piece all that is left.
 * STOCK_TIDAK_TERSEDIA for more than there is, SISA_TIDAK_HABIS, in grams, where the last piece leaves some of the weight: a piece is not
 * split. RangeError on none.
 */
export const takeInBulk = (there: Bulk, { qty, beratMg }: Pick<Bulk, 'qty' | 'beratMg'>): Bulk => {
  assertNatural(qty, 'number of pieces');
  assertNatural(beratMg, 'weight');
  if (qty === 0 || beratMg === 0) throw new RangeError('nothing is taken');
  if (qty > there.qty || beratMg > there.beratMg) refuse('STOCK_TIDAK_TERSEDIA');
  const leftMg = there.beratMg - beratMg;
  if (qty === there.qty && leftMg > 0) refuse('SISA_TIDAK_HABIS', { mg: inGrams(leftMg) });
  if (qty < there.qty && leftMg === 0) refuse('STOCK_TIDAK_TERSEDIA');
  return {
    kadar: there.kadar,
    qty,
    beratMg,
    murniMg: mulDiv(there.murniMg, beratMg, there.beratMg, 'half-up'),
    hppRp: mulDiv(there.hppRp, beratMg, there.beratMg, 'half-up'),
  };
};

/** What is left where `taken` went. */
export const leftOf = (there: Bulk, taken: Bulk): Bulk => ({
  kadar: there.kadar,
  qty: there.qty - taken.qty,
  beratMg: there.beratMg - taken.beratMg,
  murniMg: there.murniMg - taken.murniMg,
  hppRp: there.hppRp - taken.hppRp,
});

/** A part of bars by weight, as of a batch. They are cut: counted out with their last gram. BATCH_TIDAK_CUKUP, in grams; RangeError on none. */
export const cutOfBar = (there: Bulk, beratMg: Mg): Bulk => {
  const { kadar, qty, murniMg, hppRp } = there;
  const bar = { hppRp, beratMg: there.beratMg, murniMg, kadarMurniMilli: toMilli(kadar) };
  const [part = { murniMg: 0, hppRp: 0 }] = takeFromBatch(bar, [beratMg]).parts;
  return { kadar, qty: beratMg === there.beratMg ? qty : 0, beratMg, ...part };
};

/** A part of scrap by weight, of cost and fine gold half up of what is left; counted out as bars are. BATCH_TIDAK_CUKUP, in grams; RangeError on none. */
export const cutOfScrap = (there: Bulk, beratMg: Mg): Bulk => {
  assertNatural(beratMg, 'weight');
  if (beratMg === 0) throw new RangeError('nothing is taken');
  const kurangMg = beratMg - there.beratMg;
  if (kurangMg > 0) refuse('BATCH_TIDAK_CUKUP', { sisa: inGrams(there.beratMg), kurang: inGrams(kurangMg) });
  return {
    kadar: there.kadar,
    qty: kurangMg === 0 ? there.qty : 0,
    beratMg,
    murniMg: mulDiv(there.murniMg, beratMg, there.beratMg, 'half-up'),
    hppRp: mulDiv(there.hppRp, beratMg, there.beratMg, 'half-up'),
  };
};

/** What there is of one accessory: how many, and what they cost together. */
export interface Counted {
  qty: number;
  hppRp: Rupiah;
}

/**
 * So many of it at their average cost (modules-2 §6): half up, with the last one all that is left. STOCK_TIDAK_TERSEDIA for more than there are;
 * RangeError on none.
 */
export const takeCounted = (there: Counted, qty: number): Counted => {
  assertNatural(qty, 'number of pieces');
  if (qty === 0) throw new RangeError('nothing is taken');
  if (qty > there.qty) refuse('STOCK_TIDAK_TERSEDIA');
  return { qty, hppRp: mulDiv(there.hppRp, qty, there.qty, 'half-up') };
};
