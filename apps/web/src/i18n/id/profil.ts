const profil = {
  add: 'Daftarkan sidik jari',
  addText:
    'Sidik jari dibaca oleh perangkat ini sendiri; Kadar hanya menyimpan kunci publiknya. Password diminta agar sesi yang tertinggal tidak dapat mendaftarkan orang lain.',
  added: 'Sidik jari terdaftar',
  address: 'Alamat',
  confirmRemove: 'Hapus sidik jari {{name}} ?',
  createdAt: 'Terdaftar {{time}}',
  device: 'Nama perangkat',
  deviceHelp: 'Misalnya ponsel Ibu Sri, laptop kasir 1',
  empty: 'Belum ada sidik jari terdaftar',
  fingerprints: 'Sidik jari',
  fingerprintsText: 'Dipakai untuk memberi otorisasi di perangkat yang terdaftar.',
  lastUsed: 'Terakhir dipakai {{time}}',
  level: 'Level',
  name: 'Nama',
  neverUsed: 'Belum pernah dipakai',
  noReader:
    'Perangkat ini tidak punya pembaca sidik jari yang dapat dipakai, atau halaman dibuka tanpa https.',
  onlyAt: 'Hanya di {{host}}',
  otorisator: 'Buka otorisator',
  password: 'Password anda',
  readerAddress:
    'Sidik jari tidak dapat dipakai di alamat ini. Buka Kadar lewat https dengan nama host, atau lewat localhost.',
  readerBusy: 'Sidik jari perangkat ini sudah terdaftar',
  readerDismissed: 'Pendaftaran dibatalkan di perangkat',
  readerFailed: 'Silahkan Coba Lagi',
  remove: 'Hapus {{name}}',
  removed: 'Sidik jari dihapus',
  title: 'Profil',
  toko: 'Toko',
  userId: 'User ID',
} as const;
export default profil;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profil: typeof profil;
  }
}
