import { defineMaster } from '../master.ts';

/** The most that is lent per gram of a purity; pledges are at most 100 % pure [spec B §5]. */
export default defineMaster({
  name: 'plafond-hutang-kadar',
  title: { id: 'Plafond Hutang Kadar', en: 'Loan limits by purity' },
  scope: 'chain',
  key: '_id',
  shown: 'kadar',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'HUTANG_MODULE' },
  menu: { group: 'parameter', section: 'hutang', order: 30, icon: 'percentage' },
  sort: 'kadar',
  unique: [['kadar']],
  fields: {
    kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, required: true, min: 0.001, max: 100 },
    plafond: {
      kind: 'rupiah',
      sees: 'parameter.read',
      label: { id: 'Plafond/g', en: 'Limit/g' },
      required: true,
    },
  },
});
