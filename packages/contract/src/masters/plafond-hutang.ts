import { defineMaster } from '../master.ts';

/** The most that is lent per gram of a group, and to one customer in all (domain §4 Plafond). */
export default defineMaster({
  name: 'plafond-hutang',
  title: { id: 'Plafond Hutang', en: 'Loan limits by group' },
  scope: 'chain',
  key: '_id',
  shown: 'kode_group',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'parameter', section: 'hutang', order: 20, icon: 'tags' },
  sort: 'kode_group',
  unique: [['kode_group']],
  fields: {
    kode_group: {
      kind: 'ref',
      ref: 'group',
      label: { id: 'Group', en: 'Item group' },
      help: { id: 'Kosong = semua group', en: 'Empty = every group' },
    },
    plafond: {
      kind: 'rupiah',
      sees: 'parameter.read',
      label: { id: 'Plafond/g', en: 'Limit/g' },
      required: true,
    },
    maks_customer: {
      kind: 'rupiah',
      sees: 'parameter.read',
      label: { id: 'Batas per Customer (Rp)', en: 'Limit per customer (Rp)' },
      help: { id: '0 = tanpa batas', en: '0 = no limit' },
      standard: 0,
    },
  },
});
