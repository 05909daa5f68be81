import { defineDokumen } from '../dokumen.ts';
import { MANUAL_GATE } from '../gates.ts';

export const PEMBELIAN = defineDokumen({
  jenis: 'PEMBELIAN',
  title: { id: 'Pembelian', en: 'Purchase' },
  screenTitle: { id: 'Lihat Pembelian', en: 'View purchases' },
  awalan: 'PB',
  path: 'pembelian',
  entity: 'pembelian',
  screen: '/lihat-pembelian',
  menu: { group: 'transaksi', section: 'pembelian', order: 20, icon: 'list-details' },
  list: true,
  party: 'customer',
  money: 'out',
  access: { post: 'pembelian.post', read: 'pembelian.read', reprint: 'pembelian.read' },
  batal: {
    awalan: 'XB',
    access: 'pembelian.cancel',
    menu: '/batal-pembelian',
    kategori: 'BATAL PEMBELIAN',
    segel: 'DIBELI',
    kategoriKas: 'BATAL_PEMBELIAN',
  },
  roles: {
    D: ['PERSEDIAAN_BELI', 'PERSEDIAAN', 'PERSEDIAAN_ROSOK'],
    K: ['KAS', 'HUTANG_BELI', 'KLIRING_TUKAR'],
  },
  head: {
    kode_sales: { kind: 'text', label: { id: 'Sales', en: 'Sales person' }, in: ['list', 'detail'] },
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] },
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['list'] },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['list'] },
    grand_total: { kind: 'rupiah', label: { id: 'Grand Total', en: 'Grand total' }, in: ['list', 'detail'] },
    poin_dapat: { kind: 'integer', label: { id: 'Poin Kembali', en: 'Points taken back' }, in: ['detail'] },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
  lines: {
    table: 'pembelian_detail',
    fields: {
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: ['detail'] },
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
      no_faktur_jual: { kind: 'text', label: { id: 'Nota Jual', en: 'Nota of the sale' }, in: ['detail'] },
      kondisi_barang: { kind: 'text', label: { id: 'Kondisi Barang', en: 'Condition' }, in: ['detail'] },
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] },
      berat_nota: { kind: 'gram', label: { id: 'Berat Nota', en: 'Nota weight' }, in: ['detail'] },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
      harga_emas: { kind: 'rupiah', label: { id: 'Harga/g', en: 'Price/g' }, in: ['detail'] },
      potongan: { kind: 'rupiah', label: { id: 'Potongan', en: 'Deduction' }, in: ['detail'] },
      harga_hitung: { kind: 'rupiah', label: { id: 'Harga Hitung', en: 'Computed price' }, in: ['detail'] },
      harga: { kind: 'rupiah', label: { id: 'Harga Bayar', en: 'Price paid' }, in: ['detail'] },
    },
  },
  paper: { name: 'nota' },
});

/** A purchase by group, quantity and weight, back to the groups or into a melt lot (modules-2 §6, MB): a purchase wherever purchases are counted. */
export const PEMBELIAN_MANUAL = defineDokumen({
  ...PEMBELIAN,
  seri: true,
  title: { id: 'Pembelian Manual', en: 'Manual purchase' },
  screenTitle: { id: 'Lihat Pembelian Manual', en: 'View manual purchases' },
  awalan: 'MB',
  path: 'pembelian-manual',
  screen: '/lihat-pembelian-manual',
  gate: MANUAL_GATE,
  menu: { group: 'transaksi', section: 'pembelian', order: 26, icon: 'list-details' },
  batal: { ...PEMBELIAN.batal, awalan: 'NB', menu: '/batal-pembelian-manual' },
  asal: { of: 'document', required: false },
});

/** A purchase that was to be transferred is paid, with its proof. */
export const BAYAR_BELI = defineDokumen({
  jenis: 'BAYAR_BELI',
  title: { id: 'Bayar Pembelian', en: 'Payment of a purchase' },
  awalan: 'YB',
  path: 'bayar-pembelian',
  entity: 'bayar-pembelian',
  screen: '/bayar-pembelian',
  menu: { group: 'transaksi', section: 'pembelian', order: 30, icon: 'building-bank' },
  list: true,
  party: 'customer',
  money: 'out',
  access: { post: 'pembelian.pay', read: 'pembelian.read' },
  batal: { awalan: 'BY', access: 'pembelian.cancel', kategori: 'BATAL BAYAR PEMBELIAN' },
  roles: { D: ['HUTANG_BELI', 'BIAYA_ADMIN_BANK'], K: ['BANK'] },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] },
    no_rekening: {
      kind: 'text',
      label: { id: 'No Rekening', en: 'Bank account no.' },
      in: ['list', 'detail', 'export'],
    },
    grand_total: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: ['list', 'detail', 'export'] },
    keterangan: { kind: 'text', label: { id: 'Bukti', en: 'Proof' }, in: ['list', 'detail', 'export'] },
  },
  asal: { of: 'document', required: true },
  paper: {
    name: 'voucher',
    title: { id: 'Bayar Pembelian', en: 'Payment of a purchase' },
    signer: { id: 'Penerima', en: 'Received by' },
  },
});

export default [PEMBELIAN, PEMBELIAN_MANUAL, BAYAR_BELI];
