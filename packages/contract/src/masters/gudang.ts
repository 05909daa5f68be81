import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'gudang',
  title: { id: 'Gudang', en: 'Locations' },
  scope: 'toko',
  key: 'kode_gudang',
  shown: 'nama_gudang',
  paths: { list: 'gudang/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'lokasi', order: 10, icon: 'building-warehouse' },
  fields: {
    kode_gudang: {
      kind: 'text',
      label: { id: 'Kode Gudang', en: 'Location code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_gudang: { kind: 'text', label: { id: 'Nama Gudang', en: 'Location name' }, required: true, max: 60 },
    jenis: {
      kind: 'choice',
      label: { id: 'Jenis Gudang', en: 'Location type' },
      required: true,
      choices: [
        { value: 'ETALASE', label: { id: 'Etalase', en: 'Showcase' } },
        { value: 'BRANKAS', label: { id: 'Brankas', en: 'Safe' } },
        { value: 'LELANG', label: { id: 'Lelang', en: 'Foreclosed pledges' } },
        { value: 'HANCUR', label: { id: 'Hancur', en: 'Broken' } },
        { value: 'BELI', label: { id: 'Belian', en: 'Bought in' } },
        { value: 'TITIP', label: { id: 'Titipan', en: 'Kept for customers' } },
        { value: 'SERVICE', label: { id: 'Servis', en: 'Under repair' } },
        { value: 'PESANAN', label: { id: 'Pesanan', en: 'Made to order' } },
        { value: 'CONTOH', label: { id: 'Contoh', en: 'Samples' } },
        { value: 'CICILAN', label: { id: 'Cicilan', en: 'Paid in instalments' } },
      ],
    },
  },
});
