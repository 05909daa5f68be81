const login = {
  ended: {
    DIAMBIL_ALIH: 'Anda keluar karena user ini masuk di perangkat lain.',
    HAK_DIUBAH: 'Level, toko, atau hak akses Anda diubah. Silakan masuk lagi.',
    OLEH_ADMIN: 'Sesi Anda diakhiri oleh admin.',
    PASSWORD: 'Password Anda diganti di perangkat lain. Masuk dengan password baru.',
    KEDALUWARSA: 'Sesi Anda sudah kedaluwarsa. Silakan masuk lagi.',
  },
  about: 'Tentang Kadar',
  cancel: 'Batal',
  claim: 'Setiap gram, setiap rupiah, pada tempatnya.',
  claimText:
    'Penjualan, stock, kas, dan buku besar toko emas anda dalam satu transaksi, dari meja kasir sampai laporan pemilik.',
  demo: 'Login demo',
  demoText: 'Data demo: pilih pengguna untuk masuk (password {{password}}).',
  enter: 'Masuk',
  noAnswer: 'Server tidak menjawab',
  password: 'Password',
  privacy: 'Kebijakan Privasi',
  showPassword: 'Tampilkan password',
  takeover: 'Ambil alih',
  takeoverText: 'Sesi di tempat lain akan ditutup, dan anda melanjutkan di sini.',
  terms: 'Syarat dan Ketentuan',
  title: 'Login',
  userId: 'User ID',
  version: 'Kadar {{version}}',
  welcome: 'Selamat datang',
  welcomeText: 'Masuk ke toko anda.',
} as const;
export default login;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    login: typeof login;
  }
}
