const harga = {
  change: 'Perubahan',
  down: 'Turun {{amount}} ({{percent}} %)',
  field: 'Harga Global',
  fieldHelp: 'Rupiah per gram emas murni, berlaku untuk semua toko sejak disimpan',
  history: 'Riwayat harga',
  line: 'Harga emas dari waktu ke waktu',
  reloading: 'Halaman dimuat ulang sebentar lagi…',
  save: 'Simpan Data',
  since: 'Berlaku sejak',
  title: 'Parameter Harga Emas Global',
  up: 'Naik {{amount}} ({{percent}} %)',
  user: 'User',
} as const;
export default harga;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    harga: typeof harga;
  }
}
