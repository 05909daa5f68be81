import { FLAG_UNDER, katalogList, katalogPaths } from '../katalog.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...katalogList('GROUP'),
  name: 'group-description-katalog',
  title: { id: 'Deskripsi Group Katalog', en: 'Group descriptions' },
  key: 'kode_group',
  paths: katalogPaths('app/member/group-description'),
  menu: { group: 'katalog', section: 'umum', order: 70 },
  fields: {
    kode_group: {
      kind: 'ref',
      ref: 'group',
      label: { id: 'Group', en: 'Group' },
      required: true,
      requiredMessage: 'KODE_GROUP_KOSONG',
      fixed: true,
    },
    description: {
      kind: 'longtext',
      label: { id: 'Deskripsi', en: 'Description' },
      required: true,
      max: 2000,
      flagUnder: FLAG_UNDER,
    },
  },
});
