const barangManual = {
  'Data Barang Manual|Group stock': 'グループ在庫',
  'Tambah Barang Manual|Group stock added': 'グループ入庫',
  'Batal Tambah Barang Manual|Group stock added, cancelled': 'グループ入庫取消',
  'Pindah Barang Manual|Group stock moved': 'グループ移動',
  'Batal Pindah Barang Manual|Group stock moved, cancelled': 'グループ移動取消',
  'Hancur Barang Manual|Group stock destroyed': 'グループ破棄',
  'Batal Hancur Barang Manual|Group stock destroyed, cancelled': 'グループ破棄取消',
};
export default barangManual;
