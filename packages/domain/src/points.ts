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

/** POIN_TIDAK_CUKUP when the member holds fewer points than are redeemed. */
export function checkPoints(saldo: number, dipakai: number): void {
  assertNatural(dipakai, 'points');
  if (dipakai > saldo) refuse('POIN_TIDAK_CUKUP', { saldo, dipakai });
}
