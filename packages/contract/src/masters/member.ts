import { defineMaster } from '../master.ts';
import { JENIS_PELANGGAN, PARTY, SKB } from '../pelanggan.ts';

export default defineMaster({
  name: 'member',
  title: { id: 'Member', en: 'Members' },
  scope: 'chain',
  key: 'kode_customer',
  shown: 'nama_customer',
  paths: { list: 'member/get/all' },
  read: 'lookup.read',
  write: 'member.write',
  browse: 'member.list',
  remover: 'member.remove',
  gate: { module: 'MEMBER_MODULE' },
  menu: { group: 'master', section: 'member', order: 10, icon: 'user-heart' },
  paginated: true,
  brief: ['kode_customer', 'nama_customer', 'no_hp'],
  listed: ['poin', 'nama_level', 'diskon_level', 'poin_persen'],
  fields: {
    kode_customer: {
      kind: 'text',
      label: { id: 'Kode Customer', en: 'Customer code' },
      required: true,
      max: 20,
      fixed: true,
    },
    ...PARTY,
    tgl_lahir: { kind: 'date', label: { id: 'Tanggal Lahir', en: 'Date of birth' } },
    email: {
      kind: 'text',
      label: { id: 'Email', en: 'Email' },
      upper: false,
      max: 100,
      list: false,
      personal: 'address',
    },
    jenis_pelanggan: JENIS_PELANGGAN,
    ...SKB,
    diajak_oleh: { kind: 'ref', ref: 'member', label: { id: 'Diajak Oleh', en: 'Brought by' }, list: false },
    diskon: { kind: 'percent', label: { id: 'Diskon (%)', en: 'Discount (%)' }, standard: 0 },
    catatan: { kind: 'longtext', label: { id: 'Catatan', en: 'Note' }, list: false },
  },
});
