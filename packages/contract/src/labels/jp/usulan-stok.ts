const usulanStok = {
  'Laporan Usulan Pesan|Pieces to be ordered': '発注すべき商品',
  'Laporan Usulan Pindah|Pieces to be moved': '移動すべき商品',
  'Usulan Stok|Stock proposals': '在庫の提案',
  '4 minggu|4 weeks': '4週間',
  '6 minggu|6 weeks': '6週間',
  '8 minggu|8 weeks': '8週間',
  '12 minggu|12 weeks': '12週間',
  'Perkiraan Nilai|Expected value': '見込み額',
  'Penjualan Dilihat|Sales of': '対象の販売',
  'Cukup untuk|Should last': '持たせる期間',
};
export default usulanStok;
