import { BARCODE } from '@kadar/domain/barcode.ts';
import { defineMaster } from '../master.ts';

const weight = { kind: 'gram', standard: 0, min: 0, max: 10_000 } as const;

/** Sold beside gold, or with it: a barcode for all of a kind, as many as its movements say (modules-2 §6). */
export default defineMaster({
  name: 'aksesoris',
  title: { id: 'Aksesoris', en: 'Accessories' },
  scope: 'chain',
  key: 'kode_barcode',
  shown: 'nama_barang',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'barang', order: 35, icon: 'gift' },
  fields: {
    kode_barcode: {
      kind: 'text',
      label: { id: 'Barcode', en: 'Barcode' },
      required: true,
      max: 24,
      fixed: true,
      pattern: BARCODE,
      patternMessage: 'BARCODE_KARAKTER_TIDAK_SAH',
    },
    nama_barang: { kind: 'text', label: { id: 'Nama Barang', en: 'Piece' }, required: true, max: 60 },
    kode_group: { kind: 'ref', ref: 'group', label: { id: 'Kode Group', en: 'Group code' } },
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Type' }, required: true },
    kode_intern: { kind: 'text', label: { id: 'Kode Intern', en: 'Internal code' }, max: 40 },
    kode_gudang: { kind: 'text', label: { id: 'Kode Gudang', en: 'Location code' }, max: 20 },
    berat: {
      ...weight,
      label: { id: 'Berat', en: 'Weight' },
      help: { id: 'Berat satu buah', en: 'Of one of them' },
    },
    nama_atribut: { kind: 'text', label: { id: 'Nama ATR', en: 'Add-ons' }, max: 60, list: false },
    berat_atribut: { ...weight, label: { id: 'Berat ATR', en: 'Weight of add-ons' }, list: false },
    harga_jual: {
      kind: 'rupiah',
      label: { id: 'Harga Jual', en: 'Selling price' },
      help: { id: 'Harga satu buah di kasir', en: 'What the till asks for one' },
      required: true,
      min: 0,
    },
    kemasan: {
      kind: 'refs',
      ref: 'jenis',
      label: { id: 'Kemasan', en: 'Packing' },
      help: {
        id: 'Jenis yang dijual di dalamnya: satu per barang terjual, diambil dari stock saat tutup harian',
        en: 'Types that are sold in it: one for each piece sold, taken out of stock when the day is closed',
      },
      list: false,
    },
  },
});
