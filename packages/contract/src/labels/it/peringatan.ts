const peringatan = {
  'Bagian disk yang terpakai|How much of a disk is used': 'Quanto disco è occupato',
  'Banyak pembatalan|Many cancellations': 'Molti annullamenti',
  'Batas Peringatan|Alert limit': 'Limite dell’avviso',
  'Batas|Limit': 'Limite',
  'Berulang|Times again': 'Ripetizioni',
  'Cadangan gagal|Backup failed': 'Backup fallito',
  'Cadangan terlambat|Backup overdue': 'Backup in ritardo',
  'Cadangan yang gagal sejak yang terakhir berhasil|Backups that failed since the last good one':
    'Backup falliti dopo l’ultimo riuscito',
  'Disk hampir penuh|Disk nearly full': 'Disco quasi pieno',
  'Diskon besar|Large discount': 'Sconto elevato',
  'Diskon satu nota, dari harga sebelum diskon; per kasir dan hari|The discount of a nota, of its price before it; by cashier and day':
    'Lo sconto di una nota sul prezzo prima dello sconto; per cassiere e giorno',
  'Dokumen yang dibatalkan dalam satu hari|Documents cancelled in a day': 'Documenti annullati in un giorno',
  'Dokumen|Document': 'Documento',
  'Gadai kurang jaminan|Pledge short of its worth': 'Pegno sotto garanzia',
  'Harga Jual/g sebuah kadar terhadap kadar × Harga Global, lebih atau kurang|The selling price of a purity against purity × global price, above or below':
    'Il prezzo di vendita di un titolo rispetto a titolo × prezzo globale, sopra o sotto',
  'Harga jual jauh dari pasar|Selling price far from the market': 'Prezzo di vendita lontano dal mercato',
  'Hutang terhadap nilai lebur barang gadai, yang tertinggi; dihitung di atas LTV maksimum toko|Owed against the melt value of the goods, the highest; counted above the highest LTV of the shop':
    'Debito rispetto al valore di fusione dei beni, il più alto; contato sopra l’LTV massimo del negozio',
  'Jam sejak akhir tanggal sistem yang belum ditutup|Hours since the end of a business day that is still open':
    'Ore dalla fine di una giornata ancora aperta',
  'Jam sejak cadangan terakhir yang berhasil|Hours since the last good backup':
    'Ore dall’ultimo backup riuscito',
  'Jual di bawah minimum|Sold below the minimum': 'Venduto sotto il minimo',
  'Jumlah kejadian|How many': 'Quanti casi',
  'Kas toko menumpuk|Much cash in a shop': 'Molto contante in negozio',
  'Laporan Peringatan|Alert log': 'Registro avvisi',
  'Masih berlangsung|Goes on': 'In corso',
  'Menit sejak dokumen tertua yang belum disegel|Minutes since the oldest document without a seal':
    'Minuti dal documento più vecchio senza sigillo',
  'Objek|Subject': 'Oggetto',
  'Penjualan di bawah harga minimum dalam satu hari, walaupun diotorisasi|Sales below the lowest price in a day, approved or not':
    'Vendite sotto il prezzo minimo in un giorno, anche se autorizzate',
  'Peringatan|Alerts': 'Avvisi',
  'Pesan ini dikirim sekali. Siapa yang menangani dicatat di Perlu perhatian.|This is sent once. Who takes care is noted under Needs attention.':
    'Questo messaggio arriva una volta sola. Chi se ne occupa è annotato in Da controllare.',
  'Sampai|Over at': 'Finito il',
  'Satuan Batas|Unit of the limit': 'Unità del limite',
  'Segel tertunda|Seals are late': 'Sigilli in ritardo',
  'Selisih timbang baki|Tray weighed otherwise': 'Vassoio con peso diverso',
  'Selisih timbangan terakhir sebuah baki hari ini, lebih atau kurang|The last weighing of a tray today, too much or too little':
    'L’ultima pesata di un vassoio oggi, in più o in meno',
  'Sudah berakhir|Is over': 'Terminato',
  'Tertinggi|Farthest': 'Massimo',
  'Toko belum tutup harian|Shop not closed': 'Negozio non chiuso',
  'Uang tunai di laci sekarang|Cash in the drawer now': 'Contante nel cassetto adesso',
  'jam|hours': 'ore',
  'kali|times': 'volte',
  'menit|minutes': 'minuti',
};
export default peringatan;
