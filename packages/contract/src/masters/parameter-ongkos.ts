import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'parameter-ongkos',
  title: { id: 'Parameter Ongkos', en: 'Making charges' },
  scope: 'chain',
  key: '_id',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'harga', order: 10, icon: 'hammer' },
  sort: 'kode_dept',
  unique: [['kode_dept', 'kode_group', 'berat_from']],
  fields: {
    kode_dept: {
      kind: 'ref',
      ref: 'jenis',
      label: { id: 'Jenis', en: 'Item type' },
      help: { id: 'Kosong = semua jenis', en: 'Empty = every type' },
    },
    kode_group: {
      kind: 'ref',
      ref: 'group',
      label: { id: 'Group', en: 'Item group' },
      help: { id: 'Kosong = semua group', en: 'Empty = every group' },
    },
    berat_from: { kind: 'gram', label: { id: 'Berat Dari', en: 'Weight from' }, required: true, min: 0 },
    berat_to: { kind: 'gram', label: { id: 'Berat Sampai', en: 'Weight to' }, required: true, min: 0 },
    jenis_ongkos: {
      kind: 'choice',
      prices: true,
      label: { id: 'Jenis Ongkos', en: 'Making charge type' },
      required: true,
      choices: [
        { value: 'PER_GRAM', label: { id: 'Per Gram', en: 'Per gram' } },
        { value: 'PER_PCS', label: { id: 'Per Pcs', en: 'Per piece' } },
        { value: 'PERSEN', label: { id: 'Persen', en: 'Percent of the gold value' } },
      ],
    },
    nilai: {
      kind: 'rupiah',
      prices: true,
      label: { id: 'Nilai (Rp)', en: 'Value (Rp)' },
      standard: 0,
      max: 1_000_000_000,
    },
    persen: { kind: 'percent', prices: true, label: { id: 'Persen (%)', en: 'Percent (%)' }, standard: 0 },
  },
});
