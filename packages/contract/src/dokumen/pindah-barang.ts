import { defineDokumen } from '../dokumen.ts';

/** Pieces that go to another tray of the shop: neither gold nor money moves, so it has no journal. */
export const PINDAH_BARANG = defineDokumen({
  jenis: 'PINDAH_BARANG',
  title: { id: 'Pindah Barang', en: 'Pieces moved' },
  awalan: 'PG',
  path: 'pindahbarang',
  entity: 'pindah-barang',
  screen: '/lihat-pindah-barang',
  menu: { group: 'stock', section: 'lokasi', order: 2, icon: 'arrows-exchange' },
  screenTitle: { id: 'Lihat Pindah Barang', en: 'View stock transfers' },
  list: true,
  party: 'none',
  money: 'none',
  access: { post: 'barang.write', read: 'barang.read' },
  batal: { awalan: 'BG', access: 'barang.write', kategori: 'BATAL PINDAH BARANG' },
  roles: { D: [], K: [] },
  head: {
    kode_gudang: { kind: 'text', label: { id: 'Ke Gudang', en: 'To location' }, in: ['list', 'export'] },
    kode_baki: { kind: 'text', label: { id: 'Ke Baki', en: 'To tray' }, in: ['list', 'export'] },
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['list', 'detail', 'export'] },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['list', 'detail', 'export'] },
    keterangan: {
      kind: 'text',
      label: { id: 'Keterangan', en: 'Remark' },
      in: ['list', 'detail', 'export'],
    },
  },
  lines: {
    table: 'pindah_detail',
    fields: {
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: ['detail'] },
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
      dari_baki: { kind: 'text', label: { id: 'Dari Baki', en: 'From tray' }, in: ['detail'] },
      kode_baki: { kind: 'text', label: { id: 'Ke Baki', en: 'To tray' }, in: ['detail'] },
    },
  },
});

export default [PINDAH_BARANG];
