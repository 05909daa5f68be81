import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'batu-shape',
  title: { id: 'Batu Shape', en: 'Stone shape' },
  scope: 'chain',
  key: 'kode_shape',
  shown: 'nama_shape',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'berlian', order: 70, icon: 'piece' },
  sort: 'urut',
  fields: {
    kode_shape: {
      kind: 'text',
      label: { id: 'Kode Shape', en: 'Shape code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_shape: { kind: 'text', label: { id: 'Nama Shape', en: 'Shape' }, required: true, max: 40 },
    urut: {
      kind: 'integer',
      label: { id: 'Urutan', en: 'Order' },
      help: { id: 'Tempatnya dalam daftar pilihan', en: 'Its place in lists' },
      required: true,
      min: 1,
      max: 99,
    },
  },
});
