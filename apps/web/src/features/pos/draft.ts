import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { PenjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import { type Party, WALK_IN } from '../../kit/dokumen/party.ts';
import { type Paid, sentPayments } from '../../kit/dokumen/payments.ts';
import { type Intended, NOT_SENT } from '../../kit/dokumen/useIntent.ts';

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

export interface Draft extends Intended, Paid {
  lines: readonly DraftLine[];
  kode_sales: string;
  customer: Party;
  keterangan: string;
}

export const EMPTY_DRAFT: Draft = {
  lines: [],
  kode_sales: '',
  customer: WALK_IN,
  keterangan: '',
  payments: [],
  ...NOT_SENT,
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
export const setCustomer = (draft: Draft, customer: Party): Draft => ({
  ...draft,
  customer,
  payments: customer.kode_customer ? draft.payments : draft.payments.filter(({ jenis }) => jenis !== 'POIN'),
});

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
    payments: sentPayments(draft),
  };
};
