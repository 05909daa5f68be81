import { refuse } from './errors.ts';
import { assertNatural, mulDiv } from './integer.ts';
import { PERCENT_MILLI, type Rupiah } from './money.ts';
import type { Mg } from './weight.ts';

/**
 * floor(basis / per) × points (domain §4 Points). The caller passes the basis without ongkos and PPN; a rule
 * whose `per` is 0 earns nothing.
 */
export function pointsEarned(input: {
  basis: 'RUPIAH' | 'GRAM';
  amountRp: Rupiah;
  weightMg: Mg;
  perRp: Rupiah;
  perMg: Mg;
  points: number;
}): number {
  const [amount, per] =
    input.basis === 'RUPIAH' ? [input.amountRp, input.perRp] : [input.weightMg, input.perMg];
  assertNatural(amount, 'points basis');
  assertNatural(per, 'points rule');
  assertNatural(input.points, 'points');
  return per === 0 ? 0 : mulDiv(mulDiv(amount, 1, per, 'floor'), input.points, 1, 'floor');
}

/** What a percentage of the basis is worth in points, whole ones; nothing while a point has no value (CASHBACK_POINT_PERSEN). */
export function pointsCashback(amountRp: Rupiah, percentMilli: number, nilaiPoin: Rupiah): number {
  assertNatural(amountRp, 'points basis');
  assertNatural(percentMilli, 'cashback percent');
  assertNatural(nilaiPoin, 'value of a point');
  return nilaiPoin === 0 ? 0 : mulDiv(amountRp, percentMilli, nilaiPoin * PERCENT_MILLI, 'floor');
}

/** How a group of pieces earns points; without a group it is the rule for all that have none of their own. */
export interface PointRule {
  kode_group: string | null;
  basis: 'RUPIAH' | 'GRAM';
  per_rp: Rupiah;
  /** mg */
  per_gram: Mg;
  poin: number;
}

/**
 * Points of a sale on the price without ongkos and PPN: the group's own rule before the general one, GET_POINT_PER_RP
 * where there is neither, and the cashback on top (domain §4 Points).
 */
export function pointsOfSale(
  lines: readonly { group: string; weightMg: Mg; amountRp: Rupiah }[],
  rules: readonly PointRule[],
  standard: { perRp: Rupiah; cashbackMilli: number; nilaiPoin: Rupiah },
): number {
  const own = new Set(rules.map(({ kode_group }) => kode_group));
  const sums = new Map<string | null, { rp: number; mg: number }>();
  for (const { group, weightMg, amountRp } of lines) {
    const key = own.has(group) ? group : null;
    const { rp, mg } = sums.get(key) ?? { rp: 0, mg: 0 };
    sums.set(key, { rp: rp + amountRp, mg: mg + weightMg });
  }
  const general: PointRule = {
    kode_group: null,
    basis: 'RUPIAH',
    per_rp: standard.perRp,
    per_gram: 0,
    poin: 1,
  };
  let points = 0;
  for (const [group, { rp, mg }] of sums) {
    const rule = rules.find(({ kode_group }) => (kode_group || null) === group) ?? general;
    const { basis, per_rp: perRp, per_gram: perMg, poin } = rule;
    points += pointsEarned({ basis, amountRp: rp, weightMg: mg, perRp, perMg, points: poin });
  }
  const wholeRp = lines.reduce((sum, { amountRp }) => sum + amountRp, 0);
  return points + pointsCashback(wholeRp, standard.cashbackMilli, standard.nilaiPoin);
}

/** POIN_TIDAK_CUKUP when the member holds fewer points than are redeemed; who owes some may buy without. */
export function checkPoints(saldo: number, dipakai: number): void {
  assertNatural(dipakai, 'points');
  if (dipakai > 0 && dipakai > saldo) refuse('POIN_TIDAK_CUKUP', { saldo, dipakai });
}
