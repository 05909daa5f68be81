const barangLuar = {
  'Kirim Barang External|Put pieces on a channel': 'Hantar Barang Luar',
  'Update Barang External|Pieces on channels': 'Kemas Kini Barang Luar',
  'User Penjualan|User of its sales': 'Pengguna jualan',
};
export default barangLuar;
