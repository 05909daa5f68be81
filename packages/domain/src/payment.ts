import { refuse } from './errors.ts';
import { assertNatural } from './integer.ts';
import type { Rupiah } from './money.ts';

/** What a kind of payment is: where its money stands, what its line must carry, and which rate the bank keeps. */
export interface PaymentKind {
  /** The book that tells it in detail; TUKAR and BELUM_BAYAR have none but the ledger, UANG_MUKA its document's rows of what is owed, MARKETPLACE the order that its sale was. */
  book: 'kas' | 'bank' | 'poin' | 'titipan' | null;
  /** Its role in the journal. */
  role:
    | 'KAS'
    | 'BANK'
    | 'PENUKARAN_POIN'
    | 'TITIPAN'
    | 'KLIRING_TUKAR'
    | 'HUTANG_BELI'
    | 'UANG_MUKA_SUPPLIER'
    | 'PIUTANG_MARKETPLACE';
  /** It names an account of the shop; its card by the last four digits. */
  rekening: boolean;
  kartu: boolean;
  /** Through a terminal of the bank, which keeps a share and may pay out later. */
  gesek: 'mdr_debet' | 'mdr_credit' | 'mdr_qris' | null;
  /** The customer chooses it; TUKAR joins two documents of one visit (documents §3), BELUM_BAYAR is what the shop still owes, CAIR what a bank pays out, UANG_MUKA what a supplier was paid in advance, MARKETPLACE what a channel owes of a sale. */
  offered: boolean;
}

/** Every kind of payment: checks, contract, reports, buttons and charts derive from this table (documents §4). */
export const PAYMENT_KINDS = {
  CASH: { book: 'kas', role: 'KAS', rekening: false, kartu: false, gesek: null, offered: true },
  TRANSFER: { book: 'bank', role: 'BANK', rekening: true, kartu: false, gesek: null, offered: true },
  DEBET: { book: 'bank', role: 'BANK', rekening: true, kartu: true, gesek: 'mdr_debet', offered: true },
  CREDIT: { book: 'bank', role: 'BANK', rekening: true, kartu: true, gesek: 'mdr_credit', offered: true },
  QRIS: { book: 'bank', role: 'BANK', rekening: true, kartu: false, gesek: 'mdr_qris', offered: true },
  POIN: { book: 'poin', role: 'PENUKARAN_POIN', rekening: false, kartu: false, gesek: null, offered: true },
  TITIPAN: { book: 'titipan', role: 'TITIPAN', rekening: false, kartu: false, gesek: null, offered: true },
  TUKAR: { book: null, role: 'KLIRING_TUKAR', rekening: false, kartu: false, gesek: null, offered: false },
  BELUM_BAYAR: {
    book: null,
    role: 'HUTANG_BELI',
    rekening: false,
    kartu: false,
    gesek: null,
    offered: false,
  },
  CAIR: { book: 'bank', role: 'BANK', rekening: true, kartu: false, gesek: null, offered: false },
  UANG_MUKA: {
    book: null,
    role: 'UANG_MUKA_SUPPLIER',
    rekening: false,
    kartu: false,
    gesek: null,
    offered: false,
  },
  MARKETPLACE: {
    book: null,
    role: 'PIUTANG_MARKETPLACE',
    rekening: false,
    kartu: false,
    gesek: null,
    offered: false,
  },
} as const satisfies Record<string, PaymentKind>;

/** Any kind, also those that no customer chooses. */
export type AnyKind = keyof typeof PAYMENT_KINDS;
type KindsWhere<Part> = {
  [Jenis in AnyKind]: (typeof PAYMENT_KINDS)[Jenis] extends Part ? Jenis : never;
}[AnyKind];
const kindsWhere = <Kind extends AnyKind>(is: (kind: PaymentKind) => boolean): readonly Kind[] =>
  (Object.keys(PAYMENT_KINDS) as AnyKind[]).filter((jenis): jenis is Kind => is(PAYMENT_KINDS[jenis]));

/** What a customer may pay with. */
export type PaymentJenis = KindsWhere<{ offered: true }>;
export const PAYMENT_JENIS = kindsWhere<PaymentJenis>(({ offered }) => offered);
/** Kinds whose money stands on an account of the shop, and those of them that go through a terminal. */
export const BANK_JENIS = kindsWhere<KindsWhere<{ book: 'bank'; offered: true }>>(
  ({ book, offered }) => book === 'bank' && offered,
);
export const GESEK_JENIS = kindsWhere<KindsWhere<{ gesek: NonNullable<PaymentKind['gesek']> }>>(
  ({ gesek }) => gesek !== null,
);

/** Which way the money of a document goes: to the shop, out of it, or NET: what is paid above its total leaves the drawer. */
export type Direction = 'IN' | 'OUT' | 'NET';
export type Payment = { jenis: AnyKind; jumlahRp: Rupiah };
export type Settlement = {
  paidRp: Rupiah;
  changeRp: Rupiah;
  /** parallel to the payments, change taken out of cash; sums to the grand total, of NET to it and what the drawer gives besides */
  appliedRp: Rupiah[];
};

/**
 * Mixed payments against a grand total (domain §3 Payments). Change comes out of cash only, and some of the cash
 * must stay: a till is no cash machine for a card, but where that is the very document (NET). Nobody gives change on what
 * the shop pays out. Errors: PEMBAYARAN_KOSONG, _KURANG, _LEBIH, _TIDAK_SAH. A total of 0 needs no payment.
 */
export function settlePayments(
  grandTotal: Rupiah,
  payments: readonly Payment[],
  direction: Direction = 'IN',
): Settlement {
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
  const mostRp = { IN: Math.max(0, cashRp - 1), OUT: 0, NET: paidRp }[direction];
  if (changeRp > mostRp) refuse('PEMBAYARAN_LEBIH', { lebihRp: changeRp });
  return { paidRp, changeRp, appliedRp: takeChange(payments, changeRp) };
}

/**
 * Payments of one visit as the payments of its documents: each document gets what its total needs, in the order of both, and
 * the last one that is paid in cash gives the change. Refuses as settlePayments().
 */
export function splitPayments<P extends { jenis: AnyKind; jumlah_rp: Rupiah }>(
  totals: readonly Rupiah[],
  payments: readonly P[],
): P[][] {
  const all = totals.reduce((sum, rp) => sum + rp, 0);
  const { appliedRp, changeRp } = settlePayments(
    all,
    payments.map(({ jenis, jumlah_rp }) => ({ jenis, jumlahRp: jumlah_rp })),
  );
  const left = [...appliedRp];
  const parts = totals.map((rp): P[] => {
    let needed = rp;
    return payments.flatMap((payment, at) => {
      const taken = Math.min(needed, left[at] ?? 0);
      needed -= taken;
      left[at] = (left[at] ?? 0) - taken;
      return taken > 0 ? [{ ...payment, jumlah_rp: taken }] : [];
    });
  });
  const cash = parts.flat().findLast(({ jenis }) => jenis === 'CASH');
  if (changeRp === 0 || !cash) return parts;
  return parts.map((part) =>
    part.map((one) => (one === cash ? { ...one, jumlah_rp: one.jumlah_rp + changeRp } : one)),
  );
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

/** Which details a payment of this kind must carry: the shop's account, the card's last four digits. */
export function paymentNeeds(jenis: AnyKind): { rekening: boolean; kartu: boolean } {
  const { rekening, kartu } = PAYMENT_KINDS[jenis];
  return { rekening, kartu };
}

/** REKENING_WAJIB, or KARTU_WAJIB unless no_kartu is exactly the last four digits (never a full number). */
export function checkPaymentDetail(payment: {
  jenis: AnyKind;
  no_rekening?: string | null | undefined;
  no_kartu?: string | null | undefined;
}): void {
  const needs = paymentNeeds(payment.jenis);
  if (needs.rekening && !payment.no_rekening) refuse('REKENING_WAJIB', { jenis: payment.jenis });
  if (needs.kartu && !/^\d{4}$/.test(payment.no_kartu ?? '')) refuse('KARTU_WAJIB', { jenis: payment.jenis });
}
