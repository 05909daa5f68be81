const peringatan = {
  'Bagian disk yang terpakai|How much of a disk is used': '磁碟已用比例',
  'Banyak pembatalan|Many cancellations': '多次取消',
  'Batas Peringatan|Alert limit': '警報上限',
  'Batas|Limit': '上限',
  'Berulang|Times again': '重複次數',
  'Cadangan gagal|Backup failed': '備份失敗',
  'Cadangan terlambat|Backup overdue': '備份逾期',
  'Cadangan yang gagal sejak yang terakhir berhasil|Backups that failed since the last good one':
    '上次成功後失敗的備份',
  'Disk hampir penuh|Disk nearly full': '磁碟將滿',
  'Diskon besar|Large discount': '大額折扣',
  'Diskon satu nota, dari harga sebelum diskon; per kasir dan hari|The discount of a nota, of its price before it; by cashier and day':
    '單張 Nota 的折扣，佔折前價格；按收銀員及日',
  'Dokumen yang dibatalkan dalam satu hari|Documents cancelled in a day': '一天內取消的單據',
  'Dokumen|Document': '單據',
  'Gadai kurang jaminan|Pledge short of its worth': '抵押品不足',
  'Harga Jual/g sebuah kadar terhadap kadar × Harga Global, lebih atau kurang|The selling price of a purity against purity × global price, above or below':
    '某成色售價與成色×全球價之差，高或低',
  'Harga jual jauh dari pasar|Selling price far from the market': '售價偏離市價',
  'Hutang terhadap nilai lebur barang gadai, yang tertinggi; dihitung di atas LTV maksimum toko|Owed against the melt value of the goods, the highest; counted above the highest LTV of the shop':
    '欠款佔抵押品熔煉價值，取最高；只計超過店舖最高LTV者',
  'Jam sejak akhir tanggal sistem yang belum ditutup|Hours since the end of a business day that is still open':
    '未結營業日結束後的小時數',
  'Jam sejak cadangan terakhir yang berhasil|Hours since the last good backup': '距上次成功備份的小時數',
  'Jual di bawah minimum|Sold below the minimum': '低於最低價出售',
  'Jumlah kejadian|How many': '次數',
  'Kas toko menumpuk|Much cash in a shop': '店內現金過多',
  'Laporan Peringatan|Alert log': '警報記錄',
  'Masih berlangsung|Goes on': '持續中',
  'Menit sejak dokumen tertua yang belum disegel|Minutes since the oldest document without a seal':
    '最舊未封印單據至今的分鐘數',
  'Objek|Subject': '對象',
  'Penjualan di bawah harga minimum dalam satu hari, walaupun diotorisasi|Sales below the lowest price in a day, approved or not':
    '一天內低於最低價的銷售，不論是否獲批',
  'Peringatan|Alerts': '警報',
  'Pesan ini dikirim sekali. Siapa yang menangani dicatat di Perlu perhatian.|This is sent once. Who takes care is noted under Needs attention.':
    '此訊息只發送一次。處理人記錄於待關注事項。',
  'Sampai|Over at': '結束時間',
  'Satuan Batas|Unit of the limit': '上限單位',
  'Segel tertunda|Seals are late': '封印延遲',
  'Selisih timbang baki|Tray weighed otherwise': '托盤重量差異',
  'Selisih timbangan terakhir sebuah baki hari ini, lebih atau kurang|The last weighing of a tray today, too much or too little':
    '今日托盤最後一次稱重的差異，多或少',
  'Sudah berakhir|Is over': '已結束',
  'Tertinggi|Farthest': '最高值',
  'Toko belum tutup harian|Shop not closed': '店舖未日結',
  'Uang tunai di laci sekarang|Cash in the drawer now': '抽屜現有現金',
  'jam|hours': '小時',
  'kali|times': '次',
  'menit|minutes': '分鐘',
};
export default peringatan;
