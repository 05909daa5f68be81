import { defineMaster } from '../master.ts';

/** Buy-back deduction by item type (domain §2 potongan). */
export default defineMaster({
  name: 'para-potongan-kategori',
  title: { id: 'Parameter Potongan Kategori', en: 'Deductions by item type' },
  scope: 'chain',
  key: '_id',
  shown: 'kode_dept',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'pembelian', order: 50, icon: 'percentage' },
  sort: 'kode_dept',
  unique: [['kode_dept']],
  fields: {
    kode_dept: { kind: 'ref', ref: 'jenis', label: { id: 'Jenis', en: 'Item type' }, required: true },
    jenis_potongan: {
      kind: 'choice',
      label: { id: 'Jenis Potongan', en: 'Deducted' },
      required: true,
      choices: [
        { value: 'RP_PER_GRAM', label: { id: 'Rp per Gram', en: 'Rp per gram' } },
        { value: 'RP_PER_PCS', label: { id: 'Rp per Pcs', en: 'Rp per piece' } },
        { value: 'PERSEN', label: { id: 'Persen', en: 'Percent of the price' } },
      ],
    },
    potongan_rp: { kind: 'rupiah', label: { id: 'Potongan (Rp)', en: 'Deduction (Rp)' }, standard: 0 },
    potongan_persen: { kind: 'percent', label: { id: 'Potongan (%)', en: 'Deduction (%)' }, standard: 0 },
  },
});
