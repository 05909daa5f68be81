const barangManual = {
  'Data Barang Manual|Group stock': '分組庫存',
  'Tambah Barang Manual|Group stock added': '分組入庫',
  'Batal Tambah Barang Manual|Group stock added, cancelled': '分組入庫取消',
  'Pindah Barang Manual|Group stock moved': '分組移倉',
  'Batal Pindah Barang Manual|Group stock moved, cancelled': '分組移倉取消',
  'Hancur Barang Manual|Group stock destroyed': '分組損毀',
  'Batal Hancur Barang Manual|Group stock destroyed, cancelled': '分組損毀取消',
  'Laporan Tambah Barang Manual|Report of group stock added': '分組入庫報表',
  'Laporan Pindah Barang Manual|Report of group stock moved': '分組移倉報表',
  'Laporan Hancur Barang Manual|Report of group stock destroyed': '分組損毀報表',
  'Laporan Summary Barang Manual|Group stock summary': '分組庫存總表',
  'Berat Kirim|Weight sent': '寄出重量',
  'Qty Kirim|Pieces sent': '寄出件數',
  'Qty Terima|Pieces received': '收到件數',
  'Berat Pindah|Weight moved in, less out': '移動重量（淨）',
  'Qty Pindah|Pieces moved in, less out': '移動件數（淨）',
};
export default barangManual;
