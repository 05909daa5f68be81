import { katalogKey, katalogList, prose } from '../katalog.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...katalogList('HARGA'),
  name: 'harga-katalog',
  title: { id: 'Harga Katalog', en: 'Catalogue price labels' },
  key: 'kode_harga_app',
  shown: 'nama_harga_app',
  paths: { list: 'app/harga', base: 'app/harga' },
  menu: { group: 'katalog', section: 'umum', order: 20 },
  fields: {
    kode_harga_app: katalogKey({ id: 'Kode Harga', en: 'Label code' }, 'HRG'),
    nama_harga_app: prose({ id: 'Nama Harga', en: 'Label name' }, { max: 60 }),
    detail_group: {
      kind: 'refs',
      ref: 'group',
      refKey: 'kode_group',
      label: { id: 'List Group', en: 'Groups' },
      required: true,
      requiredMessage: 'GROUP_WAJIB',
    },
  },
});
