const barangLuar = {
  'Kirim Barang External|Put pieces on a channel': 'チャネルに品を出す',
  'Update Barang External|Pieces on channels': 'チャネルの品',
  'User Penjualan|User of its sales': '販売のユーザー',
  'Pencairan Marketplace|Marketplace payout': 'マーケットプレイス入金',
  'Batal Pencairan Marketplace|Marketplace payout cancelled': 'マーケットプレイス入金の取消',
  'Perkiraan Biaya|Expected fee': '見込み手数料',
  'No Pesanan|Order no.': '注文番号',
  'Marketplace|Channel': 'チャネル',
  'Laporan Penjualan Marketplace|Sales on channels': 'チャネルの販売',
  'No FJ|Sale no.': '販売番号',
  'Nama Member|Member name': '会員名',
  'Harga Total|Total price': '合計価格',
};
export default barangLuar;
