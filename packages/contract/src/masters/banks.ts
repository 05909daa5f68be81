import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'banks',
  title: { id: 'Bank', en: 'Banks' },
  scope: 'chain',
  key: 'kode_bank',
  shown: 'nama_bank',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'bank', order: 10, icon: 'building-bank' },
  fields: {
    kode_bank: {
      kind: 'text',
      label: { id: 'Kode Bank', en: 'Bank code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_bank: { kind: 'text', label: { id: 'Nama Bank', en: 'Bank name' }, required: true, max: 60 },
    mdr_debet: {
      kind: 'percent',
      sees: 'parameter.read',
      label: { id: 'Fee Debet (%)', en: 'Debit card fee (%)' },
      standard: 0,
    },
    mdr_credit: {
      kind: 'percent',
      sees: 'parameter.read',
      label: { id: 'Fee Credit (%)', en: 'Credit card fee (%)' },
      standard: 0,
    },
    mdr_qris: {
      kind: 'percent',
      sees: 'parameter.read',
      label: { id: 'Fee QRIS (%)', en: 'QRIS fee (%)' },
      standard: 0,
    },
  },
});
