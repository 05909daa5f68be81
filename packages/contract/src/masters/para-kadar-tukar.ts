import { defineMaster } from '../master.ts';

/**
 * What a supplier is owed for gold of one purity that comes in unpriced: fine gold in percent of its weight,
 * and his making charge. Of rows for one purity the newest in force holds.
 */
export default defineMaster({
  name: 'para-kadar-tukar',
  title: { id: 'Kadar Tukar Supplier', en: 'Exchange purities' },
  scope: 'chain',
  key: '_id',
  shown: 'kode_supplier',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'pihak', order: 25, icon: 'percentage' },
  sort: 'kode_supplier',
  unique: [['kode_supplier', 'kadar', 'berlaku_mulai']],
  fields: {
    kode_supplier: {
      kind: 'ref',
      ref: 'supplier-barang',
      label: { id: 'Supplier', en: 'Supplier' },
      required: true,
    },
    kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, required: true, min: 0.001, max: 500 },
    kadar_tukar: {
      kind: 'kadar',
      label: { id: 'Kadar Tukar', en: 'Exchange purity' },
      help: {
        id: 'Emas murni yang dihutang, persen dari berat',
        en: 'Fine gold owed, in percent of the weight',
      },
      required: true,
      min: 0.001,
      max: 150,
    },
    ongkos_jenis: {
      kind: 'choice',
      label: { id: 'Jenis Ongkos', en: 'Making charge type' },
      standard: 'PER_GRAM',
      choices: [
        { value: 'PER_GRAM', label: { id: 'Per Gram', en: 'Per gram' } },
        { value: 'PER_PCS', label: { id: 'Per Pcs', en: 'Per piece' } },
      ],
    },
    ongkos: {
      kind: 'rupiah',
      label: { id: 'Ongkos', en: 'Making charge' },
      standard: 0,
      max: 1_000_000_000,
    },
    berlaku_mulai: { kind: 'date', label: { id: 'Berlaku', en: 'In force from' }, required: true },
  },
});
