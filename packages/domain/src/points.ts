import { refuse } from './errors.ts';
import { assertNatural, mulDiv } from './integer.ts';
import { allocate, PERCENT_MILLI, type Rupiah } from './money.ts';
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

/** Points of a member's level: so many percent of the usual ones, whole ones. */
export function pointsOfLevel(points: number, percent: number): number {
  assertNatural(points, 'points');
  assertNatural(percent, 'points percent');
  return mulDiv(points, percent, 100, 'floor');
}

/** What a sale gives on top of its lines: the settings' own rule and cashback, and the percent of the member's level. */
export interface PointTerms {
  perRp: Rupiah;
  cashbackMilli: number;
  nilaiPoin: Rupiah;
  levelPercent: number;
}

/** Points of a sale as its member gets them: those of its lines, by his level. */
export const pointsOfMember = (
  lines: readonly PointBasis[],
  rules: readonly PointRule[],
  { levelPercent, ...standard }: PointTerms,
): number => pointsOfLevel(pointsOfSale(lines, rules, standard), levelPercent);

/**
 * Points a nota loses with lines that come back early: points(nota) − points(nota without them), by the rules as they stand and
 * the level of its day, never more than it gave (settled, buy-back 8). `left` are its lines that did not come back before,
 * `kept` those of them that stay; what is taken for parts adds up to what is taken for all.
 */
export const pointsBack = (
  { poin, left, kept }: { poin: number; left: readonly PointBasis[]; kept: readonly PointBasis[] },
  rules: readonly PointRule[],
  terms: PointTerms,
): number => {
  const given = Math.min(pointsOfMember(left, rules, terms), poin);
  return given - Math.min(pointsOfMember(kept, rules, terms), given);
};

/** Points a member got at once, by a document that stands. */
export interface PointLot {
  kode_toko: string;
  /** 'yyyy-MM-dd' */
  tanggal: string;
  poin: number;
}

/**
 * Points of a shop that were got before a day and never spent. Whatever was spent, given or expired so far took the oldest
 * first (modules §9), of whatever shop; lots come oldest first.
 */
export function pointsExpired(
  lots: readonly PointLot[],
  spent: number,
  { kode_toko, before }: { kode_toko: string; before: string },
): number {
  assertNatural(spent, 'points spent');
  let left = spent;
  let expired = 0;
  for (const lot of lots) {
    const taken = Math.min(left, lot.poin);
    left -= taken;
    if (lot.kode_toko === kode_toko && lot.tanggal < before) expired += lot.poin - taken;
  }
  return expired;
}

/** What of a sale earns points, by group. */
export interface PointBasis {
  group: string;
  weightMg: Mg;
  amountRp: Rupiah;
}

/**
 * The basis of an exchange: what is paid on top of the gold brought in, shared over the lines by their amounts, grams in the same
 * proportion (settled, buy-back 8). Nothing earns where the gold brought in is worth more.
 */
export function netBasis(lines: readonly PointBasis[], beliRp: Rupiah): PointBasis[] {
  assertNatural(beliRp, 'price of the gold brought in');
  const total = lines.reduce((sum, { amountRp }) => sum + amountRp, 0);
  const left = Math.max(0, total - beliRp);
  const shares = allocate(
    left,
    lines.map(({ amountRp }) => amountRp),
  );
  return lines.map((line, index) => ({
    ...line,
    weightMg: total === 0 ? 0 : mulDiv(line.weightMg, left, total, 'floor'),
    amountRp: shares[index] ?? 0,
  }));
}

/** POIN_TIDAK_CUKUP when the member holds fewer points than are redeemed; who owes some may buy without. */
export function checkPoints(saldo: number, dipakai: number): void {
  assertNatural(dipakai, 'points');
  if (dipakai > 0 && dipakai > saldo) refuse('POIN_TIDAK_CUKUP', { saldo, dipakai });
}
