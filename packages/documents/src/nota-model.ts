/** What a sale's nota says, whatever it is printed on; all money in integer rupiah, weights in integer milligrams. */

import type { TokoBlock } from './meta.ts';

export interface NotaLine {
  /** JPEG or PNG bytes; anything else leaves an empty frame. */
  foto?: Uint8Array;
  nama_barang: string;
  kode_barcode: string;
  /** As the shop says it: '750 / 17K'. */
  kadar: string;
  berat: number;
  /** Rupiah per gram. */
  harga_emas: number;
  ongkos: number;
  atribut: { nama: string; harga: number }[];
  diskon: number;
  total: number;
}

export interface NotaPayment {
  /** 'CASH', 'TRANSFER BCA' … */
  label: string;
  jumlah_rp: number;
}

export interface NotaModel {
  toko: TokoBlock;
  no_faktur: string;
  /** 'yyyy-MM-dd', with the time after it where it is known. */
  tanggal: string;
  customer: { nama: string; alamat?: string; no_hp?: string };
  member?: { kode: string; poin: number; poin_baru: number };
  lines: NotaLine[];
  totals: { subtotal: number; diskon: number; ppn: number; pembulatan: number; grand_total: number };
  payments: NotaPayment[];
  kembali: number;
  terbilang: string;
  /** keterangan nota: the shop's terms, one per entry. */
  terms: string[];
  keterangan?: string;
  sales: string;
  kasir: string;
  /** 0 for the original, n for the n-th copy. */
  copy: number;
  /** The sale was cancelled afterwards; the nota says so. */
  batal?: boolean;
  /** One for the customer and one for the shop (DUPLICATE_NOTA_MODULE). */
  duplicate?: boolean;
}

export interface NotaLabels {
  title: string;
  to: string;
  date: string;
  sales: string;
  cashier: string;
  member: string;
  points: string;
  photo: string;
  item: string;
  kadar: string;
  berat: string;
  price: string;
  ongkos: string;
  discount: string;
  amount: string;
  subtotal: string;
  tax: string;
  /** Of a tax that the prices hold already. */
  taxIncluded: string;
  rounding: string;
  total: string;
  change: string;
  inWords: string;
  terms: string;
  remark: string;
  buyer: string;
  seller: string;
  /** '{n}' is the number of the copy. */
  copy: string;
  cancelled: string;
  forCustomer: string;
  forShop: string;
  page: string;
  continues: string;
}

export const NOTA_LABELS_ID: NotaLabels = {
  title: 'NOTA PENJUALAN',
  to: 'Kepada',
  date: 'Tanggal',
  sales: 'Sales',
  cashier: 'Kasir',
  member: 'Member',
  points: 'Poin',
  photo: 'Foto',
  item: 'Nama Barang',
  kadar: 'Kadar',
  berat: 'Berat (g)',
  price: 'Harga /g',
  ongkos: 'Ongkos',
  discount: 'Diskon',
  amount: 'Jumlah (Rp)',
  subtotal: 'Subtotal',
  tax: 'PPN',
  taxIncluded: 'Termasuk PPN',
  rounding: 'Pembulatan',
  total: 'TOTAL',
  change: 'Kembali',
  inWords: 'Terbilang',
  terms: 'Ketentuan',
  remark: 'Keterangan',
  buyer: 'Pembeli',
  seller: 'Hormat kami',
  copy: 'SALINAN KE-{n}',
  cancelled: 'BATAL',
  forCustomer: 'CUSTOMER',
  forShop: 'INTERNAL',
  page: 'Hal',
  continues: 'bersambung',
};

/**
 * The lines between the items and the grand total; those that are zero are left out, the subtotal when it is alone.
 * A tax inside the prices says so: it is no step from the subtotal to the total.
 */
export function notaSums(
  { totals }: Pick<NotaModel, 'totals'>,
  labels: NotaLabels,
): { label: string; value: number }[] {
  const { subtotal, diskon, ppn, pembulatan, grand_total } = totals;
  const isInside = subtotal - diskon + pembulatan === grand_total;
  const steps = [
    { label: labels.discount, value: -diskon },
    { label: labels.tax, value: isInside ? 0 : ppn },
    { label: labels.rounding, value: pembulatan },
  ].filter(({ value }) => value !== 0);
  return [
    ...(steps.length === 0 ? [] : [{ label: labels.subtotal, value: subtotal }, ...steps]),
    ...(isInside && ppn !== 0 ? [{ label: labels.taxIncluded, value: ppn }] : []),
  ];
}

export function copyMark(model: NotaModel, labels: NotaLabels): string {
  return model.copy > 0 ? labels.copy.replace('{n}', String(model.copy)) : '';
}
