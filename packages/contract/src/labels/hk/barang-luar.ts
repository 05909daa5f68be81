const barangLuar = {
  'Kirim Barang External|Put pieces on a channel': '上架貨品',
  'Update Barang External|Pieces on channels': '平台貨品',
  'User Penjualan|User of its sales': '銷售用戶',
  'Pencairan Marketplace|Marketplace payout': '平台撥款',
  'Batal Pencairan Marketplace|Marketplace payout cancelled': '取消平台撥款',
  'Perkiraan Biaya|Expected fee': '預計費用',
  'No Pesanan|Order no.': '訂單編號',
  'Marketplace|Channel': '平台',
  'Laporan Penjualan Marketplace|Sales on channels': '平台銷售',
  'No FJ|Sale no.': '銷售編號',
  'Nama Member|Member name': '會員名稱',
  'Harga Total|Total price': '總價',
};
export default barangLuar;
