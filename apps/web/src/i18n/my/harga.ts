import type id from '../id/harga.ts';

const harga: Record<keyof typeof id, string> = {
  change: 'Perubahan',
  down: 'Turun {{amount}} ({{percent}} %)',
  field: 'Harga global',
  fieldHelp: 'Rupiah segram emas tulen, berkuat kuasa untuk semua kedai sebaik disimpan',
  history: 'Sejarah harga',
  line: 'Harga emas dari semasa ke semasa',
  reloading: 'Halaman akan dimuat semula sebentar lagi…',
  save: 'Simpan data',
  since: 'Berkuat kuasa sejak',
  title: 'Harga emas global',
  up: 'Naik {{amount}} ({{percent}} %)',
  user: 'Pengguna',
};
export default harga;
