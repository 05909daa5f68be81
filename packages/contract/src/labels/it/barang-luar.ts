const barangLuar = {
  'Kirim Barang External|Put pieces on a channel': 'Pezzi su un canale',
  'Update Barang External|Pieces on channels': 'Pezzi sui canali',
  'User Penjualan|User of its sales': 'Utente delle vendite',
  'Pencairan Marketplace|Marketplace payout': 'Accredito marketplace',
  'Batal Pencairan Marketplace|Marketplace payout cancelled': 'Accredito marketplace annullato',
  'Perkiraan Biaya|Expected fee': 'Costo previsto',
  'No Pesanan|Order no.': 'N. ordine',
  'Marketplace|Channel': 'Canale',
  'Laporan Penjualan Marketplace|Sales on channels': 'Vendite sui canali',
  'No FJ|Sale no.': 'N. vendita',
  'Nama Member|Member name': 'Nome del socio',
  'Harga Total|Total price': 'Prezzo totale',
};
export default barangLuar;
