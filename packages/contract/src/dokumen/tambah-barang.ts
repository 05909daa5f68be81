import { ANY_DOKUMEN, defineDokumen } from '../dokumen.ts';

const told = ['detail', 'export'] as const;

/** Pieces put into stock, READY in their tray. */
export const TAMBAH_BARANG = defineDokumen({
  jenis: 'TAMBAH_BARANG',
  title: { id: 'Tambah Barang', en: 'Pieces added' },
  awalan: 'TB',
  path: 'barang',
  entity: 'tambah-barang',
  screen: ANY_DOKUMEN,
  party: 'none',
  money: 'none',
  access: { post: 'barang.write', read: 'barang.read' },
  batal: {
    awalan: 'ZA',
    access: 'barang.cancel',
    menu: '/data-barang',
    kategori: 'BATAL TAMBAH BARANG',
    sendiri: 10,
  },
  asal: { of: 'line', required: false },
  roles: { D: ['PERSEDIAAN'], K: ['PERSEDIAAN_BELUM_TAG'] },
  head: {
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['detail'] },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
  lines: {
    table: 'tambah_detail',
    fields: {
      kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: told },
      kode_intern: { kind: 'text', label: { id: 'Kode Intern', en: 'Internal code' }, in: told },
      nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Item name' }, in: told },
      kode_dept: { kind: 'text', label: { id: 'Kode Dept', en: 'Type code' }, in: told },
      kode_group: { kind: 'text', label: { id: 'Kode Group', en: 'Group code' }, in: told },
      kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: told },
      berat_asli: { kind: 'gram', label: { id: 'Berat Asli', en: 'Scale weight' }, in: told },
      berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: told },
      murni: { kind: 'gram', label: { id: 'Berat Murni', en: 'Fine weight' }, in: told },
      kode_gudang: { kind: 'text', label: { id: 'Kode Gudang', en: 'Location code' }, in: told },
      kode_baki: { kind: 'text', label: { id: 'Kode Baki', en: 'Tray code' }, in: told },
      no_batch: { kind: 'text', label: { id: 'Batch', en: 'Batch' }, in: told },
      hpp: { kind: 'rupiah', label: { id: 'HPP', en: 'Cost' }, in: told, cost: true },
    },
  },
});

export default [TAMBAH_BARANG];
