const barangManual = {
  'Data Barang Manual|Group stock': '分組庫存',
  'Tambah Barang Manual|Group stock added': '分組入庫',
  'Batal Tambah Barang Manual|Group stock added, cancelled': '分組入庫取消',
  'Pindah Barang Manual|Group stock moved': '分組移倉',
  'Batal Pindah Barang Manual|Group stock moved, cancelled': '分組移倉取消',
  'Hancur Barang Manual|Group stock destroyed': '分組損毀',
  'Batal Hancur Barang Manual|Group stock destroyed, cancelled': '分組損毀取消',
};
export default barangManual;
