import { defineMaster } from '../master.ts';

/** Gifts that points are exchanged for; their stock is the sum of their movements, no field (domain §1). */
export default defineMaster({
  name: 'hadiah',
  title: { id: 'Hadiah', en: 'Gifts' },
  scope: 'chain',
  key: 'kode_hadiah',
  shown: 'nama_hadiah',
  paths: { list: 'hadiah/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'MEMBER_MODULE' },
  menu: { group: 'master', section: 'member', order: 20, icon: 'gift' },
  fields: {
    kode_hadiah: {
      kind: 'text',
      label: { id: 'Kode Hadiah', en: 'Gift code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_hadiah: { kind: 'text', label: { id: 'Nama Hadiah', en: 'Gift name' }, required: true, max: 60 },
    point: {
      kind: 'integer',
      label: { id: 'Poin', en: 'Points' },
      required: true,
      min: 0,
      max: 10_000_000,
    },
    nilai: {
      kind: 'rupiah',
      sees: 'parameter.read',
      label: { id: 'Nilai (Rp)', en: 'Value (Rp)' },
      help: { id: 'Nilai satu hadiah dalam stock', en: 'What one gift is worth in stock' },
      standard: 0,
    },
    stok_minimum: {
      kind: 'integer',
      label: { id: 'Stok Minimum', en: 'Reorder below' },
      standard: 0,
      min: 0,
      max: 1_000_000,
    },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, max: 200, list: false },
  },
});
