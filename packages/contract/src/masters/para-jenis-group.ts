import { defineMaster } from '../master.ts';

/** The families that shops speak of: muda, tua, LM; a branded group belongs to two of them. */
export default defineMaster({
  name: 'para-jenis-group',
  title: { id: 'Parameter Jenis Group', en: 'Families of groups' },
  scope: 'chain',
  key: '_id',
  shown: 'jenis_group',
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'barang', order: 25, icon: 'category' },
  sort: 'jenis_group',
  unique: [['kode_group', 'jenis_group']],
  fields: {
    kode_group: { kind: 'ref', ref: 'group', label: { id: 'Group', en: 'Item group' }, required: true },
    jenis_group: {
      kind: 'choice',
      label: { id: 'Jenis Group', en: 'Family' },
      required: true,
      choices: [
        { value: 'MUDA', label: { id: 'Emas Muda', en: 'Low purity gold' } },
        { value: 'TUA', label: { id: 'Emas Tua', en: 'High purity gold' } },
        { value: 'LM', label: { id: 'Logam Mulia', en: 'Fine gold' } },
        { value: 'BERLIAN', label: { id: 'Berlian', en: 'Diamond jewellery' } },
        { value: 'MEREK', label: { id: 'Merek', en: 'Branded' } },
      ],
    },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, max: 100 },
  },
});
