import { defineMaster } from '../master.ts';

/** Rupiah a gram that no customer is told. */
const OWN_RATE = { kind: 'rupiah', sees: 'parameter.read', standard: 0 } as const;

export default defineMaster({
  name: 'kadar',
  title: { id: 'Kadar', en: 'Purities' },
  scope: 'chain',
  key: 'kode_kadar',
  shown: 'label',
  paths: { list: 'kadar/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'barang', order: 30, icon: 'percentage' },
  sort: 'kadar',
  unique: [['kadar']],
  fields: {
    kode_kadar: {
      kind: 'text',
      label: { id: 'Kode Kadar', en: 'Purity code' },
      required: true,
      filter: 'digits-k',
      max: 10,
      fixed: true,
    },
    label: { kind: 'text', label: { id: 'Label', en: 'Label' }, required: true, max: 20 },
    kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, required: true, min: 0.001, max: 500 },
    kadar_murni: {
      kind: 'kadar',
      label: { id: 'Kadar Murni', en: 'Fine purity' },
      help: { id: 'Dipakai untuk menghitung gram emas murni', en: 'What fine-gold totals are counted with' },
      required: true,
      min: 0.001,
      max: 100,
    },
    harga_jual: {
      kind: 'rupiah',
      prices: true,
      label: { id: 'Harga Jual/g', en: 'Selling price/g' },
      required: true,
      max: 1_000_000_000,
    },
    harga_minimum: {
      ...OWN_RATE,
      label: { id: 'Harga Minimum/g', en: 'Lowest price/g' },
      help: {
        id: 'Penjualan di bawah harga ini perlu otorisasi',
        en: 'Sales below it need an authorisation',
      },
    },
    harga_lebur: { ...OWN_RATE, label: { id: 'Harga Lebur/g', en: 'Melt price/g' } },
    plafond: { ...OWN_RATE, label: { id: 'Plafond Hutang/g', en: 'Loan limit/g' } },
  },
});
