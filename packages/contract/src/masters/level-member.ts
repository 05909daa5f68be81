import { defineMaster } from '../master.ts';

/** Levels a member reaches by what he spent: a discount at every sale, and more points (modules §9). */
export default defineMaster({
  name: 'level-member',
  title: { id: 'Level Member', en: 'Member levels' },
  scope: 'chain',
  key: 'kode_level',
  shown: 'nama_level',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'MEMBER_MODULE' },
  menu: { group: 'parameter', section: 'member', order: 40, icon: 'medal' },
  sort: 'minimal_belanja',
  unique: [['minimal_belanja', 'bulan']],
  fields: {
    kode_level: {
      kind: 'text',
      label: { id: 'Kode Level', en: 'Level code' },
      required: true,
      max: 10,
      fixed: true,
    },
    nama_level: { kind: 'text', label: { id: 'Nama Level', en: 'Level name' }, required: true, max: 30 },
    minimal_belanja: {
      kind: 'rupiah',
      label: { id: 'Minimal Belanja (Rp)', en: 'Least purchase (Rp)' },
      help: {
        id: 'Sampai kemarin, dikurangi yang dibatalkan',
        en: 'Up to yesterday, less what was cancelled',
      },
      required: true,
    },
    bulan: {
      kind: 'integer',
      label: { id: 'Dalam (Bulan)', en: 'Within (months)' },
      help: { id: '0 = sejak awal', en: '0 = ever' },
      standard: 12,
      min: 0,
      max: 120,
    },
    diskon: { kind: 'percent', label: { id: 'Diskon (%)', en: 'Discount (%)' }, standard: 0 },
    poin_persen: {
      kind: 'integer',
      label: { id: 'Poin (%)', en: 'Points (%)' },
      help: {
        id: '100 = poin biasa, 150 = satu setengah kali',
        en: '100 = as usual, 150 = half as many again',
      },
      standard: 100,
      min: 0,
      max: 1000,
    },
  },
});
