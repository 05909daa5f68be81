import { type DokumenType, defineDokumen } from '../dokumen.ts';

const shown = ['list', 'detail', 'export'] as const;
const keterangan = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown } as const;
const qty = { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: shown } as const;
const lines = {
  table: 'aksesoris_detail',
  fields: {
    kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: ['detail'] },
    nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['detail'] },
    hpp: { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: ['detail'], cost: true },
  },
} as const satisfies DokumenType['lines'];
const shared = {
  screen: '/stock-aksesoris',
  party: 'none',
  list: true,
  access: { post: 'barang.write', read: 'barang.read' },
  lines,
} as const satisfies Partial<DokumenType>;
const TAMBAH = { id: 'Tambah Stock Aksesoris', en: 'Accessories in' };
const AMBIL = { id: 'Ambil Stock Aksesoris', en: 'Accessories out' };
const signer = { id: 'Petugas', en: 'Handled by' };

/** More of an accessory: paid at once, or owed to its supplier (modules-2 §6). */
export const TAMBAH_AKSESORIS = defineDokumen({
  ...shared,
  jenis: 'TAMBAH_AKSESORIS',
  title: TAMBAH,
  screenTitle: { id: 'Tambah dan Ambil Stock Aksesoris', en: 'Stock of accessories' },
  awalan: 'AT',
  path: 'tambah-aksesoris',
  entity: 'tambah-aksesoris',
  menu: { group: 'stock', section: 'barang', order: 50, icon: 'gift' },
  money: 'out',
  batal: { awalan: 'NA', access: 'barang.cancel', kategori: 'BATAL TAMBAH AKSESORIS' },
  roles: { D: ['PERSEDIAAN_AKSESORIS', 'BIAYA_ADMIN_BANK'], K: ['KAS', 'BANK', 'HUTANG_SUPPLIER'] },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Supplier', en: 'Supplier' }, in: shown },
    qty,
    grand_total: { kind: 'rupiah', label: { id: 'Dibayar', en: 'Paid' }, in: shown },
    keterangan,
  },
  paper: { name: 'voucher', title: TAMBAH, signer },
});

/** Accessories that leave other than by a sale, at their average cost. */
export const AMBIL_AKSESORIS = defineDokumen({
  ...shared,
  jenis: 'AMBIL_AKSESORIS',
  title: AMBIL,
  awalan: 'AA',
  path: 'ambil-aksesoris',
  entity: 'ambil-aksesoris',
  money: 'none',
  batal: { awalan: 'NC', access: 'barang.cancel', kategori: 'BATAL AMBIL AKSESORIS' },
  roles: { D: ['BIAYA_KEMASAN', 'HPP'], K: ['PERSEDIAAN_AKSESORIS'] },
  head: { qty, keterangan },
  paper: { name: 'voucher', title: AMBIL, signer },
});

export default [TAMBAH_AKSESORIS, AMBIL_AKSESORIS];
