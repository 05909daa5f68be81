import { katalogImage, katalogKey, katalogList, katalogPaths, prose } from '../katalog.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...katalogList('KATEGORI'),
  name: 'kategori-katalog',
  title: { id: 'Kategori Katalog', en: 'Catalogue categories' },
  key: 'kode_kategori',
  shown: 'nama_kategori',
  paths: katalogPaths('app/kategori-katalog'),
  menu: { group: 'katalog', section: 'umum', order: 10 },
  listed: ['id'],
  fields: {
    kode_kategori: katalogKey({ id: 'Kode Kategori', en: 'Category code' }, 'KTG'),
    nama_kategori: prose({ id: 'Nama Kategori', en: 'Category name' }, { max: 60 }),
    warna: {
      kind: 'color',
      label: { id: 'Warna', en: 'Colour' },
      required: true,
      requiredMessage: 'WARNA_WAJIB',
    },
    gambar_path: katalogImage('KATEGORI_ICON', 'GAMBAR_KATEGORI_WAJIB'),
  },
});
