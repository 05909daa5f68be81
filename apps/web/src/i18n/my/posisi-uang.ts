import type id from '../id/posisi-uang.ts';

const posisiUang: Record<keyof typeof id, string | Record<string, string>> = {
  age: 'Umur (hari)',
  asOf: 'Baki akhir hari {{date}}',
  balance: 'Baki',
  cameIn: 'Masuk hari ini',
  heldBy: 'Pada siapa',
  inAll: 'Semua',
  place: 'Tempat',
  refresh: 'Muat semula',
  report: 'Laporan',
  since: 'Terlama',
  title: 'Wang',
  wentOut: 'Keluar hari ini',
};
export default posisiUang;
