import { katalogKey, katalogList, katalogPaths, storyFields } from '../katalog.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...katalogList('BANNER'),
  name: 'banner-katalog',
  title: { id: 'Banner Katalog', en: 'Catalogue banners' },
  key: 'kode_banner',
  shown: 'title',
  paths: katalogPaths('app/banner-katalog'),
  menu: { group: 'katalog', section: 'umum', order: 30 },
  fields: {
    kode_banner: katalogKey({ id: 'Kode Banner', en: 'Banner code' }, 'BNR'),
    ...storyFields('BANNER_ICON'),
  },
});
