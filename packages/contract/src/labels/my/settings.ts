const settings = {
  'Alamat server grosir|Address of the wholesale server': 'Alamat pelayan borong',
  'Alamat server Wablas|Address of the Wablas server': 'Alamat pelayan Wablas',
  'Bahasa|Language': 'Bahasa',
  'Barang perlu terlihat setiap (hari)|Pieces want to be seen every (days)':
    'Barang perlu dilihat setiap (hari)',
  'Barang web eksternal|External web items': 'Barang web luar',
  'Batas pelaporan transaksi per hari (Rp)|Reporting limit per customer and day (Rp)':
    'Had pelaporan transaksi setiap pelanggan sehari (Rp)',
  'Biaya gesek dibebankan ke customer (dilarang peraturan; tanggung jawab toko)|Card fees are charged to the customer (prohibited by regulation; the shop answers for it)':
    'Caj kad dikenakan kepada pelanggan (dilarang oleh peraturan; tanggungjawab kedai)',
  'Bunga paling sedikit (hari)|Least days of interest': 'Faedah minimum (hari)',
  'Bunga per 30 hari (%)|Interest per 30 days (%)': 'Faedah setiap 30 hari (%)',
  'Cara hitung bunga|How interest is counted': 'Cara kira faedah',
  'Cara kerja stock|How stock is kept': 'Cara kerja stok',
  'Cashback poin (%), di atas poin biasa|Point cashback (%), on top of the others':
    'Pulangan tunai mata (%), di atas mata biasa',
  'Catatan tambahan pada nota|Extra text on the nota': 'Catatan tambahan pada nota',
  'Cetakan sertifikat|Certificate print type': 'Cetakan sijil',
  'Dasar berat pembelian|Weight that a purchase counts': 'Asas berat belian',
  'Emas di tukang perlu perhatian setelah (hari)|Gold with a craftsman wants attention after (days)':
    'Emas pada tukang perlu perhatian selepas (hari)',
  'Emas murni paling banyak di tangan satu tukang (gram); 0 = tanpa batas|Most fine gold in the hands of one craftsman (grams); 0 = no limit':
    'Emas tulen paling banyak pada seorang tukang (gram); 0 = tanpa had',
  'Foto barang tercetak pada nota|The nota shows the photo of the piece': 'Gambar barang dicetak pada nota',
  'Harga beli dibulatkan ke bawah|Buy prices round down': 'Harga beli dibundarkan ke bawah',
  'Harga di bawah minimum perlu otorisasi|Prices below the minimum need an authorisation':
    'Harga di bawah minimum perlu kelulusan',
  'Harga jual dibulatkan ke bawah|Selling prices round down': 'Harga jual dibundarkan ke bawah',
  'Harga sudah termasuk PPN|Prices include VAT': 'Harga termasuk PPN',
  'Hutang (gadai); toko wajib memiliki izin usaha pergadaian|Pledge loans; the shop needs a pawn licence':
    'Pinjaman gadai; kedai wajib mempunyai lesen pajak gadai',
  'Titipan, pesanan dan service|Deposits, orders and services': 'Deposit, tempahan dan servis',
  'Hutang dan cicilan|Lending and instalments': 'Pinjaman dan ansuran',
  'Integrasi marketplace|Marketplace integration': 'Integrasi platform e-dagang',
  'Judul pada nota|Title on the nota': 'Tajuk pada nota',
  'Kas keluar di atas jumlah ini perlu otorisasi (Rp)|Cash out above this needs an authorisation (Rp)':
    'Tunai keluar melebihi jumlah ini perlu kelulusan (Rp)',
  'Kertas nota|Paper of the nota': 'Kertas nota',
  'Kirim WhatsApp melalui Wablas|Send WhatsApp through Wablas': 'Hantar WhatsApp melalui Wablas',
  'Koreksi berat penerimaan di atas ini perlu pemilik (%)|A corrected receipt weight off by more needs the owner (%)':
    'Pembetulan berat penerimaan melebihi ini memerlukan pemilik (%)',
  'Lama pinjam (hari)|Loan period (days)': 'Tempoh pinjaman (hari)',
  'Laporan dan tanggal|Reports and dates': 'Laporan dan tarikh',
  'Masa tenggang bunga (hari)|Grace days of interest': 'Tempoh ihsan faedah (hari)',
  'Member dan poin|Members and points': 'Ahli dan mata',
  'Nilai lain dalam tarif PPN (1,1 % = 10 % × 11/12 × 12 %) — PMK 11/2025|Deemed value inside the VAT rate (1.1 % = 10 % × 11/12 × 12 %) — PMK 11/2025':
    'Nilai anggapan dalam kadar PPN (1.1 % = 10 % × 11/12 × 12 %) — PMK 11/2025',
  'Nilai lain dalam tarif PPN baru|Deemed value inside the new VAT rate':
    'Nilai anggapan dalam kadar PPN baharu',
  'Nota dicetak dua kali (customer dan internal)|The nota prints twice (customer and internal)':
    'Nota dicetak dua kali (pelanggan dan dalaman)',
  'Otorisasi dengan QR|Authorisation by QR': 'Kelulusan dengan QR',
  'Otorisasi dengan sidik jari|Authorisation by fingerprint': 'Kelulusan dengan cap jari',
  'Pajak dan pembayaran|Tax and payment': 'Cukai dan bayaran',
  'Paket laporan HIDUP|The HIDUP report pack': 'Pakej laporan HIDUP',
  'Parameter harga emas pembelian|Gold price parameters for purchases': 'Parameter harga emas belian',
  'Parameter hutang pokok|Minimum principal parameters': 'Parameter pokok minimum',
  'Pemberitahuan sebelum lelang (hari)|Notice before foreclosure (days)': 'Notis sebelum lelong (hari)',
  'Pembulatan berat: digit dan langkah (gram)|Weight rounding: digit and step (grams)':
    'Pembundaran berat: digit dan langkah (gram)',
  'Pembulatan harga beli (Rp)|Rounding step of buy prices (Rp)': 'Pembundaran harga beli (Rp)',
  'Pembulatan harga jual (Rp)|Rounding step of selling prices (Rp)': 'Pembundaran harga jual (Rp)',
  'Pembulatan hutang (Rp)|Rounding step of loans (Rp)': 'Pembundaran pinjaman (Rp)',
  'Penerimaan intern|Intern receipts': 'Terimaan dalaman',
  'Penjualan dan nota|Sales and nota': 'Jualan dan nota',
  'Penjualan di atas jumlah ini perlu otorisasi (Rp)|Sales above this need an authorisation (Rp)':
    'Jualan melebihi jumlah ini perlu kelulusan (Rp)',
  'Poin kedaluwarsa setelah (bulan); 0 = tidak pernah|Points expire after (months); 0 = never':
    'Mata luput selepas (bulan); 0 = tidak pernah',
  'PPh 22 baru (%)|New rate of collected income tax (%)': 'Kadar baharu cukai pendapatan (%)',
  'PPh 22 dari pedagang tanpa surat keterangan bebas (%) — PMK 48/2023|Income tax collected from traders without an exemption (%) — PMK 48/2023':
    'Cukai pendapatan daripada peniaga tanpa pengecualian (%) — PMK 48/2023',
  'PPN barang dengan faktur pajak (%) — PMK 48/2023|VAT of pieces with a tax invoice (%) — PMK 48/2023':
    'PPN barang dengan invois cukai (%) — PMK 48/2023',
  'PPN barang tanpa faktur pajak (%) — PMK 48/2023|VAT of pieces without a tax invoice (%) — PMK 48/2023':
    'PPN barang tanpa invois cukai (%) — PMK 48/2023',
  'PPN baru barang dengan faktur pajak (%)|New VAT of pieces with a tax invoice (%)':
    'PPN baharu barang dengan invois cukai (%)',
  'PPN baru barang tanpa faktur pajak (%)|New VAT of pieces without a tax invoice (%)':
    'PPN baharu barang tanpa invois cukai (%)',
  'PPN masukan supplier dikreditkan (dilarang PMK 48/2023 pasal 21); mati = menjadi modal|Input VAT of suppliers is credited (PMK 48/2023 art. 21 forbids it); off = it is cost':
    'PPN input pembekal dikreditkan (dilarang PMK 48/2023 perkara 21); mati = menjadi kos',
  'PPN pada penjualan dan jasa|VAT on sales and services': 'PPN pada jualan dan servis',
  'PPN per gram (Rp); 0 = menurut persen|VAT per gram (Rp); 0 = by percent':
    'PPN segram (Rp); 0 = mengikut peratus',
  'Rentang laporan paling lama satu bulan|Reports span one month at most':
    'Julat laporan paling lama satu bulan',
  'Saldo tertentu hanya terlihat oleh OWN|Some balances are for OWN only':
    'Baki tertentu hanya dilihat oleh OWN',
  'Satu poin untuk setiap jumlah ini (Rp), bila Parameter Get Point Member tidak mengatur groupnya|One point for each such amount (Rp), where no point earning rule covers the group':
    'Satu mata bagi setiap jumlah ini (Rp), jika tiada aturan bagi kumpulannya',
  'Semua baki ditimbang sebelum tutup|All trays are weighed before closing':
    'Semua dulang ditimbang sebelum tutup',
  'Setiap pembelian perlu otorisasi|Each purchase needs an authorisation': 'Setiap belian perlu kelulusan',
  'Setting nota hanya untuk OWN dan SU|Nota settings are for OWN and SU only':
    'Tetapan nota hanya untuk OWN dan SU',
  'Sistem|Platform': 'Sistem',
  'Slip marketplace|Marketplace slips': 'Slip platform e-dagang',
  'SPV bebas dari kunci tanggal|SPV is free of the date lock': 'SPV bebas daripada kunci tarikh',
  'Stock opname hutang|Stock count of pledges': 'Kiraan stok gadaian',
  'Tanggal terkunci pada tanggal sistem|Dates are locked to the business date':
    'Tarikh dikunci pada tarikh sistem',
  'Tarif PPh 22 baru berlaku mulai tanggal; kosong = tidak ada|The new rate of collected income tax holds from this date; empty = none':
    'Kadar baharu cukai pendapatan berkuat kuasa dari tarikh ini; kosong = tiada',
  'Tarif PPN baru berlaku mulai tanggal; kosong = tidak ada|New VAT rates hold from this date; empty = none':
    'Kadar PPN baharu berkuat kuasa mulai tarikh ini; kosong = tiada',
  'Tarif umum PPN (%)|General VAT rate (%)': 'Kadar umum PPN (%)',
  'Tarif umum PPN baru (%)|New general VAT rate (%)': 'Kadar umum PPN baharu (%)',
  'Toko yang melihat laporan rekap sales|Shops that see the sales recap': 'Kedai yang melihat rekap jurujual',
  'Toleransi selisih penerimaan (gram)|Tolerated receipt difference (grams)':
    'Toleransi beza terimaan (gram)',
  'Toleransi susut (gram)|Tolerated loss of weight (grams)': 'Toleransi susut (gram)',
  'Toleransi timbang baki (gram)|Tolerated tray difference (grams)': 'Toleransi timbang dulang (gram)',
  'Transaksi barang manual|Manual item transactions': 'Transaksi barang manual',
  'Umur nota untuk harga nota (bulan)|Age of a nota that keeps its price (months)':
    'Usia nota yang mengekalkan harga nota (bulan)',
  'Umur otorisasi (detik)|Life of an authorisation (seconds)': 'Tempoh sah kelulusan (saat)',
  'Validasi pelunasan hutang|Validation of redemptions': 'Pengesahan penebusan',
  'Zona waktu toko: WIB, WITA, WIT|Time zone of the shop: WIB, WITA, WIT': 'Zon waktu kedai: WIB, WITA, WIT',
  'Kutipan harga jual kembali berlaku (jam)|A quote of the buy-back price holds (hours)':
    'Sebut harga belian semula sah (jam)',
  'Jual, beli dan tukar oleh yang tidak boleh memvalidasi menunggu validasi|Sales, purchases and exchanges of who may not validate wait for their validation':
    'Jualan, belian dan tukar oleh yang tidak boleh mengesahkan menunggu pengesahan',
  'Batas tunai pembelian per customer sehari (Rp); 0 = tanpa batas|Cash for the purchases of one customer in a day (Rp); 0 = no limit':
    'Had tunai belian bagi seorang pelanggan sehari (Rp); 0 = tiada had',
  'Gesek tunai kartu debit (kartu kredit dilarang peraturan; OWN menyetujui peringatan sekali)|Cash for debit cards (credit cards are prohibited by regulation; OWN accepts the warning once)':
    'Tunai melalui kad debit (kad kredit dilarang peraturan; OWN menerima amaran sekali)',
  'Perpanjangan dihitung dari|Extensions count from': 'Lanjutan dikira dari',
  'Bunga setelah cicil pokok|Interest after an instalment': 'Faedah selepas ansuran',
  'LTV paling tinggi (%)|Highest loan to value (%)': 'LTV tertinggi (%)',
  'Kelebihan lelang disimpan (hari)|Auction surplus is kept (days)': 'Lebihan lelong disimpan (hari)',
  'Biaya slip hilang (Rp)|Fee for a lost slip (Rp)': 'Yuran slip hilang (Rp)',
  'Akrual bunga saat tutup harian|Interest accrued at closing': 'Akruan faedah semasa tutup harian',
  'Stock opname barang|Stock count of goods': 'Kiraan stok barang',
  'Kasir opname barang tanpa melihat hitungan lain|Cashiers count goods blind':
    'Juruwang mengira barang tanpa melihat kiraan lain',
  'Toleransi timbang opname (gram)|Tolerated difference when counting (grams)':
    'Toleransi timbangan kiraan (gram)',
};
export default settings;
