const kas = {
  'BUKTI KAS KELUAR|CASH VOUCHER': 'BAUCAR TUNAI KELUAR',
  'BUKTI KAS MASUK|CASH RECEIPT': 'BAUCAR TUNAI MASUK',
  'Jenis|Direction': 'Jenis',
  'Kas Keluar|Cash out': 'Tunai keluar',
  'Kas Masuk|Cash in': 'Tunai masuk',
  'Kategori Kas|Cash categories': 'Kategori tunai',
  'Laporan Keuangan Cash Global|Cash summary': 'Ringkasan tunai',
  'Laporan Transaksi Cash|Cash transactions': 'Transaksi tunai',
  'Penerima|Received by': 'Penerima',
  'Saldo Akhir|Closing': 'Baki akhir',
  'Saldo Awal|Opening': 'Baki awal',
  'Batal Kas Masuk|Cash in cancelled': 'Tunai masuk dibatalkan',
  'Batal Kas Keluar|Cash out cancelled': 'Tunai keluar dibatalkan',
  'Pembayaran Hutang|Paid on a pledge': 'Bayaran gadaian',
  'Batal Hutang|Pledge document cancelled': 'Dokumen gadaian dibatalkan',
  'Gadai = kas dan buku besar|Pledges = cash and ledger': 'Gadaian = tunai dan lejar',
};
export default kas;
