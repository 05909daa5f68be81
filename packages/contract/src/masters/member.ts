import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'member',
  title: { id: 'Member', en: 'Members' },
  scope: 'chain',
  key: 'kode_customer',
  shown: 'nama_customer',
  paths: { list: 'member/get/all' },
  read: 'lookup.read',
  write: 'member.write',
  gate: { module: 'MEMBER_MODULE' },
  menu: { group: 'master', section: 'member', order: 10, icon: 'user-heart' },
  paginated: true,
  fields: {
    kode_customer: {
      kind: 'text',
      label: { id: 'Kode Customer', en: 'Customer code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_customer: { kind: 'text', label: { id: 'Nama Customer', en: 'Name' }, required: true, max: 60 },
    alamat_customer: { kind: 'text', label: { id: 'Alamat', en: 'Address' }, required: true },
    no_hp: { kind: 'phone', label: { id: 'No HP', en: 'Phone' }, required: true, max: 20 },
    no_ktp: { kind: 'phone', label: { id: 'No KTP', en: 'Identity no.' }, max: 16, list: false },
    tgl_lahir: { kind: 'date', label: { id: 'Tanggal Lahir', en: 'Date of birth' } },
    email: { kind: 'text', label: { id: 'Email', en: 'Email' }, upper: false, max: 100, list: false },
    jenis_pelanggan: {
      kind: 'choice',
      label: { id: 'Jenis Pelanggan', en: 'Customer type' },
      standard: 'UMUM',
      choices: [
        { value: 'UMUM', label: { id: 'Umum', en: 'Regular' } },
        { value: 'LANGGANAN', label: { id: 'Langganan', en: 'Frequent' } },
        { value: 'VIP', label: { id: 'VIP', en: 'VIP' } },
        { value: 'RESELLER', label: { id: 'Reseller', en: 'Reseller' } },
      ],
    },
    diskon: { kind: 'percent', label: { id: 'Diskon (%)', en: 'Discount (%)' }, standard: 0 },
    catatan: { kind: 'longtext', label: { id: 'Catatan', en: 'Note' }, list: false },
  },
});
