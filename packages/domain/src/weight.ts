import { formatMilli, parseMilli } from './decimal.ts';
import { assertInteger, assertNatural, mulDiv } from './integer.ts';
import type { Rupiah } from './money.ts';

/** A weight in whole milligrams. */
export type Mg = number;

export type WeightScheme = { digit: 'HUNDREDTHS' | 'THOUSANDTHS'; stepMg: Mg };

const MG_PER_GRAM = 1_000;
const MG_PER_HUNDREDTH_GRAM = 10;
const WHOLE_PERCENT_MILLI = 100_000;

/** Grams on the wire → mg, exact: '5.23' → 5230. RangeError beyond 3 decimals or when not a plain decimal. */
export function gramToMg(text: string | number): Mg {
  return parseMilli(text);
}

/** mg → grams on the wire with 3 decimals: 5230 → '5.230'. */
export function mgToGram(mg: Mg): string {
  return formatMilli(mg);
}

/** mg → grams as the texts of refusals have them: 45 → 0.045. */
export function inGrams(mg: Mg): number {
  assertInteger(mg, 'weight');
  return mg / MG_PER_GRAM;
}

/**
 * The priced weight of a raw scale weight (domain §4 weight scheme): HUNDREDTHS truncates to 0.01 g, then goes
 * up to the step; THOUSANDTHS goes up directly. Step 0 leaves the weight as it is.
 */
export function roundWeight(mg: Mg, scheme: WeightScheme): Mg {
  assertNatural(mg, 'weight');
  assertNatural(scheme.stepMg, 'weight step');
  if (scheme.stepMg === 0) return mg;
  const start = scheme.digit === 'HUNDREDTHS' ? mg - (mg % MG_PER_HUNDREDTH_GRAM) : mg;
  const over = start % scheme.stepMg;
  const rounded = over === 0 ? start : start - over + scheme.stepMg;
  assertInteger(rounded, 'rounded weight');
  return rounded;
}

/**
 * Fine gold in mg, rounded half up; `kadarMilli` is kadar_murni in thousandths of a percent (75 % = 75000).
 * RangeError above 100 %: a kadar used as a price rate is not a purity (domain §2 Kadar).
 */
export function fineGold(mg: Mg, kadarMilli: number): Mg {
  assertNatural(kadarMilli, 'kadar murni');
  if (kadarMilli > WHOLE_PERCENT_MILLI) throw new RangeError(`kadar murni above 100 %: ${kadarMilli}`);
  return mulDiv(mg, kadarMilli, WHOLE_PERCENT_MILLI, 'half-up');
}

/** Rupiah of a weight at a price per gram, half up to the rupiah. */
export function valueAt(mg: Mg, perGramRp: Rupiah): Rupiah {
  assertNatural(mg, 'weight');
  assertNatural(perGramRp, 'price per gram');
  return mulDiv(mg, perGramRp, MG_PER_GRAM, 'half-up');
}
