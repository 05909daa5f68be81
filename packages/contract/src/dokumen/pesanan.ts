import { defineDokumen } from '../dokumen.ts';

const told = ['detail', 'export'] as const;
const jumlah = { kind: 'rupiah', label: { id: 'Jumlah', en: 'Amount' }, in: ['list', 'detail'] } as const;
const kadar = { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: told } as const;
const nama = { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: told } as const;
const shared = {
  screen: '/lihat-pesanan',
  party: 'customer',
  asal: { of: 'document', required: true },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] },
    grand_total: jumlah,
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
} as const;
const IN = ['KAS', 'BANK', 'PIUTANG_GESEK', 'BIAYA_ADMIN_BANK'] as const;
const PESAN = { id: 'Pesanan', en: 'Customer order' };
const DP = { id: 'Tambah DP Pesanan', en: 'Further deposit on an order' };
const JADI = { id: 'Pesanan Jadi', en: 'Ordered piece finished' };
const BATAL = { id: 'Batal Pesanan', en: 'Order ended' };

/** Pieces that are made for a customer, at an estimate, against money that is left for them (modules-2 §9). */
export const PESANAN = defineDokumen({
  ...shared,
  jenis: 'PESANAN',
  title: PESAN,
  screenTitle: { id: 'Lihat Pesanan', en: 'View orders' },
  awalan: 'OP',
  path: 'pesanan',
  entity: 'pesanan',
  menu: { group: 'transaksi', section: 'penjualan', order: 27, icon: 'list' },
  asal: { of: 'document', required: false },
  money: 'in',
  access: { post: 'pesanan.post', read: 'pesanan.read', reprint: 'pesanan.reprint' },
  roles: { D: IN, K: ['TITIPAN_PESANAN'] },
  head: {
    kode_sales: { kind: 'text', label: { id: 'Sales', en: 'Sales person' }, in: ['detail'] },
    ...shared.head,
  },
  lines: {
    table: 'pesanan_detail',
    fields: {
      nama_barang: nama,
      kadar,
      est_berat: { kind: 'gram', label: { id: 'Perkiraan Berat', en: 'Estimated weight' }, in: told },
      harga_emas: { kind: 'rupiah', label: { id: 'Harga Emas', en: 'Price per gram' }, in: told },
      ongkos: { kind: 'rupiah', label: { id: 'Ongkos', en: 'Making charge' }, in: told },
      perkiraan: { kind: 'rupiah', label: { id: 'Perkiraan Harga', en: 'Estimated price' }, in: told },
    },
  },
  paper: {
    name: 'voucher',
    title: { id: 'Bukti Pesanan', en: 'Proof of an order' },
    signer: { id: 'Pemesan', en: 'Ordered by' },
    klaim: true,
    juga: {
      table: 'pesanan_contoh_detail',
      label: { id: 'Contoh', en: 'Sample' },
      text: 'deskripsi',
      gram: 'berat',
    },
  },
});

/** More money for the same order. */
export const TAMBAH_PESANAN = defineDokumen({
  ...shared,
  jenis: 'TAMBAH_PESANAN',
  title: DP,
  awalan: 'OD',
  path: 'tambah-pesanan',
  entity: 'tambah-pesanan',
  money: 'in',
  access: { post: 'pesanan.post', read: 'pesanan.read' },
  batal: {
    awalan: 'NO',
    access: 'pesanan.cancel',
    kategori: 'BATAL TAMBAH DP PESANAN',
    kategoriKas: 'BATAL_DP_PESANAN',
  },
  roles: { D: IN, K: ['TITIPAN_PESANAN'] },
  paper: { name: 'voucher', title: DP, signer: { id: 'Pemesan', en: 'Ordered by' } },
});

/** The piece that was made for a line: it is kept for its customer from then on. */
export const JADI_PESANAN = defineDokumen({
  ...shared,
  jenis: 'JADI_PESANAN',
  title: JADI,
  awalan: 'OJ',
  path: 'jadi-pesanan',
  entity: 'jadi-pesanan',
  money: 'none',
  access: { post: 'pesanan.jadi', read: 'pesanan.read' },
  batal: { awalan: 'ND', access: 'pesanan.jadi', kategori: 'BATAL PESANAN JADI' },
  // Gold of the customer that pays for a part of it becomes a bar of the shop's.
  roles: { D: ['PERSEDIAAN_BATANGAN'], K: ['HPP'] },
  lines: {
    table: 'jadi_detail',
    fields: {
      no_pesanan: { kind: 'text', label: { id: 'No Pesanan', en: 'Order no.' }, in: told },
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: told },
      nama_barang: nama,
      kadar,
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: told },
      harga_jual: { kind: 'rupiah', label: { id: 'Harga', en: 'Price' }, in: told },
    },
    one: true,
  },
  paper: { name: 'voucher', title: JADI, signer: { id: 'Pemeriksa', en: 'Checked by' } },
});

/** The end of an order: pieces that were made go to a tray, and what is left of its deposit to the customer. */
export const BATAL_PESANAN = defineDokumen({
  ...shared,
  jenis: 'BATAL_PESANAN',
  title: BATAL,
  awalan: 'OB',
  path: 'batal-pesanan',
  entity: 'batal-pesanan',
  asal: { of: 'document', required: true, menutup: true },
  money: 'out',
  access: { post: 'pesanan.batal', read: 'pesanan.read' },
  roles: { D: ['TITIPAN_PESANAN'], K: ['KAS', 'BANK', 'PENDAPATAN_HANGUS'] },
  // Gold of the customer that goes back to him.
  lines: {
    table: 'emas_kembali_detail',
    fields: {
      no_pesanan: { kind: 'text', label: { id: 'No Pesanan', en: 'Order no.' }, in: told },
      murni: { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: told },
    },
  },
  paper: { name: 'voucher', title: BATAL, signer: { id: 'Penerima', en: 'Received by' } },
});

export default [PESANAN, TAMBAH_PESANAN, JADI_PESANAN, BATAL_PESANAN];
