const timbang = {
  'Bandrol|Tags': '標籤',
  'Berat Sistem|System weight': '系統重量',
  'Cocok|Fits': '相符',
  'Laporan Aktivitas Timbang Baki|Tray weighing activity': '貨盤秤重報表',
  'Seharusnya|Expected': '應有',
  'Selisih|Off': '有差異',
  'Timbang|Weighed': '秤重',
};
export default timbang;
