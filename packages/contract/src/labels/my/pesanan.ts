const pesanan = {
  'Batal DP Pesanan|Deposit on an order cancelled': 'Batal deposit tempahan',
  'Batal Pesanan|Order ended': 'Batal tempahan',
  'Batal Tambah DP Pesanan|Further deposit on an order cancelled': 'Batal tambah deposit tempahan',
  'Bukti Pesanan|Proof of an order': 'Bukti tempahan',
  'DP Pesanan|Deposit on an order': 'Deposit tempahan',
  'DP hangus bila pesanan dibatalkan (%)|Share of the deposit kept when an order is given up (%)':
    'Deposit lupus apabila tempahan dibatalkan (%)',
  'DP pesanan paling sedikit (%)|Least deposit on an order (%)': 'Deposit tempahan paling sedikit (%)',
  'Kembali DP Pesanan|Deposit on an order paid back': 'Pulang deposit tempahan',
  'Lama harga pesanan terkunci (hari)|How long the price of an order is locked (days)':
    'Tempoh harga tempahan dikunci (hari)',
  'Lihat Pesanan|View orders': 'Lihat tempahan',
  'Pemesan|Ordered by': 'Penempah',
  'Perkiraan Berat|Estimated weight': 'Anggaran berat',
  'Perkiraan Harga|Estimated price': 'Anggaran harga',
  'Pesanan = barang dan uangnya|Orders = their pieces and money': 'Tempahan = barang dan wangnya',
  'Pesanan Jadi|Ordered piece finished': 'Tempahan siap',
  'Pesanan|Orders': 'Tempahan',
  'Selisih berat pesanan tanpa persetujuan customer (%)|Other weight of an ordered piece without asking its customer (%)':
    'Selisih berat tempahan tanpa persetujuan pelanggan (%)',
  'Tambah DP Pesanan|Further deposit on an order': 'Tambah deposit tempahan',
  'Tgl Janji|Promised for': 'Tarikh janji',
  'Transaksi Pesanan|Take an order': 'Transaksi tempahan',
  'Batal Pesanan Jadi|Finish of an ordered piece cancelled': 'Batal tempahan siap',
  'Tanggal Pesan|Ordered on': 'Tarikh tempahan',
  'Total Berat|Total weight': 'Jumlah berat',
  'Total Qty|Total pieces': 'Jumlah barang',
  'Total Rp|Total Rp': 'Jumlah Rp',
  'Bayar Rp|Paid Rp': 'Dibayar Rp',
  'Sisa Rp|Still to pay Rp': 'Baki Rp',
  'Laporan Pesanan|Order report': 'Laporan tempahan',
};
export default pesanan;
