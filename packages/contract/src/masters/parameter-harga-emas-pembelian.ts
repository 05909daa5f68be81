import { defineMaster } from '../master.ts';

/** The gold price that purchases start from: rupiah per gram, or percent of the global gold price. */
export default defineMaster({
  name: 'parameter-harga-emas-pembelian',
  route: '/master-parameter-harga-pembelian',
  title: { id: 'Master Parameter Harga Pembelian', en: 'Gold prices for purchases' },
  scope: 'chain',
  key: '_id',
  shown: 'kadar_from',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'PARAMETER_HARGA_EMAS_PEMBELIAN_MODULE' },
  menu: { group: 'parameter', section: 'pembelian', order: 15, icon: 'price' },
  sort: 'kadar_from',
  unique: [['kondisi_barang', 'kadar_from']],
  fields: {
    kondisi_barang: {
      kind: 'ref',
      ref: 'parakondisi',
      label: { id: 'Kondisi Barang', en: 'Condition' },
      help: { id: 'Kosong = semua kondisi', en: 'Empty = every condition' },
    },
    kadar_from: {
      kind: 'kadar',
      label: { id: 'Kadar Dari', en: 'Purity from' },
      required: true,
      min: 0.001,
      max: 500,
    },
    kadar_to: { kind: 'kadar', label: { id: 'Kadar Sampai', en: 'Purity to' }, required: true, max: 500 },
    jenis_harga: {
      kind: 'choice',
      prices: true,
      label: { id: 'Jenis Harga', en: 'Priced' },
      required: true,
      choices: [
        { value: 'RUPIAH', label: { id: 'Rupiah per Gram', en: 'Rupiah per gram' } },
        { value: 'PERSEN', label: { id: 'Persen Harga Global', en: 'Percent of the global price' } },
      ],
    },
    harga_emas: {
      kind: 'rupiah',
      prices: true,
      sees: 'parameter.read',
      label: { id: 'Harga Emas/g', en: 'Gold price/g' },
      standard: 0,
    },
    persen: {
      kind: 'percent',
      prices: true,
      sees: 'parameter.read',
      label: { id: 'Persen (%)', en: 'Percent (%)' },
      standard: 0,
    },
  },
});
