import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'group',
  title: { id: 'Group Barang', en: 'Item groups' },
  scope: 'chain',
  key: 'kode_group',
  shown: 'nama_group',
  table: 'group_barang',
  paths: { list: 'group/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'barang', order: 20, icon: 'category' },
  fields: {
    kode_group: {
      kind: 'text',
      label: { id: 'Kode Group', en: 'Group code' },
      required: true,
      requiredMessage: 'KODE_GROUP_KOSONG',
      max: 20,
      fixed: true,
    },
    nama_group: { kind: 'text', label: { id: 'Nama Group', en: 'Group name' }, required: true, max: 60 },
    kadar: { kind: 'kadar', label: { id: 'Kadar', en: 'Purity' }, required: true, min: 0.001, max: 500 },
  },
});
