const login = {
  ended: {
    DIAMBIL_ALIH: 'Anda dilog keluar kerana pengguna ini masuk di peranti lain.',
    HAK_DIUBAH: 'Tahap, kedai atau hak akses anda telah diubah. Sila masuk semula.',
    OLEH_ADMIN: 'Sesi anda ditamatkan oleh pentadbir.',
    PASSWORD: 'Kata laluan anda ditukar di peranti lain. Masuk dengan kata laluan baharu.',
    KEDALUWARSA: 'Sesi anda telah tamat tempoh. Sila masuk semula.',
  },
  about: 'Tentang Kadar',
  cancel: 'Batal',
  claim: 'Setiap gram, setiap rupiah, di tempatnya.',
  claimText:
    'Jualan, stok, tunai dan lejar kedai emas anda dalam satu transaksi, dari kaunter juruwang hingga laporan pemilik.',
  demo: 'Log masuk demo',
  demoText: 'Data demo: pilih pengguna untuk masuk (kata laluan {{password}}).',
  enter: 'Log masuk',
  password: 'Kata laluan',
  privacy: 'Dasar Privasi',
  showPassword: 'Papar kata laluan',
  takeover: 'Ambil alih',
  takeoverText: 'Sesi di tempat lain akan ditutup dan anda meneruskan di sini.',
  terms: 'Terma dan Syarat',
  title: 'Log masuk',
  userId: 'ID pengguna',
  version: 'Kadar {{version}}',
  welcome: 'Selamat datang',
  welcomeText: 'Masuk ke kedai anda.',
};
export default login;
