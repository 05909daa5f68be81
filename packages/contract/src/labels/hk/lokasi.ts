const lokasi = {
  'Baki|Trays': '貨盤',
  'Belian|Bought in': '收購品',
  'Berat baki kosong tanpa barang|Weight of the empty tray': '未放貨品的空盤重量',
  'Brankas|Safe': '夾萬',
  'Etalase|Showcase': '飾櫃',
  'Gudang|Locations': '存放位置',
  'Hancur|Broken': '損毀',
  'Jenis Gudang|Location type': '位置類型',
  'Kode Baki|Tray code': '貨盤編號',
  'Kode Gudang|Location code': '位置編號',
  'Lelang|Foreclosed pledges': '斷當品',
  'Nama Baki|Tray name': '貨盤名稱',
  'Nama Gudang|Location name': '位置名稱',
  'Titipan|Kept for customers': '客戶寄存',
};
export default lokasi;
