import { assertNatural, mulDiv } from './integer.ts';
import { PERCENT_MILLI, percentOf, type Rupiah } from './money.ts';

export type PpnRates = { fakturMilli: number; nonFakturMilli: number; jasaMilli: number };
export type PpnSchedule = readonly (PpnRates & { mulai: string })[];

/** Rates by start date: PMK 48/2023 in force from 1 May 2023; PMK 11/2025 kept the effective rates. */
export const PPN_SCHEDULE: PpnSchedule = [
  { mulai: '2023-05-01', fakturMilli: 1_100, nonFakturMilli: 1_650, jasaMilli: 1_100 },
];

/** The rates in force on 'yyyy-MM-dd', or null before the first start date. */
export function ppnRatesOn(schedule: PpnSchedule, tanggal: string): PpnRates | null {
  const inForce = schedule.filter((entry) => entry.mulai <= tanggal);
  return inForce.reduce<PpnSchedule[number] | null>(
    (latest, entry) => (latest === null || entry.mulai > latest.mulai ? entry : latest),
    null,
  );
}

/** The rate of one piece: bought with a tax invoice → 1.1 %, else 1.65 % (domain §4 PPN). */
export function ppnPersenOf(
  adaFakturPajak: boolean,
  rates: Pick<PpnRates, 'fakturMilli' | 'nonFakturMilli'>,
): number {
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
