import { estimatePrice } from '@kadar/demo-data/estimate.ts';
import { CHAIN, PIECES } from '../../testing/harness.ts';

/** The first of these rows that is of K01. */
export const ofK01 = <T extends { kode_toko: string }>(rows: readonly T[]): T => {
  const row = rows.find(({ kode_toko }) => kode_toko === 'K01');
  if (!row) throw new Error('the test chain has nothing for K01');
  return row;
};

export const SALES = ofK01(CHAIN.sales).kode_sales;
export const REKENING = ofK01(CHAIN.rekenings).no_rekening;

/** Pieces of K01 one after the other, each once, cheap enough to need no approval; `at` is 0 for the first, -1 for the last first. */
export const pieceSupply = (at: 0 | -1 = 0) => {
  let next: number = at;
  return () => {
    for (;;) {
      const piece = PIECES[0]?.at(next);
      next += at === 0 ? 1 : -1;
      if (!piece) throw new Error('the test chain has too few pieces');
      const harga_jual = estimatePrice(CHAIN, piece);
      if (harga_jual < 40_000_000) return { kode_barcode: piece.kode_barcode, harga_jual, piece };
    }
  };
};

export interface SaleLine {
  kode_barcode: string;
  harga_jual: number;
  diskon?: number;
  harga_emas?: number;
  no_titip?: string;
}

/** The body of POST penjualan. */
export const saleOf = (lines: readonly SaleLine[], payments: readonly object[], more: object = {}) => ({
  kode_sales: SALES,
  nama_customer: 'BUDI',
  lines: lines.map(({ kode_barcode, harga_jual, diskon = 0, harga_emas, no_titip }) => ({
    kode_barcode,
    harga_jual,
    diskon,
    ...(harga_emas && { harga_emas }),
    ...(no_titip && { no_titip }),
  })),
  payments,
  ...more,
});

export const cash = (jumlah_rp: number) => ({ jenis: 'CASH', jumlah_rp });
export const noFaktur = (body: { data?: unknown }): string => (body.data as { no_faktur: string }).no_faktur;
