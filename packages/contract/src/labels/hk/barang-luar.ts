const barangLuar = {
  'Kirim Barang External|Put pieces on a channel': '上架貨品',
  'Update Barang External|Pieces on channels': '平台貨品',
  'User Penjualan|User of its sales': '銷售用戶',
};
export default barangLuar;
