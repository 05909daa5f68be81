import { defineMaster } from '../master.ts';

/** What a group's buy-backs do differently from the chain's settings (domain §6 Purchase). */
export default defineMaster({
  name: 'parabeli',
  title: { id: 'Parameter Pembelian', en: 'Buy-back rules' },
  scope: 'chain',
  key: '_id',
  shown: 'kode_group',
  paths: { list: 'parabeli/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'pembelian', order: 20, icon: 'nota' },
  sort: 'kode_group',
  unique: [['kode_group']],
  fields: {
    kode_group: {
      kind: 'ref',
      ref: 'group',
      label: { id: 'Group', en: 'Item group' },
      help: { id: 'Kosong = semua group', en: 'Empty = every group' },
    },
    toleransi_bulan: {
      kind: 'integer',
      label: { id: 'Umur Nota (bulan)', en: 'Age of the nota (months)' },
      help: { id: 'Selama ini harga nota berlaku', en: "So long the nota's price holds" },
      required: true,
      min: 0,
      max: 120,
    },
    toleransi_susut: {
      kind: 'gram',
      label: { id: 'Toleransi Susut', en: 'Tolerated loss' },
      required: true,
      min: 0,
      max: 100,
    },
    batas_otorisasi: {
      kind: 'rupiah',
      sees: 'parameter.read',
      label: { id: 'Batas Otorisasi (Rp)', en: 'Authorised above (Rp)' },
      help: { id: '0 = menurut setting', en: '0 = as the settings say' },
      standard: 0,
    },
    terima_tanpa_nota: {
      kind: 'boolean',
      label: { id: 'Terima Tanpa Nota', en: 'Bought without a nota' },
      standard: false,
    },
  },
});
