import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'batu-polish',
  title: { id: 'Batu Polish', en: 'Stone polish' },
  scope: 'chain',
  key: 'kode_polish',
  shown: 'nama_polish',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'berlian', order: 10, icon: 'piece' },
  sort: 'urut',
  fields: {
    kode_polish: {
      kind: 'text',
      label: { id: 'Kode Polish', en: 'Polish code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_polish: { kind: 'text', label: { id: 'Nama Polish', en: 'Polish' }, required: true, max: 40 },
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
