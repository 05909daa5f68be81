const hutangDashboard = {
  belumValid: 'Belum divalidasi',
  beredar: 'Pinjaman beredar',
  bunga30: 'Bunga 30 hari ke depan',
  bunga30Note: 'Pada suku bunga tiap kontrak',
  bungaKini: 'Bunga s.d. hari ini',
  dashboardTitle: 'Dashboard Hutang',
  dialSays: 'Emas {{persen}}: {{jumlah}} pinjaman kurang {{kurang}}, rugi {{rugi}}',
  dialShop: '{{jumlah}} pinjaman · rugi {{rugi}}',
  dialTitle: 'Uji harga emas',
  jatuh30: 'Jatuh tempo 30 hari',
  jatuh7: 'Jatuh tempo 7 hari',
  kadarTitle: 'LTV per kadar',
  kolekNone: 'Tanpa kolektibilitas',
  kolekTitle: 'Lewat jatuh tempo',
  kurangJaminan: 'Kurang jaminan',
  lateDays: 'Lewat {{days}} hari',
  lateFrom: 'Lewat mulai {{dari}} hari',
  loans: '{{jumlah}} pinjaman',
  noPledges: 'Belum ada pinjaman berjalan',
  notLate: 'Belum lewat',
  umurLEBIH: 'Lebih dari 180 hari',
  umurSD_120: '61–120 hari',
  umurSD_180: '121–180 hari',
  umurSD_30: '0–30 hari',
  umurSD_60: '31–60 hari',
  umurTitle: 'LTV per umur pinjaman',
  worth: 'nilai {{nilai}}',
} as const;
export default hutangDashboard;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'hutang-dashboard': typeof hutangDashboard;
  }
}
