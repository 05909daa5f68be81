import { defineMaster } from '../master.ts';

/** Where his pay goes: all of it or nothing, for a sales person may be paid in cash. */
const BANK = ['kode_bank', 'nama_bank', 'no_rekening', 'nama_rekening'];

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
    user_id: {
      kind: 'ref',
      ref: 'users',
      label: { id: 'User', en: 'User' },
      help: { id: 'Melihat angkanya sendiri di Liga Sales', en: 'Sees his own figures in the league' },
    },
    kode_bank: { kind: 'ref', ref: 'banks', label: { id: 'Kode Bank', en: 'Bank code' }, requiredWith: BANK },
    nama_bank: { kind: 'text', label: { id: 'Nama Bank', en: 'Bank name' }, requiredWith: BANK, max: 60 },
    no_rekening: {
      kind: 'text',
      sees: 'parameter.read',
      label: { id: 'No Rekening', en: 'Bank account no.' },
      requiredWith: BANK,
      filter: 'digits-minus',
      max: 30,
    },
    nama_rekening: {
      kind: 'text',
      sees: 'parameter.read',
      label: { id: 'Nama Rekening', en: 'Account holder' },
      requiredWith: BANK,
      max: 60,
    },
  },
});
