import { defineDokumen } from '../dokumen.ts';

const jumlah = { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' } } as const;
const customer = { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] } as const;
const remark = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] } as const;
const shared = {
  screen: '/titip-barang',
  party: 'customer',
  asal: { of: 'document', required: true },
  head: { nama_customer: customer, grand_total: { ...jumlah, in: ['list', 'detail'] }, keterangan: remark },
} as const;
const IN = ['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'] as const;

/** A deposit on pieces, which are kept for the customer from then on. */
export const TITIP = defineDokumen({
  jenis: 'TITIP',
  title: { id: 'Titip Barang', en: 'Deposit on pieces' },
  awalan: 'TP',
  path: 'titip',
  entity: 'titip',
  screen: shared.screen,
  menu: { group: 'transaksi', section: 'penjualan', order: 25, icon: 'lock' },
  party: 'customer',
  money: 'in',
  access: { post: 'titip.post', read: 'titip.read' },
  roles: { D: IN, K: ['TITIPAN'] },
  head: {
    kode_sales: { kind: 'text', label: { id: 'Sales', en: 'Sales person' }, in: ['detail'] },
    ...shared.head,
  },
  lines: {
    table: 'titip_detail',
    fields: {
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: ['detail'] },
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
      harga_jual: { kind: 'rupiah', label: { id: 'Harga', en: 'Price' }, in: ['detail'] },
      diskon: { kind: 'rupiah', label: { id: 'Diskon', en: 'Discount' }, in: ['detail'] },
    },
  },
  paper: {
    name: 'voucher',
    title: { id: 'Bukti Titip Barang', en: 'Proof of a deposit' },
    signer: { id: 'Penitip', en: 'Deposited by' },
  },
});

/** More money on the same deposit. */
export const TITIP_TAMBAH = defineDokumen({
  ...shared,
  jenis: 'TITIP_TAMBAH',
  title: { id: 'Tambah Titipan', en: 'Further deposit' },
  awalan: 'TM',
  path: 'tambah-titip',
  entity: 'tambah-titip',
  money: 'in',
  access: { post: 'titip.post', read: 'titip.read' },
  batal: {
    awalan: 'XM',
    access: 'titip.cancel',
    kategori: 'BATAL TAMBAH TITIPAN',
    kategoriKas: 'BATAL_TITIPAN',
  },
  roles: { D: IN, K: ['TITIPAN'] },
  paper: TITIP.paper,
});

/** The end of a deposit: pieces that are still kept go back to a tray, money to the customer. */
export const TITIP_KEMBALI = defineDokumen({
  ...shared,
  jenis: 'TITIP_KEMBALI',
  title: { id: 'Kembali Titipan', en: 'Deposit paid back' },
  awalan: 'TL',
  path: 'kembali-titip',
  entity: 'kembali-titip',
  money: 'out',
  access: { post: 'titip.cancel', read: 'titip.read' },
  roles: { D: ['TITIPAN'], K: ['KAS', 'BANK', 'PENDAPATAN_HANGUS'] },
  paper: {
    name: 'voucher',
    title: { id: 'Kembali Titipan', en: 'Deposit paid back' },
    signer: { id: 'Penerima', en: 'Received by' },
  },
});

export default [TITIP, TITIP_TAMBAH, TITIP_KEMBALI];
