const kiriman = {
  'Laporan Barang Transit|Goods on the road': '在途貨品報表',
  'Laporan Kirim Barang|Goods between shops': '店間貨品報表',
  'Laporan Selisih Timbang Kiriman|Weight differences of shipments': '送貨重量差異報表',
  'Kirim Barang|Goods sent': '送貨',
  'Batal Kirim Barang|Goods sent, cancelled': '送貨已取消',
  'Terima Barang|Goods received': '收貨',
  'Kiriman Kembali|Goods that came back': '退回貨品',
  'Kiriman Hilang|Goods lost on the way': '途中遺失貨品',
  'Berat Terima|Weight received': '收貨重量',
  'No Kirim|Shipment no.': '送貨單號',
  'Sisa Qty|Pieces left': '剩餘件數',
  'Hasil|Outcome': '結果',
  'Di jalan|On the road': '運送中',
  'Diberikan, belum dibukukan|Granted, not booked yet': '已授予，尚未入帳',
  'Kembali|Came back': '已退回',
  'Hilang|Lost on the way': '途中遺失',
  'Toleransi timbang barang kiriman (gram)|Tolerated weight difference of goods received (grams)':
    '收貨重量容差（克）',
};
export default kiriman;
