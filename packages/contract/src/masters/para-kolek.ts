import { defineMaster } from '../master.ts';

/** Grades of a pledge by days past its due date: from so many on, until the next begins (modules §4.7). */
export default defineMaster({
  name: 'para-kolek',
  title: { id: 'Parameter Kolektibilitas', en: 'Grades of loans' },
  scope: 'chain',
  key: 'kode_kolek',
  shown: 'nama_kolek',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'parameter', section: 'hutang', order: 60, icon: 'stairs' },
  sort: 'mulai_hari',
  unique: [['mulai_hari']],
  fields: {
    kode_kolek: {
      kind: 'text',
      label: { id: 'Kode Kolek', en: 'Grade code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_kolek: { kind: 'text', label: { id: 'Nama Kolek', en: 'Grade name' }, required: true, max: 40 },
    mulai_hari: {
      kind: 'integer',
      label: { id: 'Lewat Mulai (hari)', en: 'Past due from (days)' },
      help: { id: '0 = belum lewat jatuh tempo', en: '0 = not past due' },
      required: true,
      min: 0,
      max: 3650,
    },
  },
});
