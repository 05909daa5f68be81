import { defineMaster } from '../master.ts';

/** Percent per 30 days [spec A §9] by size of the loan; without a row BUNGA_PERSEN holds (domain §6). */
export default defineMaster({
  name: 'para-bunga-hutang',
  title: { id: 'Parameter Bunga Hutang', en: 'Loan interest' },
  scope: 'chain',
  key: '_id',
  shown: 'bunga',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'parameter', section: 'hutang', order: 40, icon: 'percentage' },
  sort: 'hutang_from',
  unique: [['hutang_from']],
  fields: {
    hutang_from: { kind: 'rupiah', label: { id: 'Hutang Dari (Rp)', en: 'Loan from (Rp)' }, required: true },
    hutang_to: { kind: 'rupiah', label: { id: 'Hutang Sampai (Rp)', en: 'Loan to (Rp)' }, required: true },
    bunga: {
      kind: 'percent',
      label: { id: 'Bunga (%)', en: 'Interest (%)' },
      help: { id: 'Per 30 hari', en: 'Per 30 days' },
      required: true,
    },
  },
});
