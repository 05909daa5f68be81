const barangLuar = {
  'Kirim Barang External|Put pieces on a channel': 'チャネルに品を出す',
  'Update Barang External|Pieces on channels': 'チャネルの品',
  'User Penjualan|User of its sales': '販売のユーザー',
};
export default barangLuar;
