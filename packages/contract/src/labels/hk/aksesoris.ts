const aksesoris = {
  'Laporan Barang ACC|Accessories in stock': '配件存貨',
  'Aksesoris|Accessories': '配件',
  'Kode Barcode|Item barcode': '貨品條碼',
  'Kode Jenis|Item type code': '種類代碼',
  'Nama Atribute|Add-on names': '附件名稱',
  'Berat Atribute|Add-on weight': '附件重量',
  'Tambah Stock Aksesoris|Accessories in': '配件入庫',
  'Batal Tambah Aksesoris|Accessories in, cancelled': '配件入庫取消',
  'Ambil Stock Aksesoris|Accessories out': '配件出庫',
  'Batal Ambil Aksesoris|Accessories out, cancelled': '配件出庫取消',
  'Tambah dan Ambil Stock Aksesoris|Stock of accessories': '配件存取',
  'Berat satu buah|Of one of them': '單件重量',
  'Harga satu buah di kasir|What the till asks for one': '收銀處單件售價',
  'Kemasan|Packing': '包裝',
  'Dipasang|Fitted': '已安裝',
  'Jenis yang dijual di dalamnya: satu per barang terjual, diambil dari stock saat tutup harian|Types that are sold in it: one for each piece sold, taken out of stock when the day is closed':
    '以此包裝出售的種類：每售一件用一個，於結帳時從存量扣除',
  'Kemasan kurang|Too few boxes': '包裝不足',
};
export default aksesoris;
