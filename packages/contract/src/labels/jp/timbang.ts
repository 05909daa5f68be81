const timbang = {
  'Bandrol|Tags': 'タグ',
  'Berat Sistem|System weight': 'システム重量',
  'Cocok|Fits': '一致',
  'Laporan Aktivitas Timbang Baki|Tray weighing activity': 'トレイ計量レポート',
  'Seharusnya|Expected': '理論値',
  'Selisih|Off': '差異',
  'Timbang|Weighed': '計量値',
};
export default timbang;
