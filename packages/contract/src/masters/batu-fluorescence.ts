import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'batu-fluorescence',
  title: { id: 'Batu Fluorescence', en: 'Stone fluorescence' },
  scope: 'chain',
  key: 'kode_fluorescence',
  shown: 'nama_fluorescence',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'berlian', order: 40, icon: 'piece' },
  sort: 'urut',
  fields: {
    kode_fluorescence: {
      kind: 'text',
      label: { id: 'Kode Fluorescence', en: 'Fluorescence code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_fluorescence: {
      kind: 'text',
      label: { id: 'Nama Fluorescence', en: 'Fluorescence' },
      required: true,
      max: 40,
    },
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
