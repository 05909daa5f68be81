import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'para-cicilan',
  route: '/parameter-cicilan',
  title: { id: 'Parameter Cicilan', en: 'Instalment plans' },
  scope: 'chain',
  key: 'kode_cicilan',
  shown: 'nama_cicilan',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'CICILAN_MODULE' },
  menu: { group: 'parameter', section: 'hutang', order: 60, icon: 'list-numbers' },
  sort: 'tenor',
  fields: {
    kode_cicilan: {
      kind: 'text',
      label: { id: 'Kode Cicilan', en: 'Plan code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_cicilan: { kind: 'text', label: { id: 'Nama Cicilan', en: 'Plan name' }, required: true, max: 60 },
    tenor: {
      kind: 'integer',
      label: { id: 'Tenor (bulan)', en: 'Term (months)' },
      required: true,
      min: 1,
      max: 60,
    },
    dp_persen: {
      kind: 'percent',
      label: { id: 'DP Minimum (%)', en: 'Least down payment (%)' },
      required: true,
    },
    margin_persen: {
      kind: 'percent',
      sees: 'cicilan.post',
      label: { id: 'Tambahan Harga (%)', en: 'Added to the price (%)' },
      standard: 0,
    },
    biaya_admin: { kind: 'rupiah', label: { id: 'Biaya Admin (Rp)', en: 'Admin fee (Rp)' }, standard: 0 },
    denda_rp: { kind: 'rupiah', label: { id: 'Denda per Hari (Rp)', en: 'Fine per day (Rp)' }, standard: 0 },
    toleransi_hari: {
      kind: 'integer',
      label: { id: 'Toleransi Terlambat (hari)', en: 'Days of grace' },
      standard: 0,
      min: 0,
      max: 90,
    },
    potongan_cepat_persen: {
      kind: 'percent',
      label: { id: 'Potongan Pelunasan Cepat (%)', en: 'Taken off for paying early (%)' },
      standard: 0,
    },
    hangus_persen: { kind: 'percent', label: { id: 'Hangus Lelang (%)', en: 'Kept at an auction (%)' } },
    batal_persen: { kind: 'percent', label: { id: 'Hangus Batal (%)', en: 'Kept when called off (%)' } },
  },
});
