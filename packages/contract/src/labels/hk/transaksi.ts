const transaksi = {
  'Cuci|Cleaning': '清洗',
  'Dihitung|Charged': '計算方式',
  'Hutang|Loan': '貸款',
  'Jenis Service|Service type': '服務類型',
  'Jenis Transaksi|Transaction type': '交易類型',
  'Kode Service|Service code': '服務編號',
  'Kode Transaksi|Transaction code': '交易編號',
  'Lama Pengerjaan (hari)|Takes (days)': '所需時間（日）',
  'Nama Transaksi|Transaction name': '交易名稱',
  'Ongkos (Rp)|Charge (Rp)': '收費 (Rp)',
  'Parameter Deskripsi Service|Service descriptions': '服務項目參數',
  'Parameter Transaksi|Kinds of transactions': '交易參數',
  'Pembelian|Purchase': '收購',
  'Pesanan|Customer order': '訂單',
  'Reparasi|Repair': '維修',
  'Tukar Tambah|Exchange': '以舊換新',
};
export default transaksi;
