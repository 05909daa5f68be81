import { defineMaster } from '../master.ts';

/** Rupiah per gram once the nota's own price no longer holds (domain §4 para_harga_beli). */
export default defineMaster({
  name: 'para-harga-beli',
  route: '/parameter-harga-beli',
  title: { id: 'Parameter Harga Beli', en: 'Buying prices' },
  scope: 'chain',
  key: '_id',
  shown: 'kadar',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'pembelian', order: 10, icon: 'price' },
  sort: 'kadar',
  unique: [['kode_group', 'kadar']],
  fields: {
    kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, required: true, min: 0.001, max: 500 },
    kode_group: {
      kind: 'ref',
      ref: 'group',
      label: { id: 'Group', en: 'Item group' },
      help: { id: 'Kosong = semua group', en: 'Empty = every group' },
    },
    harga_beli: {
      kind: 'rupiah',
      prices: true,
      sees: 'parameter.read',
      label: { id: 'Harga Beli/g', en: 'Buying price/g' },
      required: true,
      min: 1,
    },
  },
});
