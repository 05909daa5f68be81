import { defineDokumen } from '../dokumen.ts';
import { MANUAL_GATE } from '../gates.ts';

export const PENJUALAN = defineDokumen({
  jenis: 'PENJUALAN',
  title: { id: 'Penjualan', en: 'Sale' },
  awalan: 'PJ',
  path: 'penjualan',
  entity: 'penjualan',
  screen: '/lihat-penjualan',
  party: 'customer',
  money: 'in',
  access: { post: 'penjualan.post', read: 'penjualan.read', reprint: 'penjualan.reprint' },
  batal: {
    awalan: 'BJ',
    access: 'penjualan.cancel',
    menu: '/batal-penjualan',
    kategori: 'BATAL PENJUALAN',
    kemarin: 'BATAL_KEMARIN',
    kategoriKas: 'BATAL_PENJUALAN',
  },
  roles: {
    D: [
      'KAS',
      'BANK',
      'PIUTANG_GESEK',
      'PIUTANG_MARKETPLACE',
      'TITIPAN',
      'TITIPAN_PESANAN',
      'TITIPAN_CICILAN',
      'KLIRING_TUKAR',
      'PENUKARAN_POIN',
      'BIAYA_ADMIN_BANK',
      'DISKON',
      'HPP',
    ],
    K: ['PENJUALAN', 'PPN', 'PPH22_DIPUNGUT', 'PERSEDIAAN', 'PERSEDIAAN_AKSESORIS', 'HUTANG_SUPPLIER'],
  },
  head: {
    kode_sales: { kind: 'text', label: { id: 'Sales', en: 'Sales person' }, in: ['list', 'detail'] },
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] },
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['list'] },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['list'] },
    grand_total: { kind: 'rupiah', label: { id: 'Grand Total', en: 'Grand total' }, in: ['list', 'detail'] },
    diskon: { kind: 'rupiah', label: { id: 'Diskon', en: 'Discount' }, in: ['detail'] },
    ppn: { kind: 'rupiah', label: { id: 'PPN', en: 'VAT' }, in: ['detail'] },
    pph22: { kind: 'rupiah', label: { id: 'PPh 22', en: 'Income tax' }, in: ['detail'] },
    kembali: { kind: 'rupiah', label: { id: 'Kembali', en: 'Change' }, in: ['detail'] },
    poin_dapat: { kind: 'integer', label: { id: 'Poin Didapat', en: 'Points earned' }, in: ['detail'] },
    poin_pakai: { kind: 'integer', label: { id: 'Poin Dipakai', en: 'Points spent' }, in: ['detail'] },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
  lines: {
    table: 'penjualan_detail',
    fields: {
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: ['detail'] },
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
      qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['detail'] },
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
      harga_emas: { kind: 'rupiah', label: { id: 'Harga/g', en: 'Price/g' }, in: ['detail'] },
      ongkos: { kind: 'rupiah', label: { id: 'Ongkos', en: 'Making' }, in: ['detail'] },
      diskon: { kind: 'rupiah', label: { id: 'Diskon', en: 'Discount' }, in: ['detail'] },
      total: { kind: 'rupiah', label: { id: 'Total', en: 'Total' }, in: ['detail'] },
      hpp: { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: ['detail'], cost: true },
    },
  },
  paper: { name: 'nota' },
});

/** A sale of groups alone, at the till without barcodes (modules-2 §6, MJ): a sale wherever sales are counted. */
export const PENJUALAN_MANUAL = defineDokumen({
  ...PENJUALAN,
  seri: true,
  title: { id: 'Penjualan Manual', en: 'Manual sale' },
  awalan: 'MJ',
  path: 'penjualan-manual',
  screen: '/lihat-penjualan-manual',
  gate: MANUAL_GATE,
  list: true,
  batal: { ...PENJUALAN.batal, awalan: 'NJ', menu: '/batal-penjualan-manual' },
});

export default [PENJUALAN, PENJUALAN_MANUAL];
