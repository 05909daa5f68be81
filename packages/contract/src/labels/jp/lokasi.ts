const lokasi = {
  'Baki|Trays': 'トレイ',
  'Belian|Bought in': '買取品',
  'Berat baki kosong tanpa barang|Weight of the empty tray': '商品を載せない空のトレイの重量',
  'Brankas|Safe': '金庫',
  'Etalase|Showcase': 'ショーケース',
  'Gudang|Locations': '保管場所',
  'Hancur|Broken': '破損',
  'Jenis Gudang|Location type': '保管場所区分',
  'Kode Baki|Tray code': 'トレイコード',
  'Kode Gudang|Location code': '保管場所コード',
  'Lelang|Foreclosed pledges': '競売品',
  'Nama Baki|Tray name': 'トレイ名',
  'Nama Gudang|Location name': '保管場所名',
  'Titipan|Kept for customers': 'お預かり品',
};
export default lokasi;
