const emasPesanan = {
  'Emas Bahan Pesanan|Gold brought for an order': '注文用の持込み金',
  'Batal Emas Bahan Pesanan|Gold brought for an order, given back': '注文用の持込み金（返却）',
  'Tanda Terima Emas|Receipt for gold': '金の預り証',
};
export default emasPesanan;
