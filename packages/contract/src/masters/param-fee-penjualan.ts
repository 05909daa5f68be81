import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'param-fee-penjualan',
  route: '/parameter-fee-penjualan',
  title: { id: 'Parameter Fee Penjualan', en: 'Sales commission' },
  scope: 'chain',
  key: '_id',
  shown: 'fee_penjualan',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'penjualan', order: 10, icon: 'coins' },
  sort: 'kode_dept',
  unique: [['kode_dept', 'kode_group']],
  // An empty code shows no message [spec A §8].
  messages: { addFailed: '', changeFailed: '', deleteFailed: '' },
  fields: {
    fee_penjualan: {
      kind: 'percent',
      sees: 'parameter.read',
      label: { id: 'Fee Penjualan (%)', en: 'Commission (%)' },
      required: true,
    },
    kode_dept: {
      kind: 'ref',
      ref: 'jenis',
      label: { id: 'Jenis', en: 'Item type' },
      help: { id: 'Kosong = semua jenis', en: 'Empty = every type' },
    },
    kode_group: {
      kind: 'ref',
      ref: 'group',
      label: { id: 'Group', en: 'Item group' },
      help: { id: 'Kosong = semua group', en: 'Empty = every group' },
    },
  },
});
