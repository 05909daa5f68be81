const kas = {
  'BUKTI KAS KELUAR|CASH VOUCHER': 'RICEVUTA DI USCITA CASSA',
  'BUKTI KAS MASUK|CASH RECEIPT': 'RICEVUTA DI ENTRATA CASSA',
  'Jenis|Direction': 'Direzione',
  'Kas Keluar|Cash out': 'Uscita di cassa',
  'Kas Masuk|Cash in': 'Entrata di cassa',
  'Kategori Kas|Cash categories': 'Categorie di cassa',
  'Laporan Keuangan Cash Global|Cash summary': 'Riepilogo di cassa',
  'Laporan Transaksi Cash|Cash transactions': 'Transazioni in contanti',
  'Penerima|Received by': 'Ricevuto da',
  'Saldo Akhir|Closing': 'Saldo finale',
  'Saldo Awal|Opening': 'Saldo iniziale',
  'Batal Kas Masuk|Cash in cancelled': 'Entrata di cassa annullata',
  'Batal Kas Keluar|Cash out cancelled': 'Uscita di cassa annullata',
  'Pembayaran Hutang|Paid on a pledge': 'Pagato su pegno',
  'Batal Hutang|Pledge document cancelled': 'Documento di pegno annullato',
  'Gadai = kas dan buku besar|Pledges = cash and ledger': 'Pegni = cassa e libro mastro',
};
export default kas;
