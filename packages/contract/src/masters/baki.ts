import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'baki',
  title: { id: 'Baki', en: 'Trays' },
  scope: 'toko',
  key: 'kode_baki',
  paths: { list: 'baki/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'lokasi', order: 20, icon: 'box-multiple' },
  fields: {
    kode_baki: {
      kind: 'text',
      label: { id: 'Kode Baki', en: 'Tray code' },
      required: true,
      max: 20,
      fixed: true,
    },
    kode_gudang: { kind: 'ref', ref: 'gudang', label: { id: 'Gudang', en: 'Location' }, required: true },
    nama_baki: { kind: 'text', label: { id: 'Nama Baki', en: 'Tray name' }, max: 60 },
    berat_baki: {
      kind: 'gram',
      label: { id: 'Berat Baki', en: 'Tray weight' },
      help: { id: 'Berat baki kosong tanpa barang', en: 'Weight of the empty tray' },
      required: true,
      min: 0,
      max: 10_000,
    },
  },
});
