const barangManual = {
  'Data Barang Manual|Group stock': 'Data Barang Manual',
  'Tambah Barang Manual|Group stock added': 'Tambah Barang Manual',
  'Batal Tambah Barang Manual|Group stock added, cancelled': 'Batal Tambah Barang Manual',
  'Pindah Barang Manual|Group stock moved': 'Pindah Barang Manual',
  'Batal Pindah Barang Manual|Group stock moved, cancelled': 'Batal Pindah Barang Manual',
  'Hancur Barang Manual|Group stock destroyed': 'Hancur Barang Manual',
  'Batal Hancur Barang Manual|Group stock destroyed, cancelled': 'Batal Hancur Barang Manual',
};
export default barangManual;
