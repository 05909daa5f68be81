const barangManual = {
  'Data Barang Manual|Group stock': 'Data Barang Manual',
  'Tambah Barang Manual|Group stock added': 'Tambah Barang Manual',
  'Batal Tambah Barang Manual|Group stock added, cancelled': 'Batal Tambah Barang Manual',
  'Pindah Barang Manual|Group stock moved': 'Pindah Barang Manual',
  'Batal Pindah Barang Manual|Group stock moved, cancelled': 'Batal Pindah Barang Manual',
  'Hancur Barang Manual|Group stock destroyed': 'Hancur Barang Manual',
  'Batal Hancur Barang Manual|Group stock destroyed, cancelled': 'Batal Hancur Barang Manual',
  'Laporan Tambah Barang Manual|Report of group stock added': 'Laporan Tambah Barang Manual',
  'Laporan Pindah Barang Manual|Report of group stock moved': 'Laporan Pindah Barang Manual',
  'Laporan Hancur Barang Manual|Report of group stock destroyed': 'Laporan Hancur Barang Manual',
  'Laporan Summary Barang Manual|Group stock summary': 'Laporan Ringkasan Barang Manual',
  'Berat Kirim|Weight sent': 'Berat Hantar',
  'Qty Kirim|Pieces sent': 'Kuantiti Hantar',
  'Qty Terima|Pieces received': 'Kuantiti Terima',
  'Berat Pindah|Weight moved in, less out': 'Berat Pindah',
  'Qty Pindah|Pieces moved in, less out': 'Kuantiti Pindah',
};
export default barangManual;
