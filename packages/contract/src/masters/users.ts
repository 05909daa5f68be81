import { EMAIL } from '../email.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'users',
  title: { id: 'Pengguna', en: 'Users' },
  scope: 'chain',
  key: 'user_id',
  shown: 'usere_name',
  paths: { list: 'users/get/all' },
  read: 'users.read',
  write: 'users.write',
  menu: { group: 'sistem', section: 'pengguna', order: 10, icon: 'users' },
  fields: {
    user_id: {
      kind: 'text',
      label: { id: 'User ID', en: 'User id' },
      required: true,
      filter: 'underscore',
      pattern: /^[A-Z0-9._-]{2,30}$/,
      min: 2,
      max: 30,
      fixed: true,
    },
    usere_name: { kind: 'text', label: { id: 'Nama', en: 'Name' }, required: true, max: 60 },
    level: {
      kind: 'choice',
      label: { id: 'Level', en: 'Level' },
      required: true,
      choices: [
        { value: 'OWN', label: { id: 'Pemilik', en: 'Owner' } },
        { value: 'SU', label: { id: 'Support', en: 'Support' } },
        { value: 'MU', label: { id: 'Admin Pusat', en: 'Head office admin' } },
        { value: 'SPV', label: { id: 'Supervisor', en: 'Supervisor' } },
        { value: 'KASIR', label: { id: 'Kasir', en: 'Cashier' } },
        { value: 'DEV', label: { id: 'Teknisi', en: 'Technician' } },
      ],
    },
    kode_toko: { kind: 'ref', ref: 'tokos', label: { id: 'Toko', en: 'Shop' }, required: true },
    no_whatsapp: { kind: 'phone', label: { id: 'No WhatsApp', en: 'WhatsApp' }, standard: '', max: 20 },
    email: EMAIL,
    akses: { kind: 'json', label: { id: 'Hak Akses', en: 'Access rights' }, standard: [], list: false },
    password: {
      kind: 'password',
      label: { id: 'Password', en: 'Password' },
      help: { id: 'Kosongkan bila tidak diganti', en: 'Leave empty to keep it' },
      required: true,
      list: false,
    },
  },
});
