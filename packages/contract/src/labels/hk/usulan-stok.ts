const usulanStok = {
  'Laporan Usulan Pesan|Pieces to be ordered': '待訂貨品',
  'Laporan Usulan Pindah|Pieces to be moved': '待調撥貨品',
  'Usulan Stok|Stock proposals': '庫存建議',
  '4 minggu|4 weeks': '4 星期',
  '6 minggu|6 weeks': '6 星期',
  '8 minggu|8 weeks': '8 星期',
  '12 minggu|12 weeks': '12 星期',
  'Perkiraan Nilai|Expected value': '預計價值',
  'Penjualan Dilihat|Sales of': '查看銷售',
  'Cukup untuk|Should last': '應足夠',
};
export default usulanStok;
