import { katalogKey, katalogList, katalogPaths, storyFields } from '../katalog.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...katalogList('INFO'),
  name: 'info-katalog',
  title: { id: 'Info Katalog', en: 'Catalogue info' },
  key: 'kode_info',
  shown: 'title',
  paths: katalogPaths('app/info-katalog'),
  menu: { group: 'katalog', section: 'umum', order: 40 },
  fields: {
    kode_info: katalogKey({ id: 'Kode Info', en: 'Info code' }, 'INF'),
    ...storyFields('INFO_ICON'),
  },
});
