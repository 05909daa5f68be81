import { defineMaster } from '../master.ts';

/** Customers to whom no shop of the chain lends, and why (modules §4.12). */
export default defineMaster({
  name: 'daftar-hitam',
  title: { id: 'Daftar Hitam Hutang', en: 'No loans to' },
  scope: 'chain',
  key: '_id',
  shown: 'alasan',
  read: 'hutang.read',
  write: 'parameter.write',
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'parameter', section: 'hutang', order: 70, icon: 'user-off' },
  sort: 'kode_customer',
  unique: [['kode_customer']],
  fields: {
    kode_customer: {
      kind: 'ref',
      ref: 'member',
      label: { id: 'Kode Customer', en: 'Customer code' },
      required: true,
    },
    alasan: { kind: 'text', label: { id: 'Alasan', en: 'Reason' }, required: true, max: 120 },
    sampai: {
      kind: 'date',
      label: { id: 'Sampai Tanggal', en: 'Until' },
      help: { id: 'Kosong = seterusnya', en: 'Empty = for good' },
    },
  },
});
