const pesanan = {
  'Batal DP Pesanan|Deposit on an order cancelled': '取消訂單訂金',
  'Batal Pesanan|Order ended': '結束訂單',
  'Batal Tambah DP Pesanan|Further deposit on an order cancelled': '取消訂單加付訂金',
  'Bukti Pesanan|Proof of an order': '訂單憑證',
  'DP Pesanan|Deposit on an order': '訂單訂金',
  'DP hangus bila pesanan dibatalkan (%)|Share of the deposit kept when an order is given up (%)':
    '放棄訂單時沒收的訂金 (%)',
  'DP pesanan paling sedikit (%)|Least deposit on an order (%)': '訂單最低訂金 (%)',
  'Kembali DP Pesanan|Deposit on an order paid back': '退還訂單訂金',
  'Lama harga pesanan terkunci (hari)|How long the price of an order is locked (days)': '訂單價格鎖定天數',
  'Lihat Pesanan|View orders': '查看訂單',
  'Pemesan|Ordered by': '訂購人',
  'Perkiraan Berat|Estimated weight': '預估重量',
  'Perkiraan Harga|Estimated price': '預估價格',
  'Pesanan = barang dan uangnya|Orders = their pieces and money': '訂單 = 其貨品與款項',
  'Pesanan Jadi|Ordered piece finished': '訂製品完成',
  'Pesanan|Orders': '訂單列表',
  'Selisih berat pesanan tanpa persetujuan customer (%)|Other weight of an ordered piece without asking its customer (%)':
    '無需客戶同意的訂製品重量差 (%)',
  'Tambah DP Pesanan|Further deposit on an order': '訂單加付訂金',
  'Tgl Janji|Promised for': '約定日期',
  'Transaksi Pesanan|Take an order': '接受訂單',
  'Batal Pesanan Jadi|Finish of an ordered piece cancelled': '取消訂製品完成',
};
export default pesanan;
