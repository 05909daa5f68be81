const peringatan = {
  'Bagian disk yang terpakai|How much of a disk is used': 'ディスクの使用率',
  'Banyak pembatalan|Many cancellations': '取消しが多い',
  'Batas Peringatan|Alert limit': 'アラート上限',
  'Batas|Limit': '上限',
  'Berulang|Times again': '再発回数',
  'Cadangan gagal|Backup failed': 'バックアップの失敗',
  'Cadangan terlambat|Backup overdue': 'バックアップの遅れ',
  'Cadangan yang gagal sejak yang terakhir berhasil|Backups that failed since the last good one':
    '最後の成功以降に失敗したバックアップ',
  'Disk hampir penuh|Disk nearly full': 'ディスクの空き不足',
  'Diskon besar|Large discount': '大幅な値引',
  'Diskon satu nota, dari harga sebelum diskon; per kasir dan hari|The discount of a nota, of its price before it; by cashier and day':
    'Nota一件の値引（値引前価格比）、担当者・日ごと',
  'Dokumen yang dibatalkan dalam satu hari|Documents cancelled in a day': '一日に取り消された伝票',
  'Dokumen|Document': '伝票',
  'Gadai kurang jaminan|Pledge short of its worth': '質草の担保不足',
  'Harga Jual/g sebuah kadar terhadap kadar × Harga Global, lebih atau kurang|The selling price of a purity against purity × global price, above or below':
    '品位別販売価格と「品位×全体価格」の差（上下とも）',
  'Harga jual jauh dari pasar|Selling price far from the market': '相場から離れた販売価格',
  'Hutang terhadap nilai lebur barang gadai, yang tertinggi; dihitung di atas LTV maksimum toko|Owed against the melt value of the goods, the highest; counted above the highest LTV of the shop':
    '質草の地金価値に対する貸付の最高比率（店の最大LTV超のみ）',
  'Jam sejak akhir tanggal sistem yang belum ditutup|Hours since the end of a business day that is still open':
    '締めていない営業日の終了からの時間',
  'Jam sejak cadangan terakhir yang berhasil|Hours since the last good backup':
    '最後に成功したバックアップからの時間',
  'Jual di bawah minimum|Sold below the minimum': '最低価格を下回る販売',
  'Jumlah kejadian|How many': '件数',
  'Kas toko menumpuk|Much cash in a shop': '店の現金が多い',
  'Laporan Peringatan|Alert log': 'アラート履歴',
  'Masih berlangsung|Goes on': '継続中',
  'Menit sejak dokumen tertua yang belum disegel|Minutes since the oldest document without a seal':
    '未封印の最古伝票からの分数',
  'Objek|Subject': '対象',
  'Penjualan di bawah harga minimum dalam satu hari, walaupun diotorisasi|Sales below the lowest price in a day, approved or not':
    '一日の最低価格未満の販売（承認の有無を問わず）',
  'Peringatan|Alerts': 'アラート',
  'Pesan ini dikirim sekali. Siapa yang menangani dicatat di Perlu perhatian.|This is sent once. Who takes care is noted under Needs attention.':
    'このメッセージは一度だけ送られます。対応者は要確認に記録されます。',
  'Sampai|Over at': '終了日時',
  'Satuan Batas|Unit of the limit': '上限の単位',
  'Segel tertunda|Seals are late': '封印の遅れ',
  'Selisih timbang baki|Tray weighed otherwise': 'トレイの重量差',
  'Selisih timbangan terakhir sebuah baki hari ini, lebih atau kurang|The last weighing of a tray today, too much or too little':
    '本日のトレイ最終計量の過不足',
  'Sudah berakhir|Is over': '終了',
  'Tertinggi|Farthest': '最大値',
  'Toko belum tutup harian|Shop not closed': '締めていない店',
  'Uang tunai di laci sekarang|Cash in the drawer now': '現在の引出しの現金',
  'jam|hours': '時間',
  'kali|times': '回',
  'menit|minutes': '分',
};
export default peringatan;
