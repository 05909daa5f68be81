const bonus = {
  'Bulan|Calendar month': 'Bulan',
  'Akhir Bulan|End of month': 'Akhir bulan',
  'Awal Bulan|Start of month': 'Awal bulan',
  'Kurang dari Target|Short of target': 'Kurang daripada sasaran',
  'Laju gram (%)|Pace in grams (%)': 'Kadar laju gram (%)',
  'Laju (%)|Pace (%)': 'Kadar laju (%)',
  'Peringkat|Rank': 'Kedudukan',
  'Perlu per Hari|Needed a day': 'Perlu sehari',
  'Perlu g per Hari|Grams needed a day': 'Gram perlu sehari',
  'Tercapai gram (%)|Grams reached (%)': 'Gram dicapai (%)',
  'Tercapai (%)|Reached (%)': 'Dicapai (%)',
  'Seharusnya Kini|Due by now': 'Sepatutnya kini',
  'Target Sales|Sales targets': 'Sasaran jurujual',
  'Mulai Bulan|From the month of': 'Mulai bulan',
  'Berlaku untuk bulan tanggal ini dan seterusnya, sampai ada target baru|Holds for the month of this day and after it, until there is a newer one':
    'Berkuat kuasa dari bulan tarikh ini sehingga ada sasaran baharu',
  'Kosong = seluruh toko|Empty = the whole shop': 'Kosong = seluruh kedai',
  'Melihat angkanya sendiri di Liga Sales|Sees his own figures in the league':
    'Melihat angkanya sendiri dalam liga',
  'Liga Sales|Sales league': 'Liga jurujual',
  'Laporan Capaian Toko|Targets of shops': 'Laporan pencapaian kedai',
};
export default bonus;
