const kiriman = {
  'Laporan Barang Transit|Goods on the road': 'Merce in viaggio',
  'Laporan Kirim Barang|Goods between shops': 'Merce tra negozi',
  'Laporan Selisih Timbang Kiriman|Weight differences of shipments': 'Differenze di peso delle spedizioni',
  'Kirim Barang|Goods sent': 'Merce inviata',
  'Batal Kirim Barang|Goods sent, cancelled': 'Merce inviata, annullata',
  'Terima Barang|Goods received': 'Merce ricevuta',
  'Kiriman Kembali|Goods that came back': 'Merce tornata',
  'Kiriman Hilang|Goods lost on the way': 'Merce persa in viaggio',
  'Berat Terima|Weight received': 'Peso ricevuto',
  'No Kirim|Shipment no.': 'N. spedizione',
  'Sisa Qty|Pieces left': 'Pezzi rimasti',
  'Hasil|Outcome': 'Esito',
  'Di jalan|On the road': 'In viaggio',
  'Diberikan, belum dibukukan|Granted, not booked yet': 'Concessa, non ancora registrata',
  'Kembali|Came back': 'Tornata',
  'Hilang|Lost on the way': 'Persa in viaggio',
  'Toleransi timbang barang kiriman (gram)|Tolerated weight difference of goods received (grams)':
    'Differenza di peso tollerata della merce ricevuta (grammi)',
};
export default kiriman;
