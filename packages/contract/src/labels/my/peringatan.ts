const peringatan = {
  'Bagian disk yang terpakai|How much of a disk is used': 'Bahagian cakera yang digunakan',
  'Banyak pembatalan|Many cancellations': 'Banyak pembatalan',
  'Batas Peringatan|Alert limit': 'Had Amaran',
  'Batas|Limit': 'Had',
  'Berulang|Times again': 'Berulang',
  'Cadangan gagal|Backup failed': 'Sandaran gagal',
  'Cadangan terlambat|Backup overdue': 'Sandaran lewat',
  'Cadangan yang gagal sejak yang terakhir berhasil|Backups that failed since the last good one':
    'Sandaran yang gagal sejak yang terakhir berjaya',
  'Disk hampir penuh|Disk nearly full': 'Cakera hampir penuh',
  'Diskon besar|Large discount': 'Diskaun besar',
  'Diskon satu nota, dari harga sebelum diskon; per kasir dan hari|The discount of a nota, of its price before it; by cashier and day':
    'Diskaun satu nota, daripada harga sebelum diskaun; mengikut juruwang dan hari',
  'Dokumen yang dibatalkan dalam satu hari|Documents cancelled in a day':
    'Dokumen yang dibatalkan dalam sehari',
  'Dokumen|Document': 'Dokumen',
  'Gadai kurang jaminan|Pledge short of its worth': 'Gadaian kurang cagaran',
  'Harga Jual/g sebuah kadar terhadap kadar × Harga Global, lebih atau kurang|The selling price of a purity against purity × global price, above or below':
    'Harga jual sesuatu mutu berbanding mutu × Harga Global, lebih atau kurang',
  'Harga jual jauh dari pasar|Selling price far from the market': 'Harga jual jauh daripada pasaran',
  'Hutang terhadap nilai lebur barang gadai, yang tertinggi; dihitung di atas LTV maksimum toko|Owed against the melt value of the goods, the highest; counted above the highest LTV of the shop':
    'Hutang berbanding nilai lebur barang gadaian, yang tertinggi; dikira melebihi LTV maksimum kedai',
  'Jam sejak akhir tanggal sistem yang belum ditutup|Hours since the end of a business day that is still open':
    'Jam sejak tamat tarikh sistem yang belum ditutup',
  'Jam sejak cadangan terakhir yang berhasil|Hours since the last good backup':
    'Jam sejak sandaran terakhir yang berjaya',
  'Jual di bawah minimum|Sold below the minimum': 'Jual di bawah minimum',
  'Jumlah kejadian|How many': 'Bilangan kejadian',
  'Kas toko menumpuk|Much cash in a shop': 'Tunai kedai bertimbun',
  'Laporan Peringatan|Alert log': 'Laporan Amaran',
  'Masih berlangsung|Goes on': 'Masih berlaku',
  'Menit sejak dokumen tertua yang belum disegel|Minutes since the oldest document without a seal':
    'Minit sejak dokumen tertua yang belum dimeterai',
  'Objek|Subject': 'Perkara',
  'Penjualan di bawah harga minimum dalam satu hari, walaupun diotorisasi|Sales below the lowest price in a day, approved or not':
    'Jualan di bawah harga minimum dalam sehari, walaupun diluluskan',
  'Peringatan|Alerts': 'Amaran',
  'Pesan ini dikirim sekali. Siapa yang menangani dicatat di Perlu perhatian.|This is sent once. Who takes care is noted under Needs attention.':
    'Mesej ini dihantar sekali. Siapa yang mengurus dicatat di Perlu perhatian.',
  'Sampai|Over at': 'Hingga',
  'Satuan Batas|Unit of the limit': 'Unit Had',
  'Segel tertunda|Seals are late': 'Meterai tertunda',
  'Selisih timbang baki|Tray weighed otherwise': 'Beza timbang dulang',
  'Selisih timbangan terakhir sebuah baki hari ini, lebih atau kurang|The last weighing of a tray today, too much or too little':
    'Beza timbangan terakhir sebuah dulang hari ini, lebih atau kurang',
  'Sudah berakhir|Is over': 'Sudah tamat',
  'Tertinggi|Farthest': 'Tertinggi',
  'Toko belum tutup harian|Shop not closed': 'Kedai belum tutup harian',
  'Uang tunai di laci sekarang|Cash in the drawer now': 'Wang tunai dalam laci sekarang',
  'jam|hours': 'jam',
  'kali|times': 'kali',
  'menit|minutes': 'minit',
};
export default peringatan;
