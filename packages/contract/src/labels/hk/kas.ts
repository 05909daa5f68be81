const kas = {
  'BUKTI KAS KELUAR|CASH VOUCHER': '現金付款憑單',
  'BUKTI KAS MASUK|CASH RECEIPT': '現金收款憑單',
  'Jenis|Direction': '收支類別',
  'Kas Keluar|Cash out': '現金支出',
  'Kas Masuk|Cash in': '現金收入',
  'Kategori Kas|Cash categories': '現金分類',
  'Laporan Keuangan Cash Global|Cash summary': '現金收支總表',
  'Laporan Transaksi Cash|Cash transactions': '現金交易報表',
  'Penerima|Received by': '收款人',
  'Saldo Akhir|Closing': '期末結餘',
  'Saldo Awal|Opening': '期初結餘',
  'Batal Kas Masuk|Cash in cancelled': '現金收入已取消',
  'Batal Kas Keluar|Cash out cancelled': '現金支出已取消',
  'Pembayaran Hutang|Paid on a pledge': '典當還款',
  'Batal Hutang|Pledge document cancelled': '典當單據作廢',
  'Gadai = kas dan buku besar|Pledges = cash and ledger': '典當 = 現金與總帳',
};
export default kas;
