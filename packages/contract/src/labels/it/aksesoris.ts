const aksesoris = {
  'Laporan Barang ACC|Accessories in stock': 'Accessori in magazzino',
  'Aksesoris|Accessories': 'Accessori',
  'Kode Barcode|Item barcode': 'Barcode articolo',
  'Kode Jenis|Item type code': 'Codice tipo articolo',
  'Nama Atribute|Add-on names': 'Nomi accessori della pietra',
  'Berat Atribute|Add-on weight': 'Peso aggiuntivo',
  'Tambah Stock Aksesoris|Accessories in': 'Accessori in entrata',
  'Batal Tambah Aksesoris|Accessories in, cancelled': 'Accessori in entrata annullati',
  'Ambil Stock Aksesoris|Accessories out': 'Accessori in uscita',
  'Batal Ambil Aksesoris|Accessories out, cancelled': 'Accessori in uscita annullati',
  'Tambah dan Ambil Stock Aksesoris|Stock of accessories': 'Giacenza accessori',
  'Berat satu buah|Of one of them': 'Di un pezzo',
  'Harga satu buah di kasir|What the till asks for one': 'Prezzo di un pezzo in cassa',
  'Kemasan|Packing': 'Confezione',
  'Dipasang|Fitted': 'Montato',
  'Jenis yang dijual di dalamnya: satu per barang terjual, diambil dari stock saat tutup harian|Types that are sold in it: one for each piece sold, taken out of stock when the day is closed':
    'Tipi venduti in esso: una per pezzo venduto, tolta dalla giacenza alla chiusura',
  'Kemasan kurang|Too few boxes': 'Confezioni mancanti',
};
export default aksesoris;
