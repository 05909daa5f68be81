import { defineMaster } from '../master.ts';

/** What comes off the nota's price by group and age of the nota (domain §2 potongan). */
export default defineMaster({
  name: 'ruginota',
  title: { id: 'Parameter Rugi Nota', en: 'Deductions from the nota' },
  scope: 'chain',
  key: '_id',
  shown: 'kode_group',
  paths: { list: 'ruginota/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'pembelian', order: 40, icon: 'nota' },
  sort: 'kode_group',
  unique: [['kode_group', 'umur_from']],
  fields: {
    kode_group: {
      kind: 'ref',
      ref: 'group',
      label: { id: 'Group', en: 'Item group' },
      help: { id: 'Kosong = semua group', en: 'Empty = every group' },
    },
    umur_from: {
      kind: 'integer',
      label: { id: 'Umur Nota Dari (bulan)', en: 'Nota age from (months)' },
      required: true,
      min: 0,
      max: 1200,
    },
    umur_to: {
      kind: 'integer',
      label: { id: 'Umur Nota Sampai (bulan)', en: 'Nota age to (months)' },
      required: true,
      min: 0,
      max: 1200,
    },
    jenis_rugi: {
      kind: 'choice',
      label: { id: 'Jenis Rugi', en: 'Nota deduction type' },
      required: true,
      choices: [
        { value: 'RP_PER_GRAM', label: { id: 'Rp per Gram', en: 'Rp per gram' } },
        { value: 'PERSEN', label: { id: 'Persen', en: 'Percent of the nota price' } },
      ],
    },
    rugi_rp: { kind: 'rupiah', label: { id: 'Rugi (Rp/g)', en: 'Deduction (Rp/g)' }, standard: 0 },
    rugi_persen: { kind: 'percent', label: { id: 'Rugi (%)', en: 'Nota deduction (%)' }, standard: 0 },
  },
});
