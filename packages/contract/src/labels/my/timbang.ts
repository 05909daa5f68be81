const timbang = {
  'Bandrol|Tags': 'Tag',
  'Berat Sistem|System weight': 'Berat sistem',
  'Cocok|Fits': 'Padan',
  'Laporan Aktivitas Timbang Baki|Tray weighing activity': 'Laporan timbang dulang',
  'Seharusnya|Expected': 'Sepatutnya',
  'Selisih|Off': 'Beza',
  'Timbang|Weighed': 'Ditimbang',
};
export default timbang;
