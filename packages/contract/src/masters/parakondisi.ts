import { defineMaster } from '../master.ts';

/** Grades of bought-back pieces (domain §2 kondisi); `potongan` is domain §4 potongan_kondisi. */
export default defineMaster({
  name: 'parakondisi',
  title: { id: 'Parameter Kondisi Barang', en: 'Buy-back conditions' },
  scope: 'chain',
  key: 'kondisi_barang',
  shown: 'keterangan',
  paths: { list: 'parakondisi/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'parameter', section: 'pembelian', order: 30, icon: 'category' },
  sort: 'urut',
  fields: {
    kondisi_barang: {
      kind: 'text',
      label: { id: 'Kondisi Barang', en: 'Condition' },
      required: true,
      max: 20,
      fixed: true,
    },
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Meaning' }, required: true, max: 60 },
    tujuan: {
      kind: 'choice',
      label: { id: 'Tujuan', en: 'Goes to' },
      required: true,
      choices: [
        { value: 'READY', label: { id: 'Dijual Lagi', en: 'Sold again' } },
        { value: 'CUCI', label: { id: 'Cuci', en: 'Polishing' } },
        { value: 'ROSOK', label: { id: 'Rosok', en: 'Scrap' } },
      ],
    },
    potongan: {
      kind: 'percent',
      label: { id: 'Potongan (%)', en: 'Deduction (%)' },
      help: { id: 'Dari harga beli hari itu', en: "Off the day's buying price" },
      standard: 0,
    },
    urut: { kind: 'integer', label: { id: 'Urutan', en: 'Order' }, required: true, min: 1, max: 99 },
  },
});
