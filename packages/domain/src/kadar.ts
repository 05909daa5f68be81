import { formatMilli, parseMilli } from './decimal.ts';
import { refuse } from './errors.ts';

/** Thousandths of a percent: 75.0 % = 75000. Item kadar may pass 100 % as a price rate (domain §2 Kadar). */
export type KadarMilli = number;

/** Bounds of an item's kadar and of kadar_murni, the purity that fine-gold totals use [spec]. */
export const KADAR_ITEM_MAX: KadarMilli = 500_000;
export const KADAR_MURNI_MAX: KadarMilli = 100_000;

/** Percent on the wire ('75.0', 37.5) → thousandths; DomainError KADAR_TIDAK_SAH when not ≤ 3 decimals. */
export function parseKadar(text: string | number): KadarMilli {
  try {
    return parseMilli(text);
  } catch (error) {
    if (error instanceof RangeError) return refuse('KADAR_TIDAK_SAH', { kadar: String(text) });
    throw error;
  }
}

/** The percent number of the wire: 37500 → 37.5. */
export function kadarToPercent(kadarMilli: KadarMilli): number {
  return Number(formatMilli(kadarMilli));
}

/** The hallmark, per mille: 75000 → '750', 91600 → '916'; a finer purity keeps its decimals ('999.9'). */
export function hallmark(kadarMilli: KadarMilli): string {
  return trimZeros(formatMilli(kadarMilli * 10));
}

function trimZeros(decimal: string): string {
  return decimal.replace(/\.?0+$/, '');
}

/** Karat as the market says it, which is not kadar × 24 / 100 (domain §2 Kadar, §9). */
const MARKET_KARAT: ReadonlyMap<KadarMilli, string> = new Map([
  [37_500, '8K'],
  [42_000, '9K'],
  [70_000, '16K'],
  [75_000, '17K'],
  [91_600, '22K'],
  [99_900, '24K'],
]);

export function marketKarat(kadarMilli: KadarMilli): string | undefined {
  return MARKET_KARAT.get(kadarMilli);
}

/** A proposal for a new kadar's label: '750/17K', or the hallmark alone where the market has no karat. */
export function kadarLabel(kadarMilli: KadarMilli): string {
  const karat = marketKarat(kadarMilli);
  return karat === undefined ? hallmark(kadarMilli) : `${hallmark(kadarMilli)}/${karat}`;
}
