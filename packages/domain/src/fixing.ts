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
export const release = ({ emasMg, emasRp }: GoldDebt, mg: Mg, costRp: Rupiah): Released => {
  assertNatural(mg, 'fine gold');
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

/** A bar or a lot of scrap as it pays a debt, and what of it was more than was owed. */
export interface PaidInGold extends Released {
  /** By its assay. */
  murniMg: Mg;
  /** Sold to the supplier, who is paid so much in advance by it. */
  lebihMg: Mg;
  lebihRp: Rupiah;
}

/**
 * A part of a debt in gold is paid with a bar or a lot of scrap, by its fine gold at assay (modules-2 §1, S7). What is more than is owed
 * is sold at a price per fine gram, where one is said (rule 11). EMAS_MELEBIHI_HUTANG, in grams, where none is or nothing is owed;
 * RangeError above 100 %.
 */
export const payInGold = (
  debt: GoldDebt,
  {
    beratMg,
    kadarUjiMilli,
    hppRp,
    hargaLebihRp,
  }: { beratMg: Mg; kadarUjiMilli: number; hppRp: Rupiah; hargaLebihRp?: Rupiah | undefined },
): PaidInGold => {
  assertNatural(hppRp, 'cost');
  const murniMg = fineGold(beratMg, kadarUjiMilli);
  const sold = hargaLebihRp !== undefined && debt.emasMg > 0;
  const lebihMg = sold ? Math.max(0, murniMg - debt.emasMg) : 0;
  const lebihRp = valueAt(lebihMg, hargaLebihRp ?? 0);
  return { murniMg, lebihMg, lebihRp, ...release(debt, murniMg - lebihMg, hppRp - lebihRp) };
};
