const shell = {
  businessDate: 'Tanggal sistem',
  changePassword: 'Ganti password',
  closed: 'Tutup',
  colours: 'Tampilan',
  connected: 'Terhubung dengan server',
  dark: 'Gelap',
  dateBound: 'Tanggal terkunci',
  dateFree: 'Tanggal bebas',
  dayChanged: 'Hari kerja berubah',
  dayClosed: 'Hari sudah ditutup',
  dayNone: 'Hari kerja belum dibuka',
  dayOpen: 'Hari kerja terbuka',
  findScreen: 'Cari layar…',
  goldPrice: 'Harga emas hari ini',
  hideMenu: 'Sembunyikan menu',
  home: 'Kadar, halaman awal',
  lastSync: 'Sinkronisasi terakhir {{time}}',
  light: 'Terang',
  logout: 'Keluar',
  menu: 'Menu',
  menuNothing: 'Tidak ada layar yang cocok',
  noNotices: 'Belum ada notifikasi',
  notAvailable: 'Halaman tidak tersedia',
  notAvailableFor: '{{title}} tidak aktif untuk toko atau level anda.',
  notAvailableText: 'Alamat ini tidak ada, atau tidak termasuk hak akses anda.',
  notConnected: 'Tidak terhubung dengan server',
  notices: 'Notifikasi, {{count}} baru',
  priceChanged: 'Harga emas berubah',
  priceChangedTo: 'Harga emas menjadi {{price}}',
  privacy: 'Kebijakan Privasi',
  profile: 'Profil',
  quickMenu: 'Menu cepat',
  searchMenu: 'Cari menu',
  settingsChanged: 'Setting system berubah',
  showMenu: 'Tampilkan menu',
  skipToContent: 'Langsung ke isi',
  system: 'Sistem',
  terms: 'Syarat dan Ketentuan',
  toStart: 'Ke halaman awal',
  version: 'Kadar {{version}}',
} as const;
export default shell;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    shell: typeof shell;
  }
}
