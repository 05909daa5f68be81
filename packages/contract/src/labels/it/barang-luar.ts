const barangLuar = {
  'Kirim Barang External|Put pieces on a channel': 'Pezzi su un canale',
  'Update Barang External|Pieces on channels': 'Pezzi sui canali',
  'User Penjualan|User of its sales': 'Utente delle vendite',
};
export default barangLuar;
