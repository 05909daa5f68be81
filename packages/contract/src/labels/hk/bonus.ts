const bonus = {
  'Bulan|Calendar month': '月份',
  'Akhir Bulan|End of month': '月底',
  'Awal Bulan|Start of month': '月初',
  'Kurang dari Target|Short of target': '距目標尚欠',
  'Laju gram (%)|Pace in grams (%)': '克重進度 (%)',
  'Laju (%)|Pace (%)': '進度 (%)',
  'Peringkat|Rank': '名次',
  'Perlu per Hari|Needed a day': '每日所需',
  'Perlu g per Hari|Grams needed a day': '每日所需克數',
  'Tercapai gram (%)|Grams reached (%)': '克重達成 (%)',
  'Tercapai (%)|Reached (%)': '達成 (%)',
  'Seharusnya Kini|Due by now': '至今應達',
  'Target Sales|Sales targets': '銷售目標',
  'Mulai Bulan|From the month of': '起始月份',
  'Berlaku untuk bulan tanggal ini dan seterusnya, sampai ada target baru|Holds for the month of this day and after it, until there is a newer one':
    '由此日期所屬月份起生效，直至有新目標',
  'Kosong = seluruh toko|Empty = the whole shop': '留空＝整間店',
  'Melihat angkanya sendiri di Liga Sales|Sees his own figures in the league': '可在排行榜看自己的數字',
  'Liga Sales|Sales league': '銷售排行榜',
  'Laporan Capaian Toko|Targets of shops': '店舖目標達成',
};
export default bonus;
