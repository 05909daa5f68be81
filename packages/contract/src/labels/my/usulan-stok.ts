const usulanStok = {
  'Laporan Usulan Pesan|Pieces to be ordered': 'Laporan Cadangan Pesanan',
  'Laporan Usulan Pindah|Pieces to be moved': 'Laporan Cadangan Pindahan',
  'Usulan Stok|Stock proposals': 'Cadangan Stok',
  '4 minggu|4 weeks': '4 minggu',
  '6 minggu|6 weeks': '6 minggu',
  '8 minggu|8 weeks': '8 minggu',
  '12 minggu|12 weeks': '12 minggu',
  'Perkiraan Nilai|Expected value': 'Anggaran Nilai',
  'Penjualan Dilihat|Sales of': 'Jualan Dilihat',
  'Cukup untuk|Should last': 'Cukup untuk',
};
export default usulanStok;
