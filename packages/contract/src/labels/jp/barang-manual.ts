const barangManual = {
  'Data Barang Manual|Group stock': 'グループ在庫',
  'Tambah Barang Manual|Group stock added': 'グループ入庫',
  'Batal Tambah Barang Manual|Group stock added, cancelled': 'グループ入庫取消',
  'Pindah Barang Manual|Group stock moved': 'グループ移動',
  'Batal Pindah Barang Manual|Group stock moved, cancelled': 'グループ移動取消',
  'Hancur Barang Manual|Group stock destroyed': 'グループ破棄',
  'Batal Hancur Barang Manual|Group stock destroyed, cancelled': 'グループ破棄取消',
  'Laporan Tambah Barang Manual|Report of group stock added': 'グループ入庫表',
  'Laporan Pindah Barang Manual|Report of group stock moved': 'グループ移動表',
  'Laporan Hancur Barang Manual|Report of group stock destroyed': 'グループ破棄表',
  'Laporan Summary Barang Manual|Group stock summary': 'グループ在庫集計',
  'Berat Kirim|Weight sent': '発送重量',
  'Qty Kirim|Pieces sent': '発送点数',
  'Qty Terima|Pieces received': '受取点数',
  'Berat Pindah|Weight moved in, less out': '移動重量（差引）',
  'Qty Pindah|Pieces moved in, less out': '移動個数（差引）',
};
export default barangManual;
