import { defineMaster } from '../master.ts';

/** What a sales person, or a whole shop, is to sell in a month; it holds from its month until a later one. */
export default defineMaster({
  name: 'target-sales',
  title: { id: 'Target Sales', en: 'Sales targets' },
  scope: 'toko',
  key: '_id',
  shown: 'bulan',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'penjualan', order: 19, icon: 'star' },
  sort: 'bulan',
  unique: [['kode_sales', 'bulan']],
  fields: {
    kode_sales: {
      kind: 'ref',
      ref: 'sales',
      label: { id: 'Sales', en: 'Sales person' },
      help: { id: 'Kosong = seluruh toko', en: 'Empty = the whole shop' },
    },
    bulan: {
      kind: 'date',
      label: { id: 'Mulai Bulan', en: 'From the month of' },
      help: {
        id: 'Berlaku untuk bulan tanggal ini dan seterusnya, sampai ada target baru',
        en: 'Holds for the month of this day and after it, until there is a newer one',
      },
      required: true,
    },
    target_rp: { kind: 'rupiah', label: { id: 'Target (Rp)', en: 'Target (Rp)' }, standard: 0 },
    target_gram: {
      kind: 'gram',
      label: { id: 'Target (gram)', en: 'Target (grams)' },
      standard: 0,
      min: 0,
    },
  },
});
