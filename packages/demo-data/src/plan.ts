import type { PaymentJenis } from '@kadar/domain/payment.ts';
import type { PieceRow } from './rows.ts';

/** One way of paying, `bagian` percent of the grand total; the last one takes what is left. */
export interface PlannedPayment {
  jenis: Exclude<PaymentJenis, 'POIN' | 'TITIPAN'>;
  bagian: number;
  no_rekening: string;
  no_kartu: string;
  /** Cash is handed over in notes: rounded up to this many rupiah, the rest is change. */
  kelipatan: number;
}

export interface PlannedSale {
  /** Minutes after midnight. */
  menit: number;
  input_by: string;
  kode_sales: string;
  /** Empty for a walk-in. */
  kode_customer: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  keterangan: string;
  /** `index` counts the shop's pieces in the order in which the plan brought them in. */
  barang: { index: number; kode_barcode: string; diskon: number }[];
  /** Points redeemed, always fewer than the member then holds. */
  poin: number;
  pembayaran: PlannedPayment[];
  /** Of the campaign; '' for most. */
  kode_kupon: string;
  /** The deposit whose pieces are fetched with it, as the plan counts the shop's; null for every other sale. */
  titip: number | null;
  /** The grand total to expect; what it really is, the till counts. */
  perkiraan: number;
  /** Cancelled later the same day. */
  batal: { menit: number; alasan: string } | null;
}

/** A piece that somebody brings: one the shop sold earlier by its barcode, or one it never saw. */
export interface PlannedBuy {
  menit: number;
  input_by: string;
  kode_sales: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  no_ktp: string;
  /** Of the shop's own; what a stranger brings is said instead. */
  kode_barcode: string | null;
  piece: { nama_barang: string; kode_dept: string; kode_group: string; kadar: number };
  /** Grams on the scale. */
  berat: number;
  kondisi_barang: 'BAGUS' | 'CUCI' | 'ROSOK';
  jenis: 'CASH' | 'TRANSFER';
  /** The shop and he agreed on this many percent less than it reckons; mostly 0. */
  tawar: number;
  /** Given back later the same day. */
  batal: { menit: number; alasan: string } | null;
}

/** Old gold in exchange for what is sold. */
export interface PlannedTrade {
  sale: PlannedSale;
  buy: PlannedBuy;
}

interface PlannedVisit {
  menit: number;
  input_by: string;
  /** The deposit, counted from 0 in each shop. */
  titip: number;
}

/** Pieces that are kept for a customer against a part of their price. */
export interface PlannedDeposit extends PlannedVisit {
  kode_sales: string;
  nama_customer: string;
  alamat_customer: string;
  no_hp: string;
  barang: { index: number; kode_barcode: string }[];
  mengikat: boolean;
  /** Days it is kept for. */
  hari: number;
  /** Percent of the price. */
  bagian: number;
  pembayaran: PlannedPayment;
}

/** What happens to a deposit later, besides that its pieces are fetched: more money, a later date, or its end. */
export interface PlannedStep extends PlannedVisit {
  apa: 'TAMBAH' | 'PERPANJANG' | 'KEMBALI';
}

/** Gifts that come into the shop, or go to a member for his points. */
export interface PlannedGift {
  menit: number;
  input_by: string;
  arah: 'MASUK' | 'TUKAR';
  kode_customer: string;
  lines: { kode_hadiah: string; qty: number }[];
}

export interface PlannedCash {
  menit: number;
  input_by: string;
  jenis: 'MASUK' | 'KELUAR';
  kategori: string;
  /** For a deposit the estimate: what is really in the till above `sisakan` is for depositOf to say. */
  jumlah_rp: number;
  keterangan: string;
  /** A deposit leaves this much in the till; null for every other entry. */
  sisakan: number | null;
}

const DEPOSIT_STEP = 5_000_000;

/** What to bring to the bank out of a till that holds `saldo`: whole steps of Rp 5.000.000, at least 0. */
export const depositOf = (saldo: number, sisakan: number): number =>
  Math.max(Math.floor((saldo - sisakan) / DEPOSIT_STEP) * DEPOSIT_STEP, 0);

/** One shop's intentions for one day: first the arrivals, then sales, cancellations and cash by `menit`. */
export interface DayPlan {
  tanggal: string;
  kode_toko: string;
  arrivals: PieceRow[];
  sales: PlannedSale[];
  buys: PlannedBuy[];
  trades: PlannedTrade[];
  /** Sales of one piece that came in over the counter and was sorted, as long as there are such. */
  resales: PlannedSale[];
  deposits: PlannedDeposit[];
  steps: PlannedStep[];
  gifts: PlannedGift[];
  cash: PlannedCash[];
}

export interface Payment {
  jenis: PaymentJenis;
  no_rekening: string;
  no_kartu: string;
  jumlah_rp: number;
  poin: number;
}

/**
 * The payments of a planned sale for the grand total that the server answered: they cover it exactly, or exceed
 * it by change out of cash. `nilaiPoin` is rupiah per point.
 */
export const paymentsFor = (sale: PlannedSale, grandTotal: number, nilaiPoin: number): Payment[] => {
  const poin = Math.min(sale.poin, Math.floor(grandTotal / nilaiPoin));
  const money = grandTotal - poin * nilaiPoin;
  let left = money;
  const payments = sale.pembayaran.map(({ jenis, bagian, no_rekening, no_kartu, kelipatan }, index) => {
    const last = index === sale.pembayaran.length - 1;
    const due = last ? left : Math.min(Math.round((money * bagian) / 100 / 1000) * 1000, left);
    left -= due;
    const jumlah_rp = jenis === 'CASH' && last ? Math.ceil(due / kelipatan) * kelipatan : due;
    return { jenis, no_rekening, no_kartu, jumlah_rp, poin: 0 };
  });
  return [
    ...payments,
    ...(poin > 0
      ? [{ jenis: 'POIN' as const, no_rekening: '', no_kartu: '', jumlah_rp: poin * nilaiPoin, poin }]
      : []),
  ].filter(({ jumlah_rp }) => jumlah_rp > 0);
};
