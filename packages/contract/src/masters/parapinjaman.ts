import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'parapinjaman',
  title: { id: 'Parameter Pinjaman', en: 'Loan terms' },
  scope: 'chain',
  key: '_id',
  shown: 'hutang_from',
  paths: { list: 'parapinjaman/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'parameter', section: 'hutang', order: 10, icon: 'file-text' },
  sort: 'hutang_from',
  unique: [['hutang_from']],
  fields: {
    hutang_from: { kind: 'rupiah', label: { id: 'Hutang Dari (Rp)', en: 'Loan from (Rp)' }, required: true },
    hutang_to: { kind: 'rupiah', label: { id: 'Hutang Sampai (Rp)', en: 'Loan to (Rp)' }, required: true },
    lama_pinjam: {
      kind: 'integer',
      label: { id: 'Lama Pinjam', en: 'Term' },
      required: true,
      min: 1,
      max: 3650,
    },
    satuan: {
      kind: 'choice',
      label: { id: 'Satuan', en: 'Unit' },
      choices: [
        { value: 'HARI', label: { id: 'Hari', en: 'Days' } },
        { value: 'BULAN', label: { id: 'Bulan', en: 'Months' } },
      ],
      standard: 'HARI',
    },
    biaya_admin: { kind: 'rupiah', label: { id: 'Biaya Admin (Rp)', en: 'Admin fee (Rp)' }, standard: 0 },
    maks_perpanjangan: {
      kind: 'integer',
      label: { id: 'Paling Banyak Perpanjangan', en: 'Extensions at most' },
      help: { id: '0 = tanpa batas', en: '0 = no limit' },
      standard: 0,
      min: 0,
      max: 100,
    },
  },
});
