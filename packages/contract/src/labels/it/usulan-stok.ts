const usulanStok = {
  'Laporan Usulan Pesan|Pieces to be ordered': 'Pezzi da ordinare',
  'Laporan Usulan Pindah|Pieces to be moved': 'Pezzi da spostare',
  'Usulan Stok|Stock proposals': 'Proposte di scorta',
  '4 minggu|4 weeks': '4 settimane',
  '6 minggu|6 weeks': '6 settimane',
  '8 minggu|8 weeks': '8 settimane',
  '12 minggu|12 weeks': '12 settimane',
  'Perkiraan Nilai|Expected value': 'Valore previsto',
  'Penjualan Dilihat|Sales of': 'Vendite di',
  'Cukup untuk|Should last': 'Deve bastare per',
};
export default usulanStok;
