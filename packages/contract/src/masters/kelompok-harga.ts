import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'kelompok-harga',
  route: '/master-kelompok-harga',
  title: { id: 'Master Kelompok Harga', en: 'Price groups' },
  scope: 'chain',
  key: 'kelompok_harga',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'HIDUP_FEATURE_MODULE' },
  menu: { group: 'master', section: 'harga', order: 10, icon: 'tags' },
  unique: [['kode_group', 'kadar']],
  fields: {
    kelompok_harga: {
      kind: 'text',
      label: { id: 'Kelompok Harga', en: 'Price group' },
      required: true,
      max: 30,
      fixed: true,
    },
    kode_group: { kind: 'ref', ref: 'group', label: { id: 'Group', en: 'Item group' }, required: true },
    kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, required: true, min: 0.001, max: 500 },
    harga_jual: {
      kind: 'rupiah',
      prices: true,
      label: { id: 'Harga Jual/g', en: 'Selling price/g' },
      required: true,
      max: 1_000_000_000,
    },
    harga_beli: {
      kind: 'rupiah',
      sees: 'parameter.read',
      label: { id: 'Harga Beli/g', en: 'Buying price/g' },
      required: true,
      max: 1_000_000_000,
    },
  },
});
