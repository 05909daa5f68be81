import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'batu-color',
  title: { id: 'Batu Color', en: 'Stone colour' },
  scope: 'chain',
  key: 'kode_color',
  shown: 'nama_color',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'berlian', order: 60, icon: 'piece' },
  sort: 'urut',
  fields: {
    kode_color: {
      kind: 'text',
      label: { id: 'Kode Color', en: 'Colour code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_color: { kind: 'text', label: { id: 'Nama Color', en: 'Colour' }, required: true, max: 40 },
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
