const barangLuar = {
  'Kirim Barang External|Put pieces on a channel': 'Hantar Barang Luar',
  'Update Barang External|Pieces on channels': 'Kemas Kini Barang Luar',
  'User Penjualan|User of its sales': 'Pengguna jualan',
  'Pencairan Marketplace|Marketplace payout': 'Pembayaran platform',
  'Batal Pencairan Marketplace|Marketplace payout cancelled': 'Batal pembayaran platform',
  'Perkiraan Biaya|Expected fee': 'Anggaran bayaran',
  'No Pesanan|Order no.': 'No. pesanan',
  'Marketplace|Channel': 'Saluran',
  'Laporan Penjualan Marketplace|Sales on channels': 'Jualan di saluran',
  'No FJ|Sale no.': 'No. jualan',
  'Nama Member|Member name': 'Nama ahli',
  'Harga Total|Total price': 'Harga keseluruhan',
};
export default barangLuar;
