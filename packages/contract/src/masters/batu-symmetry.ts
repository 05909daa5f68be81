import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'batu-symmetry',
  title: { id: 'Batu Symmetry', en: 'Stone symmetry' },
  scope: 'chain',
  key: 'kode_symmetry',
  shown: 'nama_symmetry',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'berlian', order: 20, icon: 'piece' },
  sort: 'urut',
  fields: {
    kode_symmetry: {
      kind: 'text',
      label: { id: 'Kode Symmetry', en: 'Symmetry code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_symmetry: { kind: 'text', label: { id: 'Nama Symmetry', en: 'Symmetry' }, required: true, max: 40 },
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
