import { defineDokumen } from '../dokumen.ts';

/** Pieces for sale that are destroyed: their gold is scrap of a melt lot, whose number the document follows. */
export const HANCUR_BARANG = defineDokumen({
  jenis: 'HANCUR_BARANG',
  title: { id: 'Hancur Barang', en: 'Pieces destroyed' },
  awalan: 'HR',
  path: 'hancur-barang',
  entity: 'hancur-barang',
  screen: '/hancur-barang',
  menu: { group: 'stock', section: 'lokasi', order: 3, icon: 'hammer' },
  list: true,
  party: 'none',
  money: 'none',
  access: { post: 'hancur.post', read: 'barang.read' },
  batal: { awalan: 'ZH', access: 'hancur.cancel', kategori: 'BATAL HANCUR BARANG' },
  roles: { D: ['PERSEDIAAN_ROSOK', 'PERSEDIAAN_BELUM_TAG', 'BIAYA_SUSUT'], K: ['PERSEDIAAN'] },
  head: {
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['list', 'detail', 'export'] },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['list', 'detail', 'export'] },
    keterangan: {
      kind: 'text',
      label: { id: 'Keterangan', en: 'Remark' },
      in: ['list', 'detail', 'export'],
    },
  },
  lines: {
    table: 'hancur_detail',
    fields: {
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: ['detail'] },
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
      berat_asli: { kind: 'gram', label: { id: 'Berat Asli', en: 'Scale weight' }, in: ['detail'] },
      berat_hancur: {
        kind: 'gram',
        label: { id: 'Berat Hancur', en: 'Weight written off' },
        in: ['detail'],
      },
      susut: { kind: 'gram', label: { id: 'Susut', en: 'Lost' }, in: ['detail'] },
      kode_baki: { kind: 'text', label: { id: 'Baki', en: 'Tray' }, in: ['detail'] },
    },
  },
  asal: { of: 'document', required: false },
});

export default [HANCUR_BARANG];
