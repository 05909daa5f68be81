import { assertNatural, mulDiv } from './integer.ts';
import { PERCENT_MILLI, percentOf, type Rupiah } from './money.ts';
import { type Mg, valueAt } from './weight.ts';

export type PpnRates = { fakturMilli: number; nonFakturMilli: number };
export type PpnSchedule = readonly (PpnRates & { mulai: string })[];

/** The rates in force on 'yyyy-MM-dd', or null before the first start date. */
export function ppnRatesOn(schedule: PpnSchedule, tanggal: string): PpnRates | null {
  const inForce = schedule.filter((entry) => entry.mulai <= tanggal);
  return inForce.reduce<PpnSchedule[number] | null>(
    (latest, entry) => (latest === null || entry.mulai > latest.mulai ? entry : latest),
    null,
  );
}

/** The terms of PPN that hold on a day (domain §4): thousandths of a percent, or rupiah a gram when above 0. */
export type Ppn = PpnRates & { perGramRp: Rupiah; include: boolean };

/**
 * Whether the prices of a sale hold its tax already: then it is no step from the subtotal to the grand total. A nota does not
 * keep the terms it was sold on; its own figures say so. The discount is what is taken off, the rounding is added.
 */
export function ppnInside(sums: {
  subtotalRp: Rupiah;
  diskonRp: Rupiah;
  pembulatanRp: Rupiah;
  /** PPh 22, always on top. */
  pph22Rp?: Rupiah | null;
  grandTotalRp: Rupiah;
}): boolean {
  const { subtotalRp, diskonRp, pembulatanRp, pph22Rp, grandTotalRp } = sums;
  return subtotalRp - diskonRp + pembulatanRp + (pph22Rp ?? 0) === grandTotalRp;
}

/** The rate of one piece: bought with a tax invoice → 1.1 %, else 1.65 % (PMK 48/2023). */
export function ppnPersenOf(adaFakturPajak: boolean, rates: PpnRates): number {
  return adaFakturPajak ? rates.fakturMilli : rates.nonFakturMilli;
}

/** Tax on `base` at `persenMilli` thousandths of a percent; include: the base holds it, dpp + ppn = base. */
export function ppnOf(input: { base: Rupiah; persenMilli: number; include: boolean }): {
  dpp: Rupiah;
  ppn: Rupiah;
} {
  assertNatural(input.base, 'ppn base');
  assertNatural(input.persenMilli, 'ppn rate');
  if (!input.include) return { dpp: input.base, ppn: percentOf(input.base, input.persenMilli, 'half-up') };
  const ppn = mulDiv(input.base, input.persenMilli, PERCENT_MILLI + input.persenMilli, 'half-up');
  return { dpp: input.base - ppn, ppn };
}

/** The tax of one piece sold for `base`: by its weight where the terms say so, never more than a price that holds it, else by rate. */
export function ppnOfPiece(
  base: Rupiah,
  piece: { beratMg: Mg; adaFakturPajak: boolean },
  ppn: Ppn,
): { dpp: Rupiah; ppn: Rupiah } {
  const { include, perGramRp } = ppn;
  if (perGramRp === 0) return ppnOf({ base, persenMilli: ppnPersenOf(piece.adaFakturPajak, ppn), include });
  assertNatural(base, 'ppn base');
  const tax = valueAt(piece.beratMg, perGramRp);
  return include ? { dpp: base - Math.min(tax, base), ppn: Math.min(tax, base) } : { dpp: base, ppn: tax };
}
