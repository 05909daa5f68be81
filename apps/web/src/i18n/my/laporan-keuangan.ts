import type id from '../id/laporan-keuangan.ts';

const laporanKeuangan: Record<keyof typeof id, string> = {
  akun: 'Akaun',
  arusKas: 'Aliran Tunai',
  banding: 'Banding',
  bandingKosong: 'Tiada catatan pada {{hari}}: tiada perbandingan (buku bermula {{mulai}})',
  bandingSebagian: 'Catatan pada {{hari}} tidak penuh (buku bermula {{mulai}}): tidak dibandingkan',
  bandingSEBELUMNYA: 'Banding: sebelumnya',
  bandingTAHUN_LALU: 'Banding: tahun lalu',
  bandingTANPA: 'Tanpa perbandingan',
  dibanding: 'Berbanding {{hari}}',
  filter: 'Yang dipaparkan',
  jumlah: 'Jumlah',
  kolom: 'Lajur',
  kolomBULAN: 'Ikut bulan',
  kolomSATU: 'Satu lajur',
  kolomTOKO: 'Ikut kedai',
  kosong: 'Belum ada jurnal',
  labaRugi: 'Untung Rugi',
  mulai: 'Dari tarikh',
  neraca: 'Kunci Kira-kira',
  rentang: 'Tempoh',
  sampai: 'Hingga tarikh',
  sebelumMulai: 'Belum ada catatan: buku bermula {{mulai}}',
  takAdaPembanding: 'tiada sebelumnya',
  tanggal: 'Pada tarikh',
};
export default laporanKeuangan;
