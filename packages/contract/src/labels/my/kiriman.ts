const kiriman = {
  'Laporan Barang Transit|Goods on the road': 'Laporan Barang dalam Perjalanan',
  'Laporan Kirim Barang|Goods between shops': 'Laporan Kirim Barang',
  'Laporan Selisih Timbang Kiriman|Weight differences of shipments': 'Laporan Selisih Timbang Kiriman',
  'Kirim Barang|Goods sent': 'Hantar Barang',
  'Batal Kirim Barang|Goods sent, cancelled': 'Batal Hantar Barang',
  'Terima Barang|Goods received': 'Terima Barang',
  'Kiriman Kembali|Goods that came back': 'Kiriman Kembali',
  'Kiriman Hilang|Goods lost on the way': 'Kiriman Hilang',
  'Berat Terima|Weight received': 'Berat Terima',
  'No Kirim|Shipment no.': 'No Hantar',
  'Sisa Qty|Pieces left': 'Baki Qty',
  'Hasil|Outcome': 'Hasil',
  'Di jalan|On the road': 'Dalam perjalanan',
  'Diberikan, belum dibukukan|Granted, not booked yet': 'Diberikan, belum dibukukan',
  'Kembali|Came back': 'Kembali',
  'Hilang|Lost on the way': 'Hilang dalam perjalanan',
  'Toleransi timbang barang kiriman (gram)|Tolerated weight difference of goods received (grams)':
    'Toleransi timbang barang kiriman (gram)',
};
export default kiriman;
