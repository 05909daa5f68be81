import type id from '../id/laporan-keuangan.ts';

const laporanKeuangan: Record<keyof typeof id, string> = {
  akun: 'Account',
  arusKas: 'Cash flows',
  banding: 'Compare',
  bandingKosong: 'Nothing was booked on {{hari}}: there is no comparison (the books begin on {{mulai}})',
  bandingSebagian: 'The books have only a part of {{hari}} (they begin on {{mulai}}): not compared',
  bandingSEBELUMNYA: 'Against: the one before',
  bandingTAHUN_LALU: 'Against: a year earlier',
  bandingTANPA: 'No comparison',
  dibanding: 'Compared with {{hari}}',
  filter: 'What is shown',
  jumlah: 'Total',
  kolom: 'Columns',
  kolomBULAN: 'By month',
  kolomSATU: 'One column',
  kolomTOKO: 'By shop',
  kosong: 'No journal yet',
  labaRugi: 'Income statement',
  mulai: 'From',
  neraca: 'Balance sheet',
  rentang: 'Period',
  sampai: 'To',
  sebelumMulai: 'Nothing was booked yet: the books begin on {{mulai}}',
  takAdaPembanding: 'nothing before',
  tanggal: 'As of',
};
export default laporanKeuangan;
