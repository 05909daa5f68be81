import { defineDokumen } from '../dokumen.ts';

/** Bought pieces on their way back to a tray, into a lot or to the police: in the house of purchases, and out of it. */
const sortir = (keluar: boolean) => {
  const title = keluar
    ? { id: 'Sita Belian', en: 'Bought pieces seized' }
    : { id: 'Sortir Belian', en: 'Bought pieces sorted' };
  return defineDokumen({
    jenis: keluar ? 'SITA_BELIAN' : 'SORTIR_BELIAN',
    title,
    awalan: keluar ? 'SJ' : 'SR',
    path: 'sortir-belian',
    entity: 'sortir-belian',
    screen: '/lihat-sortir',
    list: true,
    party: 'none',
    money: 'none',
    access: { post: 'pembelian.sort', read: 'pembelian.read' },
    batal: { awalan: 'XR', access: 'pembelian.sort', kategori: 'BATAL SORTIR' },
    roles: keluar
      ? { D: ['BIAYA_HAPUS'], K: ['PERSEDIAAN_BELI'] }
      : {
          D: ['PERSEDIAAN', 'PERSEDIAAN_BELI', 'PERSEDIAAN_ROSOK'],
          K: ['PERSEDIAAN_BELI', 'PERSEDIAAN_ROSOK'],
        },
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
      table: 'sortir_detail',
      fields: {
        kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: ['detail'] },
        nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: ['detail'] },
        kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: ['detail'] },
        berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: ['detail'] },
        dari_status: { kind: 'text', label: { id: 'Dari Status', en: 'From status' }, in: ['detail'] },
        ke_status: { kind: 'text', label: { id: 'Ke Status', en: 'To status' }, in: ['detail'] },
        kode_baki: { kind: 'text', label: { id: 'Baki', en: 'Tray' }, in: ['detail'] },
      },
    },
    asal: { of: 'document', required: false },
    paper: { name: 'voucher', title, signer: { id: 'Penyortir', en: 'Sorted by' } },
  });
};

export const SORTIR_BELIAN = sortir(false);
export const SITA_BELIAN = sortir(true);

export default [SORTIR_BELIAN, SITA_BELIAN];
