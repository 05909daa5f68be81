const pesanan = {
  'Batal DP Pesanan|Deposit on an order cancelled': '注文の内金取消',
  'Batal Pesanan|Order ended': '注文終了',
  'Batal Tambah DP Pesanan|Further deposit on an order cancelled': '注文の追加内金取消',
  'Bukti Pesanan|Proof of an order': '注文控え',
  'DP Pesanan|Deposit on an order': '注文の内金',
  'DP hangus bila pesanan dibatalkan (%)|Share of the deposit kept when an order is given up (%)':
    '注文取消時に没収する内金 (%)',
  'DP pesanan paling sedikit (%)|Least deposit on an order (%)': '注文の最低内金 (%)',
  'Kembali DP Pesanan|Deposit on an order paid back': '注文の内金返金',
  'Lama harga pesanan terkunci (hari)|How long the price of an order is locked (days)': '注文価格の固定日数',
  'Lihat Pesanan|View orders': '注文を見る',
  'Pemesan|Ordered by': '注文者',
  'Perkiraan Berat|Estimated weight': '見込み重量',
  'Perkiraan Harga|Estimated price': '見込み価格',
  'Pesanan = barang dan uangnya|Orders = their pieces and money': '注文 = 品物と金額',
  'Pesanan Jadi|Ordered piece finished': '注文品完成',
  'Pesanan|Orders': '注文一覧',
  'Selisih berat pesanan tanpa persetujuan customer (%)|Other weight of an ordered piece without asking its customer (%)':
    'お客様の同意なしに許す注文品の重量差 (%)',
  'Tambah DP Pesanan|Further deposit on an order': '注文の追加内金',
  'Tgl Janji|Promised for': '約束日',
  'Transaksi Pesanan|Take an order': '注文を受ける',
  'Batal Pesanan Jadi|Finish of an ordered piece cancelled': '注文品完成の取消',
};
export default pesanan;
