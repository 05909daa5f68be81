import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'agen-cetak',
  title: { id: 'Agen Cetak', en: 'Print agents' },
  scope: 'toko',
  key: 'kode_agen',
  shown: 'nama_agen',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'sistem', section: 'nota', order: 50, icon: 'plug' },
  bulk: false,
  fields: {
    kode_agen: {
      kind: 'text',
      label: { id: 'Kode Agen', en: 'Agent code' },
      help: { id: 'Nama komputer yang memegang printer', en: 'The computer that holds the printers' },
      required: true,
      max: 12,
      fixed: true,
    },
    nama_agen: { kind: 'text', label: { id: 'Nama Agen', en: 'Agent name' }, required: true, max: 60 },
  },
});
