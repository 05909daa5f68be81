import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'batu-cutgrade',
  title: { id: 'Batu Cut Grade', en: 'Stone cut grade' },
  scope: 'chain',
  key: 'kode_cutgrade',
  shown: 'nama_cutgrade',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'berlian', order: 30, icon: 'piece' },
  sort: 'urut',
  fields: {
    kode_cutgrade: {
      kind: 'text',
      label: { id: 'Kode Cut Grade', en: 'Cut grade code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_cutgrade: {
      kind: 'text',
      label: { id: 'Nama Cut Grade', en: 'Cut grade' },
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
