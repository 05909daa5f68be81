import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { PenjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import type { PaymentJenis } from '@kadar/domain/payment.ts';

/** A refusal in the user's language, with its code of the error table. */
export interface Problem {
  code: string;
  message: string;
}

export interface DraftLine {
  /** The piece with its price at the moment of the scan. */
  piece: PricedBarang;
  /** Rupiah per gram agreed on instead of the list's. */
  agreed: number | null;
  diskon: number;
  problem: Problem | null;
}

export interface DraftPayment {
  id: string;
  jenis: PaymentJenis;
  /** null while nothing is typed. */
  jumlah_rp: number | null;
  no_rekening: string;
  no_kartu: string;
  /** Cash to the rupiah: it follows the total until an amount is typed. */
  exact?: boolean;
}

/** Who buys. Without `kode_customer` a walk-in customer. */
export interface DraftCustomer {
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  /** What kind of customer a member is; missing for a walk-in, and in drafts from before it was kept. */
  jenis_pelanggan?: string;
  /** Member discount in percent. */
  diskon: number;
  /** Points held; null when the server did not say. */
  poin: number | null;
}

export interface Draft {
  lines: readonly DraftLine[];
  kode_sales: string;
  customer: DraftCustomer;
  keterangan: string;
  payments: readonly DraftPayment[];
  /** The intended sale as last sent, under the one key it has until its content changes (domain §1.4). */
  intent: { key: string; body: string } | null;
  /** Sent, and nobody knows what became of it: the content stays as it is until the same intent is answered. */
  unanswered: boolean;
}

export const WALK_IN: DraftCustomer = {
  kode_customer: '',
  nama_customer: '',
  alamat_customer: '',
  no_hp: '',
  diskon: 0,
  poin: null,
};

export const EMPTY_DRAFT: Draft = {
  lines: [],
  kode_sales: '',
  customer: WALK_IN,
  keterangan: '',
  payments: [],
  intent: null,
  unanswered: false,
};

/** Whether nothing would be lost with it. */
export const isEmptyDraft = (draft: Draft): boolean =>
  draft.lines.length === 0 &&
  draft.payments.length === 0 &&
  draft.keterangan === '' &&
  draft.customer.nama_customer === '' &&
  draft.customer.kode_customer === '';

export const hasPiece = (draft: Draft, kode_barcode: string): boolean =>
  draft.lines.some(({ piece }) => piece.kode_barcode === kode_barcode);

/** What a piece cost the shop is not left lying in a till's storage. */
export const withoutCost = (piece: PricedBarang): PricedBarang => {
  const kept = { ...piece };
  delete kept.hpp;
  return kept;
};

/** Adds a piece at the end; one that is in the table already changes nothing. */
export const addPiece = (draft: Draft, piece: PricedBarang): Draft =>
  hasPiece(draft, piece.kode_barcode)
    ? draft
    : {
        ...draft,
        lines: [...draft.lines, { piece: withoutCost(piece), agreed: null, diskon: 0, problem: null }],
      };

export const changeLine = (draft: Draft, kode_barcode: string, change: Partial<DraftLine>): Draft => ({
  ...draft,
  lines: draft.lines.map((line) =>
    line.piece.kode_barcode === kode_barcode ? { ...line, ...change } : line,
  ),
});

export const removeLine = (draft: Draft, kode_barcode: string): Draft => ({
  ...draft,
  lines: draft.lines.filter(({ piece }) => piece.kode_barcode !== kode_barcode),
});

/** Puts a removed line back where it was. */
export const restoreLine = (draft: Draft, line: DraftLine, at: number): Draft =>
  hasPiece(draft, line.piece.kode_barcode) ? draft : { ...draft, lines: draft.lines.toSpliced(at, 0, line) };

/** A member change may take the points away that a payment counts on. */
export const setCustomer = (draft: Draft, customer: DraftCustomer): Draft => ({
  ...draft,
  customer,
  payments: customer.kode_customer ? draft.payments : draft.payments.filter(({ jenis }) => jenis !== 'POIN'),
});

export const addPayment = (draft: Draft, payment: DraftPayment): Draft => ({
  ...draft,
  payments: [...draft.payments, payment],
});

export const changePayment = (draft: Draft, id: string, change: Partial<DraftPayment>): Draft => ({
  ...draft,
  payments: draft.payments.map((payment) => (payment.id === id ? { ...payment, ...change } : payment)),
});

export const removePayment = (draft: Draft, id: string): Draft => ({
  ...draft,
  payments: draft.payments.filter((payment) => payment.id !== id),
});

/** A quick amount of cash, or 'exact': sets the first cash payment, or adds one. */
export const putCash = (draft: Draft, amount: number | 'exact', id: string): Draft => {
  const change = amount === 'exact' ? { jumlah_rp: null, exact: true } : { jumlah_rp: amount, exact: false };
  const cash = draft.payments.find(({ jenis }) => jenis === 'CASH');
  return cash
    ? changePayment(draft, cash.id, change)
    : addPayment(draft, { id, jenis: 'CASH', no_rekening: '', no_kartu: '', ...change });
};

/** The draft with its exact cash payment filled in: what the total leaves after the others. */
export const withExactCash = (draft: Draft, grandTotalRp: number): Draft => {
  if (!draft.payments.some(({ exact }) => exact)) return draft;
  const others = draft.payments.reduce(
    (sum, { exact, jumlah_rp }) => sum + (exact ? 0 : (jumlah_rp ?? 0)),
    0,
  );
  const left = Math.max(0, grandTotalRp - others) || null;
  return {
    ...draft,
    payments: draft.payments.map((payment) => (payment.exact ? { ...payment, jumlah_rp: left } : payment)),
  };
};

/** The call's body for a draft whose lines cost this, in the draft's order. */
export const inputOf = (
  draft: Draft,
  priced: readonly { hargaJualRp: number; diskonRp: number }[],
  tanggal: string | null,
): PenjualanInput => {
  const { customer } = draft;
  return {
    ...(tanggal && { tanggal }),
    kode_sales: draft.kode_sales,
    kode_customer: customer.kode_customer,
    nama_customer: customer.nama_customer,
    alamat_customer: customer.alamat_customer,
    no_hp: customer.no_hp,
    keterangan: draft.keterangan,
    lines: draft.lines.map(({ piece, agreed, diskon }, at) => ({
      kode_barcode: piece.kode_barcode,
      harga_jual: priced[at]?.hargaJualRp ?? piece.harga_jual,
      ...(agreed !== null && { harga_emas: agreed }),
      diskon: priced[at]?.diskonRp ?? diskon,
    })),
    payments: draft.payments.map(({ jenis, jumlah_rp, no_rekening, no_kartu }) => ({
      jenis,
      jumlah_rp: jumlah_rp ?? 0,
      no_rekening,
      no_kartu,
    })),
  };
};

/** The intent to send: the one kept with the draft while the content is the same, else a new one. */
export const intentOf = (
  draft: Draft,
  input: PenjualanInput,
  newKey: () => string,
): { key: string; body: string } => {
  const body = JSON.stringify(input);
  return draft.intent?.body === body ? draft.intent : { key: newKey(), body };
};
