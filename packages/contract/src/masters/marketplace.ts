import { defineMaster } from '../master.ts';

/** Where the chain sells online, under which user; its keys are the server's. */
export default defineMaster({
  name: 'marketplace',
  route: '/marketplace-setting',
  title: { id: 'Marketplace Setting', en: 'Marketplaces' },
  scope: 'chain',
  key: 'kode_marketplace',
  shown: 'nama_marketplace',
  read: 'lookup.read',
  write: 'marketplace.write',
  gate: { module: 'MARKETPLACE_INTEGRATION_MODULE' },
  menu: { group: 'parameter', section: 'penjualan', order: 30, icon: 'building-store' },
  fields: {
    kode_marketplace: {
      kind: 'text',
      label: { id: 'Kode Marketplace', en: 'Marketplace code' },
      required: true,
      max: 20,
      fixed: true,
    },
    nama_marketplace: {
      kind: 'text',
      label: { id: 'Nama Marketplace', en: 'Marketplace name' },
      required: true,
      max: 60,
    },
    nama_akun: {
      kind: 'text',
      label: { id: 'Nama Toko Online', en: 'Name of the shop there' },
      required: true,
      max: 60,
      upper: false,
    },
    url: { kind: 'text', label: { id: 'Alamat Toko Online', en: 'Web address' }, upper: false },
    biaya_persen: {
      kind: 'percent',
      sees: 'parameter.read',
      label: { id: 'Biaya Admin (%)', en: 'Fee (%)' },
      standard: 0,
    },
    ekspedisi: {
      kind: 'rows',
      label: { id: 'Ekspedisi', en: 'Couriers' },
      fields: {
        nama_ekspedisi: {
          kind: 'text',
          label: { id: 'Nama Ekspedisi', en: 'Courier' },
          required: true,
          max: 40,
        },
      },
    },
    user_id: { kind: 'ref', ref: 'users', label: { id: 'User Penjualan', en: 'User of its sales' } },
    aktif: { kind: 'boolean', label: { id: 'Aktif', en: 'Active' }, standard: true },
  },
});
