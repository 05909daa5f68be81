import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'parameter-get-point-member',
  title: { id: 'Parameter Get Point Member', en: 'Point earning rules' },
  scope: 'chain',
  key: '_id',
  shown: 'kode_group',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'MEMBER_MODULE' },
  menu: { group: 'parameter', section: 'member', order: 20, icon: 'gift' },
  sort: 'kode_group',
  unique: [['kode_group']],
  fields: {
    kode_group: {
      kind: 'ref',
      ref: 'group',
      label: { id: 'Group', en: 'Item group' },
      help: {
        id: 'Kosong = semua group; tanpa aturan berlaku GET_POINT_PER_RP di Setting System',
        en: 'Empty = every group; without a rule GET_POINT_PER_RP of the system settings holds',
      },
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
    per_rp: {
      kind: 'rupiah',
      label: { id: 'Setiap (Rp)', en: 'For each (Rp)' },
      help: { id: 'Untuk dasar rupiah; ongkos dan PPN tidak dihitung', en: 'Without making charge and VAT' },
      standard: 0,
    },
    per_gram: { kind: 'gram', label: { id: 'Setiap (gram)', en: 'For each (grams)' }, standard: 0, min: 0 },
    poin: { kind: 'integer', label: { id: 'Poin', en: 'Points' }, required: true, min: 0, max: 1_000_000 },
  },
});
