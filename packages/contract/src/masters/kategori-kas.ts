import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'kategori-kas',
  title: { id: 'Kategori Kas', en: 'Cash categories' },
  scope: 'chain',
  key: 'kode_kategori',
  shown: 'nama_kategori',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'kas', order: 10, icon: 'cash' },
  fields: {
    kode_kategori: {
      kind: 'text',
      label: { id: 'Kode Kategori', en: 'Category code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_kategori: {
      kind: 'text',
      label: { id: 'Nama Kategori', en: 'Category name' },
      required: true,
      max: 60,
    },
    jenis: {
      kind: 'choice',
      label: { id: 'Jenis', en: 'Direction' },
      required: true,
      fixed: true,
      choices: [
        { value: 'MASUK', label: { id: 'Kas Masuk', en: 'Cash in' } },
        { value: 'KELUAR', label: { id: 'Kas Keluar', en: 'Cash out' } },
      ],
    },
    nomor_akun: { kind: 'ref', ref: 'akuns', label: { id: 'Akun', en: 'Ledger account' }, required: true },
  },
});
