import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'sales',
  title: { id: 'Sales', en: 'Sales people' },
  scope: 'toko',
  key: 'kode_sales',
  shown: 'nama_sales',
  paths: { list: 'sales/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'pihak', order: 10, icon: 'id-badge-2' },
  fields: {
    kode_sales: {
      kind: 'text',
      label: { id: 'Kode Sales', en: 'Sales code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_sales: { kind: 'text', label: { id: 'Nama Sales', en: 'Sales name' }, required: true, max: 60 },
    kode_bank: { kind: 'ref', ref: 'banks', label: { id: 'Kode Bank', en: 'Bank code' }, required: true },
    nama_bank: { kind: 'text', label: { id: 'Nama Bank', en: 'Bank name' }, required: true, max: 60 },
    no_rekening: {
      kind: 'text',
      sees: 'parameter.read',
      label: { id: 'No Rekening', en: 'Bank account no.' },
      required: true,
      max: 30,
    },
    nama_rekening: {
      kind: 'text',
      sees: 'parameter.read',
      label: { id: 'Nama Rekening', en: 'Account holder' },
      required: true,
      max: 60,
    },
  },
});
