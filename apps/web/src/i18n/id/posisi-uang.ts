const posisiUang = {
  age: 'Umur (hari)',
  asOf: 'Saldo akhir hari {{date}}',
  balance: 'Saldo',
  cameIn: 'Masuk hari ini',
  heldBy: 'Pada',
  inAll: 'Semua',
  place: 'Tempat',
  refresh: 'Muat ulang',
  report: 'Laporan',
  since: 'Tertua',
  title: 'Uang',
  wentOut: 'Keluar hari ini',
};
export default posisiUang;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'posisi-uang': typeof posisiUang;
  }
}
