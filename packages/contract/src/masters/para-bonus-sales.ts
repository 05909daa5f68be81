import { defineMaster } from '../master.ts';

/** Rupiah for reaching a target (domain §2); the commission in percent is param-fee-penjualan. */
export default defineMaster({
  name: 'para-bonus-sales',
  title: { id: 'Parameter Bonus Sales', en: 'Sales bonuses' },
  scope: 'chain',
  key: '_id',
  shown: 'periode',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'penjualan', order: 20, icon: 'star' },
  sort: 'periode',
  unique: [['periode', 'basis', 'kode_dept', 'target_rp', 'target_gram']],
  fields: {
    periode: {
      kind: 'choice',
      label: { id: 'Periode', en: 'Period' },
      required: true,
      choices: [
        { value: 'HARIAN', label: { id: 'Harian', en: 'Day' } },
        { value: 'BULANAN', label: { id: 'Bulanan', en: 'Month' } },
      ],
    },
    basis: {
      kind: 'choice',
      label: { id: 'Dasar', en: 'Basis' },
      required: true,
      choices: [
        { value: 'RUPIAH', label: { id: 'Rupiah', en: 'Rupiah' } },
        { value: 'GRAM', label: { id: 'Gram', en: 'Grams' } },
      ],
    },
    kode_dept: {
      kind: 'ref',
      ref: 'jenis',
      label: { id: 'Jenis', en: 'Item type' },
      help: { id: 'Kosong = semua jenis', en: 'Empty = every type' },
    },
    target_rp: {
      kind: 'rupiah',
      label: { id: 'Target (Rp)', en: 'Target (Rp)' },
      help: { id: 'Untuk dasar rupiah', en: 'For the basis rupiah' },
      standard: 0,
    },
    target_gram: { kind: 'gram', label: { id: 'Target (gram)', en: 'Target (grams)' }, standard: 0, min: 0 },
    bonus_rp: {
      kind: 'rupiah',
      sees: 'parameter.read',
      label: { id: 'Bonus (Rp)', en: 'Bonus (Rp)' },
      required: true,
    },
  },
});
