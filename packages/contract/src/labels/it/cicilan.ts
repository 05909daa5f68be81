const cicilan = {
  'Angsuran Ke|Instalment no.': 'Rata n.',
  'Angsuran|Instalment': 'Rata',
  'Batal Bayar Cicilan|Instalment paid, cancelled': 'Pagamento di rata annullato',
  'Batal Cicilan|Instalments called off': 'Rate disdette',
  'Batal Kontrak Cicilan|Instalment contract cancelled': 'Contratto a rate annullato',
  'Bayar Cicilan|Instalment paid': 'Rata pagata',
  'Berjalan|Running': 'In corso',
  'Bukti Bayar Cicilan|Proof of a payment in instalments': 'Ricevuta di rata',
  'Cicilan = titipan dan pembayaran|Instalments = deposits and payments': 'Rate = depositi e pagamenti',
  'Cicilan dilelang setelah lewat (hari)|Instalments are auctioned when so late (days)':
    'Rate all’asta dopo il ritardo di (giorni)',
  'Dari Kontrak Lama|From the former one': 'Dal precedente',
  'Denda Dihapus|Fine waived': 'Mora condonata',
  'Denda cicilan paling tinggi (% dari angsuran)|Highest fine of an instalment (% of it)':
    'Mora massima di una rata (%)',
  'Dibatalkan|Called off': 'Disdetto',
  'Diganti Oleh|Replaced by': 'Sostituito da',
  'Diganti|Replaced': 'Sostituito',
  'Hangus Batal (%)|Kept when called off (%)': 'Trattenuto alla disdetta (%)',
  'Hangus Lelang (%)|Kept at an auction (%)': 'Trattenuto all’asta (%)',
  'Hangus bila cicilan dibatalkan (% dari harga)|Kept when instalments are called off (% of the price)':
    'Trattenuto alla disdetta delle rate (% del prezzo)',
  'Hangus bila cicilan dilelang (% dari harga)|Kept when instalments are auctioned (% of the price)':
    'Trattenuto all’asta delle rate (% del prezzo)',
  'Hangus|Kept': 'Trattenuto',
  'Ingatkan cicilan lewat WA sebelum jatuh tempo (hari, 0 = tidak)|Remind of instalments by WhatsApp before they are due (days, 0 = never)':
    'Ricorda le rate via WhatsApp prima della scadenza (giorni, 0 = mai)',
  'Kelebihan Cicilan Dibayar|Surplus of instalments paid out': 'Eccedenza di rate pagata',
  'Kelebihan Cicilan Hangus|Surplus of instalments expired': 'Eccedenza di rate scaduta',
  'Kelebihan Cicilan|Surplus of instalments': 'Eccedenza di rate',
  'Kontrak Cicilan|Instalment contract': 'Contratto a rate',
  'Lanjutan Dari|Follows no.': 'Segue n.',
  'Laporan Akhir Cicilan|Instalments ended': 'Contratti a rate conclusi',
  'Laporan Bayar Cicilan|Payments of instalments': 'Pagamenti di rate',
  'Laporan Cicilan|Instalment contracts': 'Contratti a rate',
  'Lelang Cicilan|Instalments auctioned': 'Rate all’asta',
  'Lelang Mulai|Auction from': 'Asta dal',
  'Lewat|Late': 'In ritardo',
  'Lihat Cicilan|View instalments': 'Vedi rate',
  'Lunas|Paid off': 'Saldato',
  'No Kontrak|Contract no.': 'N. contratto',
  'Pembayaran cicilan melunasi denda dulu|Payments of instalments settle fines first':
    'I pagamenti di rate coprono prima la mora',
  'Pemberitahuan|Notices': 'Avvisi',
  'Potongan Pelunasan Cepat (%)|Taken off for paying early (%)': 'Sconto per saldo anticipato (%)',
  'Potongan|Taken off': 'Detrazione',
  'Sudah Dibayar|Paid so far': 'Già pagato',
  'Transaksi Cicilan|Instalment transaction': 'Operazione a rate',
  'Ketentuan cicilan gram disetujui OWN: hanya untuk barang atau model yang disebut, tidak pernah dibayar seharga emas; batal = rupiah yang dibayar dikurangi hangus (POJK 17/2024)|Terms of gram plans accepted by OWN: for a named piece or model only, never paid out at gold value; called off = the rupiah that were paid, less what is kept (POJK 17/2024)':
    'Condizioni dei piani a grammi accettate da OWN: solo per un pezzo o modello indicato, mai pagate al valore dell’oro; annullato = le rupie versate meno la trattenuta (POJK 17/2024)',
  'Cicilan gram|Gram plans of instalments': 'Piani di rate a grammi',
};
export default cicilan;
