const kiriman = {
  'Laporan Barang Transit|Goods on the road': '移送中商品レポート',
  'Laporan Kirim Barang|Goods between shops': '店舗間送品レポート',
  'Laporan Selisih Timbang Kiriman|Weight differences of shipments': '送品重量差レポート',
  'Kirim Barang|Goods sent': '送品',
  'Batal Kirim Barang|Goods sent, cancelled': '送品取消',
  'Terima Barang|Goods received': '受品',
  'Kiriman Kembali|Goods that came back': '返送品',
  'Kiriman Hilang|Goods lost on the way': '輸送中紛失',
  'Berat Terima|Weight received': '受取重量',
  'No Kirim|Shipment no.': '送品番号',
  'Sisa Qty|Pieces left': '残数',
  'Hasil|Outcome': '結果',
  'Di jalan|On the road': '移送中',
  'Diberikan, belum dibukukan|Granted, not booked yet': '付与済み・未記帳',
  'Kembali|Came back': '返送',
  'Hilang|Lost on the way': '輸送中紛失',
  'Toleransi timbang barang kiriman (gram)|Tolerated weight difference of goods received (grams)':
    '受品の許容重量差(グラム)',
};
export default kiriman;
