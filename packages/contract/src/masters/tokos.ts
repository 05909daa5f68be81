import { defineMaster } from '../master.ts';

export default defineMaster({
  name: 'tokos',
  title: { id: 'Toko', en: 'Shops' },
  scope: 'chain',
  key: 'kode_toko',
  shown: 'nama_toko',
  read: 'lookup.read',
  write: 'users.write',
  menu: { group: 'master', section: 'toko', order: 10, icon: 'building-store' },
  fields: {
    kode_toko: {
      kind: 'text',
      label: { id: 'Kode Toko', en: 'Shop code' },
      help: { id: 'Tiga huruf atau angka, bagian setiap nomor', en: 'Part of every document number' },
      required: true,
      pattern: /^[A-Z0-9]{3}$/,
      min: 3,
      max: 3,
      fixed: true,
    },
    nama_toko: { kind: 'text', label: { id: 'Nama Toko', en: 'Shop name' }, required: true, max: 60 },
    alamat_toko: { kind: 'text', label: { id: 'Alamat Toko', en: 'Shop address' }, standard: '' },
    no_hp: { kind: 'phone', label: { id: 'No HP', en: 'Phone' }, standard: '', max: 20 },
    type: {
      kind: 'choice',
      label: { id: 'Jenis Toko', en: 'Shop type' },
      required: true,
      choices: [
        { value: 'TOKO', label: { id: 'Cabang', en: 'Branch' } },
        { value: 'PUSAT', label: { id: 'Pusat', en: 'Head office' } },
      ],
    },
    portal: {
      kind: 'text',
      label: { id: 'Portal', en: 'Portal' },
      help: { id: 'Alamat server sendiri milik cabang ini', en: 'Address of its own server' },
      standard: '',
      upper: false,
      pattern: /^(https?:\/\/[^\s<>"'?#@]+)?$/,
    },
    logo: {
      kind: 'image',
      label: { id: 'Logo', en: 'Logo' },
      help: {
        id: 'Dicetak di nota, bukti dan laporan; cabang tanpa logo memakai logo pusat',
        en: "On notas, slips and reports; a branch without one shows head office's",
      },
      image: { folder: 'LOGO', width: 400, height: 400, fit: 'inside', quality: 85 },
    },
    qris: {
      kind: 'image',
      label: { id: 'Gambar QRIS', en: 'QRIS picture' },
      help: { id: 'Tampil di layar pelanggan', en: 'Shown on the customer screen' },
      image: { folder: 'QRIS', width: 900, height: 900, fit: 'inside', quality: 92 },
    },
  },
});
