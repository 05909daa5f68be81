const emasPesanan = {
  'Emas Bahan Pesanan|Gold brought for an order': 'Oro portato per un ordine',
  'Batal Emas Bahan Pesanan|Gold brought for an order, given back': 'Oro portato per un ordine, reso',
  'Tanda Terima Emas|Receipt for gold': 'Ricevuta dell’oro',
};
export default emasPesanan;
