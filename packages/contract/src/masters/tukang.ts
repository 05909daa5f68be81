import { defineMaster } from '../master.ts';

/** Their gold is a ledger of the shop that gave it (domain §2), so each shop has its own craftsmen. */
export default defineMaster({
  name: 'tukang',
  title: { id: 'Tukang', en: 'Craftsmen' },
  scope: 'toko',
  key: 'kode_tukang',
  shown: 'nama_tukang',
  paths: { list: 'tukang/get/all' },
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'pihak', order: 40, icon: 'hammer' },
  fields: {
    kode_tukang: {
      kind: 'text',
      label: { id: 'Kode Tukang', en: 'Craftsman code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_tukang: {
      kind: 'text',
      label: { id: 'Nama Tukang', en: 'Craftsman name' },
      required: true,
      max: 60,
    },
    alamat_tukang: { kind: 'text', label: { id: 'Alamat', en: 'Address' } },
    no_hp: { kind: 'phone', label: { id: 'No HP', en: 'Phone' }, max: 20 },
    keahlian: {
      kind: 'choice',
      label: { id: 'Keahlian', en: 'Trade' },
      standard: 'UMUM',
      choices: [
        { value: 'UMUM', label: { id: 'Umum', en: 'General' } },
        { value: 'PATRI', label: { id: 'Patri', en: 'Soldering' } },
        { value: 'SEPUH', label: { id: 'Sepuh', en: 'Plating' } },
        { value: 'PASANG_BATU', label: { id: 'Pasang Batu', en: 'Stone setting' } },
        { value: 'COR', label: { id: 'Cor', en: 'Casting' } },
      ],
    },
    susut_persen: {
      kind: 'percent',
      label: { id: 'Batas Susut (%)', en: 'Tolerated loss (%)' },
      help: { id: 'Dari berat bahan yang diserahkan', en: 'Of the weight of the gold handed over' },
      standard: 0,
    },
  },
});
