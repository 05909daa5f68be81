import { refuse } from './errors.ts';
import { assertNatural, divide, toSafeNumber } from './integer.ts';
import { PERCENT_MILLI, type Rupiah, roundRupiah } from './money.ts';
import { isBagOff } from './opname.ts';
import type { Mg } from './weight.ts';

const PLAFOND_STEP = 1_000;
const MG_PER_GRAM = 1_000n;

/** What is lent per gram out of the lebur price, floored to 1,000; 85 % by default (domain §4 Plafond, §9). */
export function plafondPerGram(leburPerGramRp: Rupiah, persenMilli = 85_000): Rupiah {
  assertNatural(leburPerGramRp, 'lebur price');
  assertNatural(persenMilli, 'plafond percent');
  const exact = BigInt(leburPerGramRp) * BigInt(persenMilli);
  return roundRupiah(exact, BigInt(PERCENT_MILLI), PLAFOND_STEP, 'DOWN');
}

/**
 * The lower of what the lists say of group and purity, else the plafond of the purity, else 85 % of its lebur price
 * [settled, Pledges 8]; rupiah per gram. Null where there is not even a lebur price.
 */
export function plafondOf(said: {
  group: Rupiah | null;
  kadar: Rupiah | null;
  ofPurity: Rupiah | null;
  lebur: Rupiah | null;
}): Rupiah | null {
  const limits = [said.group, said.kadar].filter((rp): rp is Rupiah => rp !== null);
  if (limits.length > 0) return Math.min(...limits);
  if (said.ofPurity !== null) return said.ofPurity;
  return said.lebur === null ? null : plafondPerGram(said.lebur);
}

/** Pledged goods: net gold weight, and rupiah per gram of something. */
export interface Goods {
  beratMg: Mg;
  perGramRp: Rupiah;
}

/** Σ berat × price per gram, floored to the rupiah. */
export function valueOfGoods(goods: readonly Goods[]): Rupiah {
  let exact = 0n;
  for (const { beratMg, perGramRp } of goods) {
    assertNatural(beratMg, 'weight');
    assertNatural(perGramRp, 'price per gram');
    exact += BigInt(beratMg) * BigInt(perGramRp);
  }
  return toSafeNumber(exact / MG_PER_GRAM);
}

/** Maximum loan: Σ berat × plafond per gram, and at most what is left of the customer's cap. */
export function plafond(goods: readonly Goods[], capLeftRp: Rupiah | null): Rupiah {
  const byWeight = valueOfGoods(goods);
  return capLeftRp === null ? byWeight : Math.max(0, Math.min(byWeight, capLeftRp));
}

/** HUTANG_MELEBIHI_PLAFOND when the loan is above it; an approver may pass it [settled, Pledges 16]. */
export function checkPlafond(jumlahHutangRp: Rupiah, plafondRp: Rupiah): void {
  assertNatural(jumlahHutangRp, 'loan');
  if (jumlahHutangRp > plafondRp) refuse('HUTANG_MELEBIHI_PLAFOND', { jumlahHutangRp, plafondRp });
}

/** Whether pokok + interest to date is more than `persen` (whole percent) of the value, compared exactly [settled, Pledges 11]. */
export function isShort(owedRp: Rupiah, valueRp: Rupiah, persen: number): boolean {
  return BigInt(owedRp) * 100n > BigInt(valueRp) * BigInt(persen);
}

/** What is missing to `persen` (whole percent) of the value: ceil(owed − persen × value), never below 0. */
export function shortfall(owedRp: Rupiah, valueRp: Rupiah, persen: number): Rupiah {
  const missing = BigInt(owedRp) * 100n - BigInt(valueRp) * BigInt(persen);
  return missing <= 0n ? 0 : toSafeNumber(divide(missing, 100n, 'ceil'));
}

/** Loan to value in hundredths of a percent, half up as every percentage that is shown [settled, Pledges 17]; null where the goods are worth nothing. */
export function ltvBasisPoints(owedRp: Rupiah, valueRp: Rupiah): number | null {
  return valueRp === 0 ? null : toSafeNumber(divide(BigInt(owedRp) * 10_000n, BigInt(valueRp), 'half-up'));
}

/** Gold of one purity, net, as it was tested. */
export interface TestedGold {
  kadarMilli: number;
  beratMg: Mg;
}

/**
 * What a bag was pledged with against what is bought out of it: each purity of which another weight is bought, off by more than a
 * bag may weigh otherwise (modules §4.5). Gold of another purity is missing there and too much here.
 */
export function boughtOff(
  bag: readonly TestedGold[],
  bought: readonly TestedGold[],
): { kadarMilli: number; bagMg: Mg; boughtMg: Mg }[] {
  const weightOf = (gold: readonly TestedGold[], kadarMilli: number): Mg =>
    gold.reduce((sum, one) => (one.kadarMilli === kadarMilli ? sum + one.beratMg : sum), 0);
  return [...new Set([...bag, ...bought].map(({ kadarMilli }) => kadarMilli))]
    .map((kadarMilli) => ({
      kadarMilli,
      bagMg: weightOf(bag, kadarMilli),
      boughtMg: weightOf(bought, kadarMilli),
    }))
    .filter(({ bagMg, boughtMg }) => isBagOff(bagMg, boughtMg));
}
