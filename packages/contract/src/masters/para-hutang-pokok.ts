import { defineMaster } from '../master.ts';

/** The least principal of one instalment by size of the loan (domain §2). */
export default defineMaster({
  name: 'para-hutang-pokok',
  route: '/parameter-hutang-pokok',
  title: { id: 'Parameter Hutang Pokok', en: 'Minimum principal' },
  scope: 'chain',
  key: '_id',
  shown: 'pokok_minimum',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'HUTANG_POKOK_MODULE' },
  menu: { group: 'parameter', section: 'hutang', order: 50, icon: 'coins' },
  sort: 'hutang_from',
  unique: [['hutang_from']],
  fields: {
    hutang_from: { kind: 'rupiah', label: { id: 'Hutang Dari (Rp)', en: 'Loan from (Rp)' }, required: true },
    hutang_to: { kind: 'rupiah', label: { id: 'Hutang Sampai (Rp)', en: 'Loan to (Rp)' }, required: true },
    pokok_minimum: {
      kind: 'rupiah',
      label: { id: 'Cicil Pokok Minimum (Rp)', en: 'Least principal (Rp)' },
      required: true,
    },
  },
});
