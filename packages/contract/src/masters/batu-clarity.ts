import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'batu-clarity',
  title: { id: 'Batu Clarity', en: 'Stone clarity' },
  scope: 'chain',
  key: 'kode_clarity',
  shown: 'nama_clarity',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'berlian', order: 50, icon: 'piece' },
  sort: 'urut',
  fields: {
    kode_clarity: {
      kind: 'text',
      label: { id: 'Kode Clarity', en: 'Clarity code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_clarity: { kind: 'text', label: { id: 'Nama Clarity', en: 'Clarity' }, required: true, max: 40 },
    urut: {
      kind: 'integer',
      label: { id: 'Urutan', en: 'Order' },
      help: { id: 'Yang terbaik di urutan pertama', en: 'The best grade comes first' },
      required: true,
      min: 1,
      max: 99,
    },
  },
});
