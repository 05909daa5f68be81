import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'keterangan-nota',
  title: { id: 'Keterangan Nota', en: 'Nota terms' },
  scope: 'chain',
  key: 'kode',
  shown: 'judul',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'nota', order: 10, icon: 'file-text' },
  sort: 'urut',
  fields: {
    kode: { kind: 'text', label: { id: 'Kode', en: 'Code' }, required: true, max: 20, fixed: true },
    judul: { kind: 'text', label: { id: 'Judul', en: 'Title' }, required: true, max: 60 },
    isi: { kind: 'longtext', label: { id: 'Isi', en: 'Content' }, required: true, max: 600, upper: false },
    urut: { kind: 'integer', label: { id: 'Urutan', en: 'Order' }, required: true, min: 1, max: 99 },
  },
});
