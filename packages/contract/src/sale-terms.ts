import { type Coupon, couponWorth } from '@kadar/domain/coupon.ts';
import { type Pembulatan, type Rupiah, toMilli } from '@kadar/domain/money.ts';
import { type Certificate, fractionOf, type PpnParts, ppnParts, taxesOf } from '@kadar/domain/pajak.ts';
import { type Ppn, type PpnSchedule, ppnPersenOf, ppnRatesOn } from '@kadar/domain/ppn.ts';
import { memberDiscount, type SaleLine, type SaleTotals, totalSale } from '@kadar/domain/pricing.ts';
import type { Settings } from './settings.ts';

/** The settings that till and server count a sale with, both by the functions below. */
export type SaleSettings = Pick<
  Settings,
  | 'PEMBULATAN'
  | 'PEMBULATAN_DOWN_MODULE'
  | 'PPN_MODULE'
  | 'PPN_PERSEN'
  | 'PPN_PERSEN_NON_FAKTUR'
  | 'PPN_BARU_MULAI'
  | 'PPN_BARU_PERSEN'
  | 'PPN_BARU_PERSEN_NON_FAKTUR'
  | 'PPN_BY_BERAT_RP'
  | 'PPN_INCLUDE'
  | 'PPN_NILAI_LAIN'
  | 'PPN_TARIF_PERSEN'
  | 'PPN_BARU_NILAI_LAIN'
  | 'PPN_BARU_TARIF_PERSEN'
  | 'PPH22_PERSEN'
  | 'PPH22_BARU_MULAI'
  | 'PPH22_BARU_PERSEN'
>;

export const pembulatanJual = (
  settings: Pick<Settings, 'PEMBULATAN' | 'PEMBULATAN_DOWN_MODULE'>,
): Pembulatan => ({
  step: settings.PEMBULATAN,
  direction: settings.PEMBULATAN_DOWN_MODULE ? 'DOWN' : 'UP',
});

/** Always in force: the rates without a start date. */
const EVER = '';

/** PPN as it holds on a business date 'yyyy-MM-dd', the new rates from the day they begin; null without PPN. */
export const ppnOn = (settings: SaleSettings, tanggal: string): Ppn | null => {
  const rates = (mulai: string, faktur: number, nonFaktur: number): PpnSchedule[number] => ({
    mulai,
    fakturMilli: toMilli(faktur),
    nonFakturMilli: toMilli(nonFaktur),
  });
  const { PPN_BARU_MULAI, PPN_BARU_PERSEN, PPN_BARU_PERSEN_NON_FAKTUR } = settings;
  const schedule = [rates(EVER, settings.PPN_PERSEN, settings.PPN_PERSEN_NON_FAKTUR)];
  if (PPN_BARU_MULAI) schedule.push(rates(PPN_BARU_MULAI, PPN_BARU_PERSEN, PPN_BARU_PERSEN_NON_FAKTUR));
  const inForce = settings.PPN_MODULE ? ppnRatesOn(schedule, tanggal) : null;
  return inForce && { ...inForce, perGramRp: settings.PPN_BY_BERAT_RP, include: settings.PPN_INCLUDE };
};

/** Thousandths of a percent of PPh 22 on a business date, the new rate from the day it begins. */
export const pph22On = (settings: SaleSettings, tanggal: string): number => {
  const { PPH22_BARU_MULAI, PPH22_BARU_PERSEN, PPH22_PERSEN } = settings;
  return toMilli(PPH22_BARU_MULAI && tanggal >= PPH22_BARU_MULAI ? PPH22_BARU_PERSEN : PPH22_PERSEN);
};

/** The rate of a piece with its parts, as the tax file wants them (domain §4 PPN); null without PPN, or where it is by weight. */
export const ppnPartsOn = (
  settings: SaleSettings,
  tanggal: string,
  adaFakturPajak: boolean,
): PpnParts | null => {
  const ppn = ppnOn(settings, tanggal);
  if (!ppn || ppn.perGramRp > 0) return null;
  const isNew = settings.PPN_BARU_MULAI !== '' && tanggal >= settings.PPN_BARU_MULAI;
  return ppnParts(ppnPersenOf(adaFakturPajak, ppn), {
    nilaiLain: fractionOf(isNew ? settings.PPN_BARU_NILAI_LAIN : settings.PPN_NILAI_LAIN),
    tarifMilli: toMilli(isNew ? settings.PPN_BARU_TARIF_PERSEN : settings.PPN_TARIF_PERSEN),
  });
};

/** A member as his sale is counted; none for a walk-in. */
export interface SaleCustomer extends Certificate {
  kode_customer: string;
  jenis_pelanggan?: string | null;
  /** Percent, his own or that of his level. */
  diskon: number | null;
}

export interface CountedSale extends SaleTotals {
  memberRp: Rupiah;
  couponRp: Rupiah;
  pph22Milli: number;
}

/**
 * Counts a sale whose lines are priced, alike at the till and at the server (domain §4): line discounts, then the member's
 * percentage, then the coupon; the taxes of who buys. Throws DISKON_MELEBIHI_TOTAL and what a coupon is refused with.
 */
export const countSale = (
  sale: {
    lines: readonly SaleLine[];
    customer: SaleCustomer | null;
    coupon: Coupon | null;
    kode_toko: string;
    tanggal: string;
  },
  settings: SaleSettings,
): CountedSale => {
  const { lines, customer, coupon, kode_toko, tanggal } = sale;
  const afterLines = lines.reduce((sum, { hargaJualRp, diskonRp }) => sum + hargaJualRp - diskonRp, 0);
  const memberRp = customer?.diskon ? memberDiscount(afterLines, toMilli(customer.diskon)) : 0;
  const of = {
    restRp: afterLines - memberRp,
    tanggal,
    kode_toko,
    kode_customer: customer?.kode_customer ?? '',
  };
  const couponRp = coupon ? couponWorth(coupon, of) : 0;
  const taxes = taxesOf(customer, tanggal);
  const pph22Milli = taxes.pph22 ? pph22On(settings, tanggal) : 0;
  const totals = totalSale({
    lines,
    memberDiscount: memberRp,
    coupon: couponRp,
    ppn: taxes.ppn ? ppnOn(settings, tanggal) : null,
    pph22Milli,
    ...(!settings.PPN_INCLUDE && { pembulatan: pembulatanJual(settings) }),
  });
  return { ...totals, memberRp, couponRp, pph22Milli };
};
