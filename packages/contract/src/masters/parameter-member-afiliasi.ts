import { defineMaster } from '../master.ts';

/** Points for bringing a new member (domain §2 afiliasi). */
export default defineMaster({
  name: 'parameter-member-afiliasi',
  title: { id: 'Parameter Member Afiliasi', en: 'Referral rewards' },
  scope: 'chain',
  key: '_id',
  shown: 'tgl_berlaku',
  read: 'lookup.read',
  write: 'parameter.write',
  gate: { module: 'MEMBER_MODULE' },
  menu: { group: 'parameter', section: 'member', order: 30, icon: 'users' },
  sort: '-tgl_berlaku',
  unique: [['tgl_berlaku']],
  fields: {
    tgl_berlaku: { kind: 'date', label: { id: 'Tanggal Berlaku', en: 'Valid from' }, required: true },
    minimal_belanja: {
      kind: 'rupiah',
      label: { id: 'Minimal Belanja (Rp)', en: 'Least purchase (Rp)' },
      help: { id: 'Belanja pertama anggota baru', en: "The new member's first purchase" },
      standard: 0,
    },
    poin_pengajak: {
      kind: 'integer',
      label: { id: 'Poin Pengajak', en: 'Points of who brings' },
      required: true,
      min: 0,
      max: 1_000_000,
    },
    poin_anggota_baru: {
      kind: 'integer',
      label: { id: 'Poin Anggota Baru', en: 'Points of the new member' },
      required: true,
      min: 0,
      max: 1_000_000,
    },
    maks_per_bulan: {
      kind: 'integer',
      label: { id: 'Paling Banyak per Bulan', en: 'At most per month' },
      help: { id: '0 = tanpa batas', en: '0 = no limit' },
      standard: 0,
      min: 0,
      max: 1000,
    },
  },
});
