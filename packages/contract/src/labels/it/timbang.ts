const timbang = {
  'Bandrol|Tags': 'Cartellini',
  'Berat Sistem|System weight': 'Peso a sistema',
  'Cocok|Fits': 'Corrisponde',
  'Laporan Aktivitas Timbang Baki|Tray weighing activity': 'Attività di pesatura vassoi',
  'Seharusnya|Expected': 'Atteso',
  'Selisih|Off': 'Differenza',
  'Timbang|Weighed': 'Pesato',
};
export default timbang;
