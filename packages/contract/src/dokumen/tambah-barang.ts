import { ANY_DOKUMEN, defineDokumen } from '../dokumen.ts';

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
  batal: { awalan: 'ZA', access: 'barang.cancel', menu: '/data-barang', kategori: 'BATAL TAMBAH BARANG' },
  asal: { of: 'line', required: false },
  roles: { D: ['PERSEDIAAN'], K: ['PERSEDIAAN_BELUM_TAG'] },
  head: {
    qty: { kind: 'integer', label: { id: 'Qty', en: 'Qty' }, in: ['detail'] },
    berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
});

export default [TAMBAH_BARANG];
