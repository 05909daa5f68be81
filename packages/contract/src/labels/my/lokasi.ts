const lokasi = {
  'Baki|Trays': 'Dulang',
  'Belian|Bought in': 'Belian',
  'Berat baki kosong tanpa barang|Weight of the empty tray': 'Berat dulang kosong tanpa barang',
  'Brankas|Safe': 'Peti besi',
  'Etalase|Showcase': 'Almari pameran',
  'Gudang|Locations': 'Lokasi',
  'Hancur|Broken': 'Hancur',
  'Jenis Gudang|Location type': 'Jenis lokasi',
  'Kode Baki|Tray code': 'Kod dulang',
  'Kode Gudang|Location code': 'Kod lokasi',
  'Lelang|Foreclosed pledges': 'Lelong',
  'Nama Baki|Tray name': 'Nama dulang',
  'Nama Gudang|Location name': 'Nama lokasi',
  'Titipan|Kept for customers': 'Simpanan pelanggan',
};
export default lokasi;
