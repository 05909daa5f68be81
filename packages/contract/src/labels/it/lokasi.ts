const lokasi = {
  'Baki|Trays': 'Vassoi',
  'Belian|Bought in': 'Acquisti',
  'Berat baki kosong tanpa barang|Weight of the empty tray': 'Peso del vassoio vuoto',
  'Brankas|Safe': 'Cassaforte',
  'Etalase|Showcase': 'Vetrina',
  'Gudang|Locations': 'Ubicazioni',
  'Hancur|Broken': 'Rotti',
  'Jenis Gudang|Location type': 'Tipo di ubicazione',
  'Kode Baki|Tray code': 'Codice vassoio',
  'Kode Gudang|Location code': 'Codice ubicazione',
  'Lelang|Foreclosed pledges': 'Asta pegni',
  'Nama Baki|Tray name': 'Nome vassoio',
  'Nama Gudang|Location name': 'Nome ubicazione',
  'Titipan|Kept for customers': 'Tenuti per i clienti',
};
export default lokasi;
