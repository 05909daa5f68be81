import type { PricedBarang } from '@kadar/contract/endpoints/barang.ts';
import type { HitunganBeli } from '@kadar/contract/endpoints/pembelian.ts';
import type { PenjualanInput } from '@kadar/contract/endpoints/penjualan.ts';
import type { Pesanan } from '@kadar/contract/endpoints/pesanan.ts';
import type { Titip } from '@kadar/contract/endpoints/titip.ts';
import type { Urusan } from '@kadar/contract/endpoints/urusan.ts';
import type { Coupon } from '@kadar/domain/coupon.ts';
import { type Intended, NOT_SENT } from '../../kit/api/useIntent.ts';
import { type Paid, sentPayments } from '../../parts/dokumen/payments.ts';
import { type Party, WALK_IN } from '../../parts/pelanggan/party.ts';
import type { BuyPiece } from '../../parts/pembelian/piece.ts';

/** How many of a group, at what price per gram, and where they go. */
export interface OldBulk {
  qty: number;
  perGram: number;
  kode_gudang: string;
  kode_baki: string;
  no_lot: string;
}

/** An old piece that is brought in exchange, with the price it was taken at; at the till without barcodes so many of a group. */
export interface OldPiece {
  piece: BuyPiece;
  hitungan: HitunganBeli;
  bulk?: OldBulk;
}

/** A refusal in the user's language, with its code of the error table. */
export interface Problem {
  code: string;
  message: string;
  /** The document that stands in the way, for who may open it. */
  no_faktur?: string | undefined;
}

export interface DraftLine {
  /** The piece with its price at the moment of the scan. */
  piece: PricedBarang;
  /** Rupiah per gram agreed on instead of the list's. */
  agreed: number | null;
  diskon: number;
  /** How many of an accessory or of a group; a piece is one. */
  qty?: number;
  /** What they weigh together, in grams, of a group. */
  gram?: number;
  problem: Problem | null;
  /** The deposit the piece was kept for, and its order, where it was made for one. */
  no_titip?: string;
  no_pesanan?: string;
}

export interface Draft extends Intended, Paid {
  lines: readonly DraftLine[];
  kode_sales: string;
  customer: Party;
  keterangan: string;
  /** Old pieces brought in exchange, with the price each was taken at. */
  beli: readonly OldPiece[];
  /** Taken off after the discounts, as it was when its code was typed. */
  kupon: Coupon | null;
}

export const EMPTY_DRAFT: Draft = {
  lines: [],
  kode_sales: '',
  customer: WALK_IN,
  keterangan: '',
  beli: [],
  kupon: null,
  payments: [],
  ...NOT_SENT,
};

/** Whether nothing would be lost with it. */
export const isEmptyDraft = (draft: Draft): boolean =>
  draft.lines.length === 0 &&
  draft.beli.length === 0 &&
  draft.payments.length === 0 &&
  draft.keterangan === '' &&
  draft.kupon === null &&
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

/** Of accessories there are several under one barcode; a sale of before groups does not say what has a stock. */
export const isAccessory = ({ objek, stock }: Pick<PricedBarang, 'objek' | 'stock'>): boolean =>
  objek === 'ACC' || (objek === undefined && stock !== undefined);
/** A group is sold by quantity and weight. */
export const isGroup = ({ objek }: Pick<PricedBarang, 'objek'>): boolean => objek === 'GROUP';
/** What a line weighs, in grams. */
export const gramOf = ({ piece, gram }: Pick<DraftLine, 'piece' | 'gram'>): number =>
  isGroup(piece) ? (gram ?? 0) : piece.berat;
export const qtyOf = ({ qty }: Pick<DraftLine, 'qty'>): number => qty ?? 1;
/** As many of a group as there are weigh so much on average, in grams; the last ones all that is left. */
export const averageGram = (
  { berat, stock = 1 }: Pick<PricedBarang, 'berat' | 'stock'>,
  qty: number,
): number => (qty >= stock ? berat : Math.round((berat * 1000 * qty) / stock) / 1000);

/** How many pieces, accessories and parts of groups it is. */
export const piecesIn = ({ lines }: Pick<Draft, 'lines'>): number =>
  lines.reduce((sum, line) => sum + qtyOf(line), 0);

/** Adds a piece, or so many of an accessory, at the end; one that is in the table already changes nothing. */
export const addPiece = (draft: Draft, piece: PricedBarang, qty = 1): Draft =>
  hasPiece(draft, piece.kode_barcode)
    ? draft
    : {
        ...draft,
        lines: [
          ...draft.lines,
          {
            piece: withoutCost(piece),
            agreed: null,
            diskon: 0,
            problem: null,
            ...(isAccessory(piece) && { qty: Math.min(qty, piece.stock ?? qty) }),
            ...(isGroup(piece) && { qty, gram: averageGram(piece, qty) }),
          },
        ],
      };

/** So many more, or fewer, of an accessory: one at least, and no more than there are. */
export const moreOf = (draft: Draft, kode_barcode: string, more: number): Draft => ({
  ...draft,
  lines: draft.lines.map((line) =>
    line.piece.kode_barcode === kode_barcode && isAccessory(line.piece)
      ? { ...line, problem: null, qty: Math.max(1, Math.min(qtyOf(line) + more, line.piece.stock ?? 1)) }
      : line,
  ),
});

/** What of a member's the till takes into a sale: deposits, orders that are made, pre-orders with a piece, which alone have a day. */
export const takenByTill = ({ jenis, siap }: Pick<Urusan, 'jenis' | 'siap'>): boolean =>
  jenis === 'TITIPAN' || ((jenis === 'PESANAN' || jenis === 'PREORDER') && siap);

/** The pieces that an order waits with, as a deposit keeps them, and what they may take of its money. */
export const asHeld = ({ no_faktur, barang }: Pick<Pesanan, 'no_faktur' | 'barang'>): HeldPieces => {
  const ready = barang.filter(({ tunda }) => !tunda);
  return {
    no_faktur,
    saldo: ready.reduce((sum, { bagian_rp }) => sum + bagian_rp, 0),
    barang: ready.map(({ bagian_rp: _share, tunda: _asked, ...piece }) => ({
      ...piece,
      diskon: 0,
      no_pesanan: no_faktur,
    })),
  };
};

/** What is picked up: its pieces, those of an order each by the document that keeps it. */
export interface HeldPieces extends Pick<Titip, 'no_faktur' | 'saldo'> {
  barang: readonly (Titip['barang'][number] & { no_titip?: string; no_pesanan?: string })[];
}

/** A pickup: the pieces a deposit keeps as lines, and as much of its money as they may take; what is there already stays. */
export const addHeld = (draft: Draft, { no_faktur, saldo, barang }: HeldPieces, id: string): Draft => {
  const lines = barang
    .filter(({ kode_barcode }) => !hasPiece(draft, kode_barcode))
    .map(({ diskon, terkunci: _lock, no_titip = no_faktur, no_pesanan, ...piece }) => ({
      piece: withoutCost(piece),
      agreed: null,
      diskon,
      problem: null,
      no_titip,
      ...(no_pesanan && { no_pesanan }),
    }));
  const worth = barang.reduce((sum, { harga_jual, diskon }) => sum + harga_jual - diskon, 0);
  const spends = saldo > 0 && !draft.payments.some(({ no_titip }) => no_titip === no_faktur);
  const jumlah_rp = barang.length > 0 ? Math.min(saldo, worth) : saldo;
  const payment = {
    id,
    jenis: 'TITIPAN' as const,
    jumlah_rp,
    no_rekening: '',
    no_kartu: '',
    no_titip: no_faktur,
  };
  return {
    ...draft,
    lines: [...draft.lines, ...lines],
    payments: spends ? [...draft.payments, payment] : draft.payments,
  };
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
    kode_kupon: draft.kupon?.kode_kupon ?? '',
    lines: draft.lines.map(({ piece, agreed, diskon, no_titip, qty, gram }, at) => ({
      kode_barcode: piece.kode_barcode,
      ...(isAccessory(piece) && { objek: 'ACC' as const, qty: qty ?? 1 }),
      ...(isGroup(piece) && { objek: 'GROUP' as const, qty: qty ?? 1, berat: gram ?? 0 }),
      harga_jual: priced[at]?.hargaJualRp ?? piece.harga_jual,
      ...(agreed !== null && { harga_emas: agreed }),
      diskon: priced[at]?.diskonRp ?? diskon,
      ...(no_titip && { no_titip }),
    })),
    payments: sentPayments(draft),
  };
};
