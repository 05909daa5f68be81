import { defineDokumen } from '../dokumen.ts';

const told = ['detail', 'export'] as const;
const line = {
  no_pesanan: { kind: 'text', label: { id: 'No Pesanan', en: 'Order no.' }, in: told },
  kode_barcode: { kind: 'text', label: { id: 'Barcode', en: 'Barcode' }, in: told },
  nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, in: told },
  kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, in: told },
  berat: { kind: 'gram', label: { id: 'Berat', en: 'Weight' }, in: told },
} as const;
const shared = {
  screen: '/lihat-pesanan',
  party: 'customer',
  money: 'none',
  roles: { D: [], K: [] },
  access: { post: 'contoh.post', read: 'pesanan.read' },
  head: {
    nama_customer: { kind: 'text', label: { id: 'Customer', en: 'Customer' }, in: ['list', 'detail'] },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, in: ['detail'] },
  },
} as const;
const KELUAR = { id: 'Contoh Keluar', en: 'Sample taken out' };
const AMBIL = { id: 'Ambil Barang Contoh', en: 'Sample taken back' };
const signer = { id: 'Penerima', en: 'Received by' };

/** A piece of the shop goes out for a line of an order, as a sample: it is kept for that order until it is back (modules-2 §9). */
export const CONTOH_KELUAR = defineDokumen({
  ...shared,
  jenis: 'CONTOH_KELUAR',
  title: KELUAR,
  awalan: 'OC',
  path: 'contoh-keluar',
  entity: 'contoh-keluar',
  asal: { of: 'document', required: true },
  lines: {
    table: 'contoh_keluar_detail',
    fields: {
      ...line,
      batas: { kind: 'date', label: { id: 'Harus Kembali', en: 'Due back' }, in: told },
    },
    one: true,
  },
  paper: { name: 'voucher', title: KELUAR, signer },
});

/** It is back: weighed, into a tray. What took it out ends with this and with nothing else. */
export const AMBIL_CONTOH = defineDokumen({
  ...shared,
  jenis: 'AMBIL_CONTOH',
  title: AMBIL,
  awalan: 'OK',
  path: 'ambil-barang-contoh',
  entity: 'ambil-barang-contoh',
  asal: { of: 'document', required: true, menutup: true },
  lines: {
    table: 'contoh_ambil_detail',
    fields: {
      ...line,
      berat_timbang: { kind: 'gram', label: { id: 'Berat Timbang', en: 'Weight measured' }, in: told },
      deskripsi: { kind: 'text', label: { id: 'Deskripsi', en: 'Description' }, in: told },
    },
    one: true,
  },
  paper: { name: 'voucher', title: AMBIL, signer },
});

export default [CONTOH_KELUAR, AMBIL_CONTOH];
