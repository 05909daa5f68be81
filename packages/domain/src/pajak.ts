import { assertNatural, mulDiv } from './integer.ts';
import { PERCENT_MILLI, percentOf, type Rupiah } from './money.ts';

/** Who a customer is to the tax office (domain §4); the other customer types are end consumers. */
export type TaxedAs = 'PEDAGANG' | 'PABRIKAN' | 'KONSUMEN';

export function taxedAs(jenisPelanggan: string | null | undefined): TaxedAs {
  return jenisPelanggan === 'PEDAGANG' || jenisPelanggan === 'PABRIKAN' ? jenisPelanggan : 'KONSUMEN';
}

/** A certificate that frees a trader from PPh 22: its number, and the last day it holds ('yyyy-MM-dd'; none: until withdrawn). */
export interface Certificate {
  skb_pph22?: string | null;
  skb_sampai?: string | null;
}

/** Which taxes a sale to this customer bears on a day: no PPN for a manufacturer, PPh 22 from a trader without a certificate. */
export function taxesOf(
  customer: (Certificate & { jenis_pelanggan?: string | null }) | null,
  tanggal: string,
): { ppn: boolean; pph22: boolean } {
  const as = taxedAs(customer?.jenis_pelanggan);
  const free = Boolean(customer?.skb_pph22) && (!customer?.skb_sampai || tanggal <= customer.skb_sampai);
  return { ppn: as !== 'PABRIKAN', pph22: as === 'PEDAGANG' && !free };
}

/** PPh 22 on the whole tax base of a sale, to the nearest rupiah, on top of what is paid (settled, Titip: PPh 22). */
export function pph22Of(dppRp: Rupiah, persenMilli: number): Rupiah {
  assertNatural(dppRp, 'pph22 base');
  return percentOf(dppRp, persenMilli, 'half-up');
}

/** What a rate of PPN is made of: 1.1 % = 10 % × 11/12 × 12 % (PMK 11/2025). Percents in thousandths. */
export interface PpnParts {
  persenMilli: number;
  /** The share of the price that is taxed: 10 %, without a purchase tax invoice 15 %. */
  faktorMilli: number;
  /** 'Nilai lain', a fraction such as 11/12. */
  nilaiLain: readonly [over: number, under: number];
  tarifMilli: number;
}

/** The parts of a rate under a general tariff and its 'nilai lain'; the product alone is what a price is taxed with. */
export function ppnParts(
  persenMilli: number,
  terms: { nilaiLain: readonly [over: number, under: number]; tarifMilli: number },
): PpnParts {
  const { nilaiLain, tarifMilli } = terms;
  const [over, under] = nilaiLain;
  assertNatural(persenMilli, 'ppn rate');
  const whole = over * tarifMilli;
  const faktorMilli = whole === 0 ? 0 : mulDiv(persenMilli * under, PERCENT_MILLI, whole, 'half-up');
  return { persenMilli, faktorMilli, nilaiLain, tarifMilli };
}

/** '11/12' as two numbers; anything else is the whole price. */
export function fractionOf(text: string): readonly [over: number, under: number] {
  const [, over, under] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  return over && under && Number(under) > 0 ? [Number(over), Number(under)] : [1, 1];
}
