const pesanan = {
  'Batal DP Pesanan|Deposit on an order cancelled': 'Deposito su un ordine annullato',
  'Batal Pesanan|Order ended': 'Ordine chiuso',
  'Batal Tambah DP Pesanan|Further deposit on an order cancelled':
    'Deposito ulteriore su un ordine annullato',
  'Bukti Pesanan|Proof of an order': 'Ricevuta d’ordine',
  'DP Pesanan|Deposit on an order': 'Deposito su un ordine',
  'DP hangus bila pesanan dibatalkan (%)|Share of the deposit kept when an order is given up (%)':
    'Quota del deposito trattenuta alla rinuncia di un ordine (%)',
  'DP pesanan paling sedikit (%)|Least deposit on an order (%)': 'Deposito minimo su un ordine (%)',
  'Kembali DP Pesanan|Deposit on an order paid back': 'Deposito su un ordine restituito',
  'Lama harga pesanan terkunci (hari)|How long the price of an order is locked (days)':
    'Giorni di prezzo bloccato di un ordine',
  'Lihat Pesanan|View orders': 'Vedi ordini',
  'Pemesan|Ordered by': 'Ordinato da',
  'Perkiraan Berat|Estimated weight': 'Peso stimato',
  'Perkiraan Harga|Estimated price': 'Prezzo stimato',
  'Pesanan = barang dan uangnya|Orders = their pieces and money': 'Ordini = loro articoli e denaro',
  'Pesanan Jadi|Ordered piece finished': 'Articolo ordinato pronto',
  'Pesanan|Orders': 'Ordini',
  'Selisih berat pesanan tanpa persetujuan customer (%)|Other weight of an ordered piece without asking its customer (%)':
    'Scarto di peso di un articolo ordinato senza chiedere al cliente (%)',
  'Tambah DP Pesanan|Further deposit on an order': 'Deposito ulteriore su un ordine',
  'Tgl Janji|Promised for': 'Promesso per',
  'Transaksi Pesanan|Take an order': 'Prendi un ordine',
  'Batal Pesanan Jadi|Finish of an ordered piece cancelled': 'Fine del pezzo ordinato annullata',
  'Tanggal Pesan|Ordered on': 'Ordinato il',
  'Total Berat|Total weight': 'Peso totale',
  'Total Qty|Total pieces': 'Articoli totali',
  'Total Rp|Total Rp': 'Totale Rp',
  'Bayar Rp|Paid Rp': 'Pagato Rp',
  'Sisa Rp|Still to pay Rp': 'Da pagare Rp',
  'Laporan Pesanan|Order report': 'Report ordini',
  'Contoh Keluar|Sample taken out': 'Campione uscito',
  'Ambil Barang Contoh|Sample taken back': 'Campione rientrato',
  'Harus Kembali|Due back': 'Da restituire entro',
  'Laporan Contoh Pesanan|Samples of orders': 'Campioni degli ordini',
};
export default pesanan;
