const emasPesanan = {
  'Emas Bahan Pesanan|Gold brought for an order': 'Emas dibawa untuk tempahan',
  'Batal Emas Bahan Pesanan|Gold brought for an order, given back': 'Emas dibawa untuk tempahan, dipulangkan',
  'Tanda Terima Emas|Receipt for gold': 'Resit emas',
};
export default emasPesanan;
