import { defineMaster } from '../master.ts';

/** Rupiah per carat by grade and size, as price lists of loose diamonds are written. */
export default defineMaster({
  name: 'parameter-berlian',
  title: { id: 'Parameter Berlian', en: 'Diamond prices' },
  scope: 'chain',
  key: '_id',
  shown: 'kode_shape',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'berlian', order: 10, icon: 'price' },
  sort: 'poin_from',
  unique: [['kode_shape', 'kode_color', 'kode_clarity', 'poin_from']],
  fields: {
    kode_shape: {
      kind: 'ref',
      ref: 'batu-shape',
      label: { id: 'Shape', en: 'Shape' },
      help: { id: 'Kosong = semua bentuk', en: 'Empty = every shape' },
    },
    kode_color: {
      kind: 'ref',
      ref: 'batu-color',
      label: { id: 'Color', en: 'Colour grade' },
      required: true,
    },
    kode_clarity: {
      kind: 'ref',
      ref: 'batu-clarity',
      label: { id: 'Clarity', en: 'Clarity' },
      required: true,
    },
    poin_from: {
      kind: 'integer',
      label: { id: 'Ukuran Dari (poin)', en: 'Size from (points)' },
      help: { id: '100 poin = 1 karat', en: '100 points = 1 carat' },
      required: true,
      min: 0,
      max: 100_000,
    },
    poin_to: {
      kind: 'integer',
      label: { id: 'Ukuran Sampai (poin)', en: 'Size to (points)' },
      required: true,
      min: 0,
      max: 100_000,
    },
    harga_jual: { kind: 'rupiah', label: { id: 'Harga Jual/ct', en: 'Selling price/ct' }, required: true },
    harga_beli: {
      kind: 'rupiah',
      sees: 'parameter.read',
      label: { id: 'Harga Beli/ct', en: 'Buying price/ct' },
      standard: 0,
    },
  },
});
