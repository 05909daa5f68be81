const aksesoris = {
  'Laporan Barang ACC|Accessories in stock': '付属品在庫表',
  'Aksesoris|Accessories': '付属品',
  'Kode Barcode|Item barcode': '商品バーコード',
  'Kode Jenis|Item type code': '種類コード',
  'Nama Atribute|Add-on names': '付属名',
  'Berat Atribute|Add-on weight': '付属の重量',
  'Tambah Stock Aksesoris|Accessories in': '付属品入庫',
  'Batal Tambah Aksesoris|Accessories in, cancelled': '付属品入庫取消',
  'Ambil Stock Aksesoris|Accessories out': '付属品出庫',
  'Batal Ambil Aksesoris|Accessories out, cancelled': '付属品出庫取消',
  'Tambah dan Ambil Stock Aksesoris|Stock of accessories': '付属品の入出庫',
  'Berat satu buah|Of one of them': '一個あたり',
  'Harga satu buah di kasir|What the till asks for one': 'レジでの一個の価格',
  'Kemasan|Packing': '包装',
  'Dipasang|Fitted': '取付け',
  'Jenis yang dijual di dalamnya: satu per barang terjual, diambil dari stock saat tutup harian|Types that are sold in it: one for each piece sold, taken out of stock when the day is closed':
    'これに入れて売る種類。販売一点につき一つ、日次締めで在庫から引かれます',
  'Kemasan kurang|Too few boxes': '包装の不足',
};
export default aksesoris;
