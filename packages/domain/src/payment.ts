import { refuse } from './errors.ts';
import { assertNatural } from './integer.ts';
import type { Rupiah } from './money.ts';

export const PAYMENT_JENIS = ['CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'QRIS', 'POIN', 'TITIPAN'] as const;
export type PaymentJenis = (typeof PAYMENT_JENIS)[number];

export type Payment = { jenis: PaymentJenis; jumlahRp: Rupiah };
export type Settlement = {
  paidRp: Rupiah;
  changeRp: Rupiah;
  /** parallel to the payments, change taken out of cash; sums to the grand total exactly */
  appliedRp: Rupiah[];
};

/**
 * Mixed payments against a grand total (domain §3 Payments). Change comes out of cash only, and some of the cash
 * must stay: a till is no cash machine for a card. Errors: PEMBAYARAN_KOSONG, _KURANG, _LEBIH, _TIDAK_SAH.
 * A total of 0 needs no payment.
 */
export function settlePayments(grandTotal: Rupiah, payments: readonly Payment[]): Settlement {
  assertNatural(grandTotal, 'grand total');
  if (payments.length === 0 && grandTotal > 0) refuse('PEMBAYARAN_KOSONG');
  for (const { jenis, jumlahRp } of payments) {
    if (!Number.isSafeInteger(jumlahRp) || jumlahRp <= 0) {
      refuse('PEMBAYARAN_TIDAK_SAH', { jenis, jumlahRp });
    }
  }
  const cashRp = total(payments.filter((payment) => payment.jenis === 'CASH'));
  const nonCashRp = total(payments.filter((payment) => payment.jenis !== 'CASH'));
  const paidRp = cashRp + nonCashRp;
  assertNatural(paidRp, 'paid');
  if (paidRp < grandTotal) refuse('PEMBAYARAN_KURANG', { kurangRp: grandTotal - paidRp });
  const changeRp = paidRp - grandTotal;
  if (changeRp > 0 && changeRp >= cashRp) refuse('PEMBAYARAN_LEBIH', { lebihRp: changeRp });
  return { paidRp, changeRp, appliedRp: takeChange(payments, changeRp) };
}

function total(payments: readonly Payment[]): Rupiah {
  return payments.reduce((sum, payment) => sum + payment.jumlahRp, 0);
}

function takeChange(payments: readonly Payment[], changeRp: Rupiah): Rupiah[] {
  let left = changeRp;
  return payments.map(({ jenis, jumlahRp }) => {
    const taken = jenis === 'CASH' ? Math.min(left, jumlahRp) : 0;
    left -= taken;
    return jumlahRp - taken;
  });
}

const NEEDS_KARTU: ReadonlySet<PaymentJenis> = new Set(['DEBET', 'CREDIT']);
const NEEDS_REKENING: ReadonlySet<PaymentJenis> = new Set(['TRANSFER', 'DEBET', 'CREDIT', 'QRIS']);

/** Which details a payment of this kind must carry: the shop's account, the card's last four digits. */
export function paymentNeeds(jenis: PaymentJenis): { rekening: boolean; kartu: boolean } {
  return { rekening: NEEDS_REKENING.has(jenis), kartu: NEEDS_KARTU.has(jenis) };
}

/** REKENING_WAJIB, or KARTU_WAJIB unless no_kartu is exactly the last four digits (never a full number). */
export function checkPaymentDetail(payment: {
  jenis: PaymentJenis;
  no_rekening?: string | null | undefined;
  no_kartu?: string | null | undefined;
}): void {
  const needs = paymentNeeds(payment.jenis);
  if (needs.rekening && !payment.no_rekening) refuse('REKENING_WAJIB', { jenis: payment.jenis });
  if (needs.kartu && !/^\d{4}$/.test(payment.no_kartu ?? '')) refuse('KARTU_WAJIB', { jenis: payment.jenis });
}
