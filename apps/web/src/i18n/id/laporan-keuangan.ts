const laporanKeuangan = {
  akun: 'Akun',
  arusKas: 'Arus Kas',
  banding: 'Bandingkan',
  bandingKosong: 'Belum ada pembukuan pada {{hari}}: tidak ada pembanding (buku mulai {{mulai}})',
  bandingSebagian: 'Pembukuan pada {{hari}} tidak penuh (buku mulai {{mulai}}): tidak dibandingkan',
  bandingSEBELUMNYA: 'Banding: sebelumnya',
  bandingTAHUN_LALU: 'Banding: tahun lalu',
  bandingTANPA: 'Tanpa pembanding',
  dibanding: 'Dibanding {{hari}}',
  filter: 'Yang ditampilkan',
  jumlah: 'Jumlah',
  kolom: 'Kolom',
  kolomBULAN: 'Per bulan',
  kolomSATU: 'Satu kolom',
  kolomTOKO: 'Per toko',
  kosong: 'Belum ada jurnal',
  labaRugi: 'Laba Rugi',
  mulai: 'Dari tanggal',
  neraca: 'Neraca',
  rentang: 'Periode',
  sampai: 'Sampai tanggal',
  sebelumMulai: 'Belum ada pembukuan: buku mulai {{mulai}}',
  takAdaPembanding: 'tanpa pembanding',
  tanggal: 'Per tanggal',
};
export default laporanKeuangan;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'laporan-keuangan': typeof laporanKeuangan;
  }
}
