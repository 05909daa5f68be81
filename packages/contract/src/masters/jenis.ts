import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'jenis',
  title: { id: 'Jenis Barang', en: 'Item types' },
  scope: 'chain',
  key: 'kode_dept',
  shown: 'nama_dept',
  paths: { list: 'jenis/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'barang', order: 10 },
  fields: {
    kode_dept: {
      kind: 'text',
      label: { id: 'Kode Dept', en: 'Type code' },
      required: true,
      max: 8,
      fixed: true,
    },
    nama_dept: { kind: 'text', label: { id: 'Nama Dept', en: 'Type name' }, required: true, max: 60 },
    berlian: { kind: 'boolean', label: { id: 'Berlian', en: 'Diamond' }, standard: false },
  },
});
