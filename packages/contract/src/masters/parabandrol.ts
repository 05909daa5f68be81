import { defineMaster } from '../master.ts';

/** What a tag weighs and costs (domain §2); its weight is part of a loaded tray's. */
export default defineMaster({
  name: 'parabandrol',
  title: { id: 'Parameter Bandrol', en: 'Tag parameters' },
  scope: 'chain',
  key: 'kode_bandrol',
  shown: 'nama_bandrol',
  paths: { list: 'parabandrol/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'barang', order: 10, icon: 'tags' },
  fields: {
    kode_bandrol: {
      kind: 'text',
      label: { id: 'Kode Bandrol', en: 'Tag code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_bandrol: { kind: 'text', label: { id: 'Nama Bandrol', en: 'Tag name' }, required: true, max: 60 },
    kode_dept: {
      kind: 'ref',
      ref: 'jenis',
      label: { id: 'Jenis', en: 'Item type' },
      help: { id: 'Kosong = semua jenis', en: 'Empty = every type' },
    },
    berat_bandrol: {
      kind: 'gram',
      label: { id: 'Berat Bandrol', en: 'Tag weight' },
      required: true,
      min: 0,
      max: 10,
    },
    harga_bandrol: { kind: 'rupiah', label: { id: 'Harga Bandrol (Rp)', en: 'Price (Rp)' }, standard: 0 },
  },
});
