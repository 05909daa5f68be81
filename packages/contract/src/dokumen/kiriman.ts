import { type DokumenType, defineDokumen } from '../dokumen.ts';

const shown = ['list', 'detail', 'export'] as const;
const detail = ['detail'] as const;
const keterangan = { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: shown } as const;
const goods = {
  kunci: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: detail },
  nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: detail },
  kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: detail },
  qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: detail },
  berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: detail },
  hpp: { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: detail, cost: true },
} as const satisfies NonNullable<DokumenType['lines']>['fields'];
const counted = {
  qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: shown },
  berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: shown },
} as const satisfies DokumenType['head'];
const moved = {
  table: 'terima_barang_detail',
  fields: {
    ...goods,
    hasil: { kind: 'text', label: { id: 'Hasil', en: 'Outcome' }, in: detail },
    berat_terima: { kind: 'gram', label: { id: 'Berat Terima', en: 'Weight received' }, in: detail },
    sebab: { kind: 'text', label: { id: 'Sebab', en: 'Cause' }, in: detail },
    kode_baki: { kind: 'text', label: { id: 'Baki', en: 'Tray' }, in: detail },
  },
} as const satisfies DokumenType['lines'];
const ROAD = ['BARANG_DALAM_JALAN'] as const;
const STOCK = ['PERSEDIAAN', 'PERSEDIAAN_AKSESORIS'] as const;
const plain = { party: 'none', money: 'none', list: true } as const satisfies Partial<DokumenType>;

/** Goods on their way to another shop (modules-2 §4): on the road until that shop received them, or they came back. */
export const KIRIM_BARANG = defineDokumen({
  ...plain,
  jenis: 'KIRIM_BARANG',
  title: { id: 'Kirim Barang', en: 'Goods sent' },
  awalan: 'KI',
  path: 'kirim-barang',
  entity: 'kirim-barang',
  screen: '/kirim-barang',
  menu: { group: 'stock', section: 'lokasi', order: 4, icon: 'send' },
  access: { post: 'kirim.post', read: 'barang.read' },
  batal: { awalan: 'ZI', access: 'kirim.cancel', kategori: 'BATAL KIRIM BARANG' },
  roles: { D: ROAD, K: STOCK },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Toko Tujuan', en: 'Sent to' }, in: shown },
    ...counted,
    keterangan,
  },
  lines: {
    table: 'kirim_barang_detail',
    fields: { ...goods, kode_baki: { kind: 'text', label: { id: 'Baki', en: 'Tray' }, in: detail } },
  },
});

/** What of it came, or was refused; nothing reverses it: it is sent back by a document of its own. */
export const TERIMA_BARANG = defineDokumen({
  ...plain,
  jenis: 'TERIMA_BARANG',
  title: { id: 'Terima Barang', en: 'Goods received' },
  awalan: 'TI',
  path: 'terima-barang',
  entity: 'terima-barang',
  screen: '/terima-barang',
  menu: { group: 'stock', section: 'lokasi', order: 5, icon: 'package-import' },
  access: { post: 'kirim.terima', read: 'barang.read' },
  asal: { of: 'document', required: true },
  roles: { D: STOCK, K: ROAD },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Toko Asal', en: 'Sent by' }, in: shown },
    ...counted,
    keterangan,
  },
  lines: moved,
});

/** What was refused, or never came, is back in the sender's trays. */
export const KEMBALI_BARANG = defineDokumen({
  ...plain,
  jenis: 'KEMBALI_BARANG',
  title: { id: 'Kiriman Kembali', en: 'Goods that came back' },
  awalan: 'KJ',
  path: 'kembali-barang',
  entity: 'kembali-barang',
  screen: '/kirim-barang',
  access: { post: 'kirim.terima', read: 'barang.read' },
  asal: { of: 'document', required: true },
  roles: { D: STOCK, K: ROAD },
  head: { ...counted, keterangan },
  lines: moved,
});

/** What was lost on the road: claimed of its carrier, or written off. */
export const HILANG_KIRIM = defineDokumen({
  ...plain,
  jenis: 'HILANG_KIRIM',
  title: { id: 'Kiriman Hilang', en: 'Goods lost on the way' },
  awalan: 'KH',
  path: 'hilang-kirim',
  entity: 'hilang-kirim',
  screen: '/kirim-barang',
  access: { post: 'kirim.hilang', read: 'barang.read' },
  asal: { of: 'document', required: true },
  roles: { D: ['PIUTANG_KLAIM', 'BIAYA_HAPUS'], K: ROAD },
  head: { ...counted, keterangan },
  lines: moved,
});

export default [KIRIM_BARANG, TERIMA_BARANG, KEMBALI_BARANG, HILANG_KIRIM];
