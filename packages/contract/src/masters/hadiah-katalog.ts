import { blank, katalogImage, katalogKey, katalogList, katalogPaths, prose } from '../katalog.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...katalogList('HADIAH'),
  name: 'hadiah-katalog',
  title: { id: 'Hadiah Katalog', en: 'Catalogue rewards' },
  key: 'kode_hadiah',
  shown: 'nama_hadiah',
  paths: katalogPaths('app/member/list-gift'),
  menu: { group: 'katalog', section: 'umum', order: 60 },
  fields: {
    kode_hadiah: katalogKey({ id: 'Kode Hadiah', en: 'Reward code' }, 'HDH'),
    nama_hadiah: prose({ id: 'Nama Hadiah', en: 'Reward' }, { max: 80 }),
    info: prose({ id: 'Info', en: 'Info' }),
    sub_info: prose({ id: 'Sub Info', en: 'Sub info' }, { list: false }),
    deskripsi: blank({ id: 'Deskripsi', en: 'Description' }, 'longtext'),
    point: {
      kind: 'integer',
      label: { id: 'Point', en: 'Points required' },
      required: true,
      min: 1,
      max: 10_000_000,
    },
    gambar_path: katalogImage('HADIAH'),
  },
});
