import { katalogImage, katalogKey, katalogList, katalogPaths, prose, webAddress } from '../katalog.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...katalogList('BARANG'),
  name: 'item-katalog',
  title: { id: 'Item Katalog', en: 'Catalogue items' },
  key: 'kode_barang',
  shown: 'nama_barang',
  paths: katalogPaths('app/item-katalog'),
  menu: { group: 'katalog', section: 'umum', order: 50 },
  listed: ['deskripsi_banner', 'deskripsi_info'],
  fields: {
    kode_barang: katalogKey({ id: 'Kode Barang', en: 'Item code' }, 'ITM'),
    nama_barang: prose({ id: 'Nama Barang', en: 'Item name' }, { requiredMessage: 'NAMA_BARANG_WAJIB' }),
    kode_kategori: {
      kind: 'ref',
      ref: 'kategori-katalog',
      label: { id: 'Kategori', en: 'Category' },
      required: true,
      requiredMessage: 'KATEGORI_WAJIB',
    },
    berat: {
      kind: 'gram',
      label: { id: 'Berat', en: 'Weight' },
      required: true,
      requiredMessage: 'BERAT_BARANG_WAJIB',
      min: 0.001,
      max: 100_000,
    },
    harga_jual: {
      kind: 'rupiah',
      label: { id: 'Harga Jual', en: 'Selling price' },
      required: true,
      requiredMessage: 'HARGA_JUAL_WAJIB',
      min: 1,
    },
    direct_url: webAddress,
    hashtag_kadar: { kind: 'tags', label: { id: 'Hashtag Kadar', en: 'Purity hashtags' }, list: false },
    hashtag_jenis: { kind: 'tags', label: { id: 'Hashtag Jenis', en: 'Type hashtags' }, list: false },
    hashtag_lm: { kind: 'tags', label: { id: 'Hashtag LM', en: 'Bullion hashtags' }, list: false },
    kode_banner: { kind: 'refs', ref: 'banner-katalog', label: { id: 'Banner', en: 'Banners' }, list: false },
    kode_info: { kind: 'refs', ref: 'info-katalog', label: { id: 'Info', en: 'Info blocks' }, list: false },
    gambar_path: { ...katalogImage('ITEM'), kind: 'images', max: 8 },
  },
});
