const transaksi = {
  'Cuci|Cleaning': '洗浄',
  'Dihitung|Charged': '計算方法',
  'Hutang|Loan': '貸付',
  'Jenis Service|Service type': 'サービス区分',
  'Jenis Transaksi|Transaction type': '取引区分',
  'Kode Service|Service code': 'サービスコード',
  'Kode Transaksi|Transaction code': '取引コード',
  'Lama Pengerjaan (hari)|Takes (days)': '所要日数',
  'Nama Transaksi|Transaction name': '取引名',
  'Ongkos (Rp)|Charge (Rp)': '料金 (Rp)',
  'Parameter Deskripsi Service|Service descriptions': '修理サービス内容',
  'Parameter Transaksi|Kinds of transactions': '取引種類',
  'Pembelian|Purchase': '買取',
  'Pesanan|Customer order': '注文',
  'Reparasi|Repair': '修理',
  'Tukar Tambah|Exchange': '下取り交換',
};
export default transaksi;
