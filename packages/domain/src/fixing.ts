import { refuse } from './errors.ts';
import { assertNatural, mulDiv } from './integer.ts';
import type { Rupiah } from './money.ts';
import { fineGold, inGrams, type Mg, valueAt } from './weight.ts';

/** Fine gold that is owed to a supplier, and what is left of the value it came in at. */
export interface GoldDebt {
  emasMg: Mg;
  emasRp: Rupiah;
}

/** What a debt in gold gives up, and what that cost more (or, negative, less) than the value it came in at. */
export interface Released {
  lepasRp: Rupiah;
  selisihRp: Rupiah;
  left: GoldDebt;
}

/** So much of a debt with its share of the value, half up; the last of the gold releases all that is left. */
const release = ({ emasMg, emasRp }: GoldDebt, mg: Mg, costRp: Rupiah): Released => {
  assertNatural(mg, 'fine gold');
  assertNatural(costRp, 'cost');
  if (mg > emasMg) refuse('EMAS_MELEBIHI_HUTANG', { mg: inGrams(mg), sisa: inGrams(emasMg) });
  const lepasRp = mg === emasMg ? emasRp : mulDiv(emasRp, mg, emasMg, 'half-up');
  return { lepasRp, selisihRp: costRp - lepasRp, left: { emasMg: emasMg - mg, emasRp: emasRp - lepasRp } };
};

/**
 * A part of a debt in gold is priced at so much a fine gram, and owed in rupiah from then on (modules-2 §1, S6); no piece costs anything
 * else by it. EMAS_MELEBIHI_HUTANG, in grams, where it is more than is owed.
 */
export const fixGold = (
  debt: GoldDebt,
  { mg, hargaRp }: { mg: Mg; hargaRp: Rupiah },
): Released & { nilaiRp: Rupiah } => {
  const nilaiRp = valueAt(mg, hargaRp);
  return { nilaiRp, ...release(debt, mg, nilaiRp) };
};

/**
 * A part of a debt in gold is paid with a bar or a lot of scrap, by its fine gold at assay (modules-2 §1, S7). EMAS_MELEBIHI_HUTANG, in
 * grams, where that is more than is owed; RangeError above 100 %.
 */
export const payInGold = (
  debt: GoldDebt,
  { beratMg, kadarUjiMilli, hppRp }: { beratMg: Mg; kadarUjiMilli: number; hppRp: Rupiah },
): Released & { murniMg: Mg } => {
  const murniMg = fineGold(beratMg, kadarUjiMilli);
  return { murniMg, ...release(debt, murniMg, hppRp) };
};
