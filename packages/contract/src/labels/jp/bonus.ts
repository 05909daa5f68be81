const bonus = {
  'Bulan|Calendar month': '月',
  'Akhir Bulan|End of month': '月末',
  'Awal Bulan|Start of month': '月初',
  'Kurang dari Target|Short of target': '目標までの不足',
  'Laju gram (%)|Pace in grams (%)': 'グラムのペース (%)',
  'Laju (%)|Pace (%)': 'ペース (%)',
  'Peringkat|Rank': '順位',
  'Perlu per Hari|Needed a day': '一日に必要',
  'Perlu g per Hari|Grams needed a day': '一日に必要なグラム',
  'Tercapai gram (%)|Grams reached (%)': 'グラム達成 (%)',
  'Tercapai (%)|Reached (%)': '達成 (%)',
  'Seharusnya Kini|Due by now': '現時点の目標',
  'Target Sales|Sales targets': '販売目標',
  'Mulai Bulan|From the month of': '開始月',
  'Berlaku untuk bulan tanggal ini dan seterusnya, sampai ada target baru|Holds for the month of this day and after it, until there is a newer one':
    'この日の月から、新しい目標ができるまで有効',
  'Kosong = seluruh toko|Empty = the whole shop': '空欄＝店全体',
  'Melihat angkanya sendiri di Liga Sales|Sees his own figures in the league': 'ランキングで自分の数字を見る',
  'Liga Sales|Sales league': '販売ランキング',
  'Laporan Capaian Toko|Targets of shops': '店舗の目標達成',
};
export default bonus;
