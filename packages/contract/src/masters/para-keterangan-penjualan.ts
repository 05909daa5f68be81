import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'para-keterangan-penjualan',
  route: '/master-keterangan-penjualan',
  title: { id: 'Master Keterangan Penjualan', en: 'Sales remarks' },
  scope: 'chain',
  key: 'keterangan',
  keyInQuery: true,
  read: 'lookup.read',
  write: 'parameter.write',
  menu: { group: 'master', section: 'penjualan', order: 10, icon: 'message-2' },
  fields: {
    keterangan: { kind: 'text', label: { id: 'Keterangan', en: 'Remark' }, required: true, max: 100 },
    status: {
      kind: 'choice',
      label: { id: 'Status', en: 'Status' },
      standard: 'AKTIF',
      choices: [
        { value: 'AKTIF', label: { id: 'Aktif', en: 'Active' } },
        { value: 'TIDAK', label: { id: 'Tidak Aktif', en: 'Inactive' } },
      ],
    },
  },
});
