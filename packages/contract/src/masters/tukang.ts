import { keahlian } from '../keahlian.ts';
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
    keahlian: { ...keahlian, standard: 'UMUM' },
    susut_persen: {
      kind: 'percent',
      label: { id: 'Batas Susut (%)', en: 'Tolerated loss (%)' },
      help: {
        id: 'Dari emas murni yang dipakai, bila keahliannya tidak ada di Parameter Susut Tukang',
        en: 'Of the fine gold that was used, where no loss is set for his trade',
      },
      standard: 0,
    },
    pabrikan: {
      kind: 'boolean',
      label: { id: 'Pabrikan', en: 'Manufacturer' },
      help: {
        id: 'Emas yang diserahkan kepada pabrikan PKP dapat dianggap penyerahan kena pajak',
        en: 'Gold handed to a VAT registered one may count as a taxed delivery',
      },
      standard: false,
    },
  },
});
