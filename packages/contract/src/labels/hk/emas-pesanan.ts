const emasPesanan = {
  'Emas Bahan Pesanan|Gold brought for an order': '訂單自帶黃金',
  'Batal Emas Bahan Pesanan|Gold brought for an order, given back': '訂單自帶黃金（已退回）',
  'Tanda Terima Emas|Receipt for gold': '黃金收據',
};
export default emasPesanan;
