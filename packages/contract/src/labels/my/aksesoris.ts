const aksesoris = {
  'Laporan Barang ACC|Accessories in stock': 'Laporan Barang ACC',
  'Aksesoris|Accessories': 'Aksesori',
  'Kode Barcode|Item barcode': 'Barcode barang',
  'Kode Jenis|Item type code': 'Kod Jenis',
  'Nama Atribute|Add-on names': 'Nama Atribut',
  'Berat Atribute|Add-on weight': 'Berat Atribut',
  'Tambah Stock Aksesoris|Accessories in': 'Tambah Stok Aksesori',
  'Batal Tambah Aksesoris|Accessories in, cancelled': 'Batal Tambah Aksesori',
  'Ambil Stock Aksesoris|Accessories out': 'Ambil Stok Aksesori',
  'Batal Ambil Aksesoris|Accessories out, cancelled': 'Batal Ambil Aksesori',
  'Tambah dan Ambil Stock Aksesoris|Stock of accessories': 'Tambah dan Ambil Stok Aksesori',
  'Berat satu buah|Of one of them': 'Berat sebuah',
  'Harga satu buah di kasir|What the till asks for one': 'Harga sebuah di kaunter',
  'Kemasan|Packing': 'Pembungkusan',
  'Dipasang|Fitted': 'Dipasang',
  'Jenis yang dijual di dalamnya: satu per barang terjual, diambil dari stock saat tutup harian|Types that are sold in it: one for each piece sold, taken out of stock when the day is closed':
    'Jenis yang dijual di dalamnya: satu bagi setiap barang dijual, diambil daripada stok semasa tutup harian',
  'Kemasan kurang|Too few boxes': 'Pembungkus tidak cukup',
};
export default aksesoris;
