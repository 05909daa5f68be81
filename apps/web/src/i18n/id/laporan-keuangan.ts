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
  rentangBULAN_INI: 'Bulan ini',
  rentangBULAN_LALU: 'Bulan lalu',
  rentangHARI_INI: 'Hari ini',
  rentangKEMARIN: 'Kemarin',
  rentangLEBARAN_INI: 'Sejak Lebaran',
  rentangLEBARAN_LALU: 'Lebaran ke Lebaran',
  rentangMINGGU_INI: 'Minggu ini',
  rentangMINGGU_LALU: 'Minggu lalu',
  rentangSendiri: 'Tanggal sendiri',
  rentangTAHUN_INI: 'Tahun ini',
  rentangTAHUN_LALU: 'Tahun lalu',
  rentangTUJUH_HARI: '7 hari',
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
