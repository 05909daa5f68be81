import { defineDokumen } from '../dokumen.ts';

const told = ['detail', 'export'] as const;
const shared = {
  screen: '/pre-order',
  party: 'customer',
  asal: { of: 'document', required: true },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] },
    grand_total: { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: ['list', 'detail'] },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
} as const;
const nama = { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: told } as const;
const berat = { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: told } as const;
const PREORDER_TITLE = { id: 'Pre Order', en: 'Pre-order' };
const SIAP = { id: 'Pre Order Siap', en: 'Pre-order ready' };
const BATAL = { id: 'Batal Pre Order', en: 'Pre-order ended' };

/** Pieces of the catalogue that a member asks for, against money that is left for them (modules-2 §9). */
export const PREORDER = defineDokumen({
  ...shared,
  jenis: 'PREORDER',
  title: PREORDER_TITLE,
  screenTitle: { id: 'Pre Order', en: 'Pre-orders' },
  awalan: 'PO',
  path: 'pre-order',
  entity: 'pre-order',
  menu: { group: 'transaksi', section: 'penjualan', order: 29, icon: 'list' },
  asal: { of: 'document', required: false },
  money: 'in',
  access: { post: 'pesanan.post', read: 'pesanan.read', reprint: 'pesanan.reprint' },
  roles: { D: ['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'], K: ['TITIPAN_PESANAN'] },
  lines: {
    table: 'preorder_detail',
    fields: {
      kode_barang: { kind: 'text', label: { id: 'Kode Barang', en: 'Item code' }, in: told },
      nama_barang: nama,
      berat,
      harga_jual: { kind: 'rupiah', label: { id: 'Harga Katalog', en: 'Catalogue price' }, in: told },
      qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: told },
    },
    one: true,
  },
  paper: {
    name: 'voucher',
    title: { id: 'Bukti Pre Order', en: 'Proof of a pre-order' },
    signer: { id: 'Pemesan', en: 'Ordered by' },
  },
});

/** A piece that was asked for is there: it is kept for its member from then on. */
export const SIAP_PREORDER = defineDokumen({
  ...shared,
  jenis: 'SIAP_PREORDER',
  title: SIAP,
  awalan: 'PR',
  path: 'siap-pre-order',
  entity: 'siap-pre-order',
  money: 'none',
  access: { post: 'pesanan.post', read: 'pesanan.read' },
  roles: { D: [], K: [] },
  lines: {
    table: 'preorder_siap_detail',
    fields: {
      no_pesanan: { kind: 'text', label: { id: 'No Pesanan', en: 'Order no.' }, in: told },
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: told },
      nama_barang: nama,
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: told },
      berat,
      batas: { kind: 'date', label: { id: 'Disimpan Sampai', en: 'Kept for pickup until' }, in: told },
    },
    one: true,
  },
  paper: { name: 'voucher', title: SIAP, signer: { id: 'Pemeriksa', en: 'Checked by' } },
});

/** Its end: pieces that were kept go to a tray, and what is left of its deposit to the member. */
export const BATAL_PREORDER = defineDokumen({
  ...shared,
  jenis: 'BATAL_PREORDER',
  title: BATAL,
  awalan: 'PQ',
  path: 'batal-pre-order',
  entity: 'batal-pre-order',
  asal: { of: 'document', required: true, menutup: true },
  money: 'out',
  access: { post: 'pesanan.batal', read: 'pesanan.read' },
  roles: { D: ['TITIPAN_PESANAN'], K: ['KAS', 'BANK', 'PENDAPATAN_HANGUS'] },
  paper: { name: 'voucher', title: BATAL, signer: { id: 'Penerima', en: 'Received by' } },
});

export default [PREORDER, SIAP_PREORDER, BATAL_PREORDER];
