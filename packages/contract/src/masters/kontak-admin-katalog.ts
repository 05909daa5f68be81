import { katalogKey, katalogList, katalogPaths, prose } from '../katalog.ts';
import { defineMaster } from '../master.ts';

export default defineMaster({
  ...katalogList('ADMIN'),
  name: 'kontak-admin-katalog',
  title: { id: 'Kontak Admin Katalog', en: 'Catalogue contacts' },
  key: 'kode_admin',
  shown: 'nama_admin',
  paths: katalogPaths('app/member/admin-chat'),
  menu: { group: 'katalog', section: 'umum', order: 80 },
  listed: ['id'],
  fields: {
    kode_admin: katalogKey({ id: 'Kode Admin', en: 'Contact code' }, 'ADM'),
    nama_admin: prose(
      { id: 'Nama Admin', en: 'Contact name' },
      { max: 60, requiredMessage: 'NAMA_ADMIN_WAJIB' },
    ),
    no_hp: {
      kind: 'phone',
      label: { id: 'No HP (WhatsApp)', en: 'Mobile no. (WhatsApp)' },
      required: true,
      requiredMessage: 'NO_HP_WAJIB',
      min: 11,
      minMessage: 'NO_HP_TIDAK_VALID',
      max: 20,
    },
  },
});
