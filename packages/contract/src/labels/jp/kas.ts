const kas = {
  'BUKTI KAS KELUAR|CASH VOUCHER': '出金伝票',
  'BUKTI KAS MASUK|CASH RECEIPT': '入金伝票',
  'Jenis|Direction': '入出金',
  'Kas Keluar|Cash out': '出金',
  'Kas Masuk|Cash in': '入金',
  'Kategori Kas|Cash categories': '現金区分',
  'Laporan Keuangan Cash Global|Cash summary': '現金収支一覧',
  'Laporan Transaksi Cash|Cash transactions': '現金取引レポート',
  'Penerima|Received by': '受領者',
  'Saldo Akhir|Closing': '終了残高',
  'Saldo Awal|Opening': '開始残高',
  'Batal Kas Masuk|Cash in cancelled': '入金の取消',
  'Batal Kas Keluar|Cash out cancelled': '出金の取消',
  'Pembayaran Hutang|Paid on a pledge': '質の支払い',
  'Batal Hutang|Pledge document cancelled': '質書類の取消',
  'Gadai = kas dan buku besar|Pledges = cash and ledger': '質 = 現金と元帳',
};
export default kas;
