const guards = {
  'Bagian|Part': 'Bahagian',
  'Sebelum|Before': 'Sebelum',
  'Sesudah|After': 'Selepas',
  'Setting|Setting': 'Tetapan',
  "Hak Pengguna|User's right": 'Hak Pengguna',
  'Laporan Riwayat Pengaturan|History of settings and rights': 'Laporan Sejarah Tetapan',
  'Setting atau User|Setting or user': 'Tetapan atau User',
  'Riwayat Pengaturan|Changes of settings and rights': 'Sejarah Tetapan',
  'Barang belian disortir setelah {nilai} hari.|Bought pieces are sorted after {nilai} days.':
    'Barang belian diasingkan selepas {nilai} hari.',
  'Barang cicilan dilelang setelah terlambat {nilai} hari.|Pieces in instalments are auctioned when {nilai} days late.':
    'Barang ansuran dilelong selepas lewat {nilai} hari.',
  'Barang dapat dijual tanpa barcode.|Goods may be sold without a barcode.':
    'Barang boleh dijual tanpa barcode.',
  'Barang dilelang {nilai} hari setelah pemberitahuan.|Pledges are auctioned {nilai} days after the notice.':
    'Barang dilelong {nilai} hari selepas notis.',
  'Barang tidak dapat dihitung dengan opname.|Goods cannot be counted any more.':
    'Barang tidak boleh dikira lagi.',
  'Berat dihitung dengan {nilai}.|Weights are counted by {nilai}.': 'Berat dikira dengan {nilai}.',
  'Bunga diakui saat dibayar.|Interest is booked when it is paid.': 'Faedah diiktiraf apabila dibayar.',
  'Bunga diakui setiap tutup harian.|Interest is booked at each closing.':
    'Faedah diiktiraf setiap tutup harian.',
  'Bunga paling sedikit {nilai} hari.|Interest is for {nilai} days at least.':
    'Faedah sekurang-kurangnya {nilai} hari.',
  'Bunga pinjaman dihitung menurut {nilai}.|Interest of loans is counted by {nilai}.':
    'Faedah pinjaman dikira mengikut {nilai}.',
  'Customer membayar biaya kartu, yang dilarang peraturan.|Customers pay card fees, which regulation prohibits.':
    'Pelanggan membayar yuran kad, yang dilarang peraturan.',
  'Dasar pengenaan pajak dihitung {nilai}.|The tax base is counted as {nilai}.': 'Asas cukai dikira {nilai}.',
  'Data toko dikirim ke {nilai}.|Data of the shop go to {nilai}.': 'Data kedai dihantar ke {nilai}.',
  'Denda cicilan sampai {nilai} % dari angsuran.|Fines are up to {nilai} % of an instalment.':
    'Denda ansuran sehingga {nilai} % daripada ansuran.',
  'Dokumen berikutnya dipajaki {nilai} %.|The next documents are taxed at {nilai} %.':
    'Dokumen berikutnya dicukai {nilai} %.',
  'Harga baru dibulatkan ke atas.|New prices round up.': 'Harga baharu dibundarkan ke atas.',
  'Harga baru dibulatkan ke bawah.|New prices round down.': 'Harga baharu dibundarkan ke bawah.',
  'Harga beli mengikuti parameternya.|Buy prices follow their parameters.':
    'Harga beli mengikut parameternya.',
  'Harga beli tidak mengikuti parameternya.|Buy prices do not follow their parameters.':
    'Harga beli tidak mengikut parameternya.',
  'Harga pesanan mengikat toko {nilai} hari.|The price of an order binds the shop for {nilai} days.':
    'Harga tempahan mengikat kedai {nilai} hari.',
  'Harga yang dikutip mengikat toko {nilai} jam.|A quoted price binds the shop for {nilai} hours.':
    'Harga yang disebut mengikat kedai {nilai} jam.',
  'Hari dan jam toko mengikuti {nilai}.|Days and hours of the shop follow {nilai}.':
    'Hari dan masa kedai mengikut {nilai}.',
  'Hari dapat ditutup tanpa menimbang baki.|A day may be closed without weighing the trays.':
    'Hari boleh ditutup tanpa menimbang dulang.',
  'Hidup|Switched on': 'Hidup',
  'Jual, beli dan tukar kasir dibukukan tanpa validasi.|Sales, purchases and exchanges of cashiers are booked without validation.':
    'Jual, beli dan tukar juruwang dibukukan tanpa pengesahan.',
  'Jurnal, buku besar dan neraca saldo tidak dapat dibuka.|Journal, ledger and trial balance cannot be opened.':
    'Jurnal, lejar dan imbangan duga tidak boleh dibuka.',
  'Kas keluar sampai Rp. {nilai} lewat tanpa otorisasi.|Cash out up to Rp. {nilai} passes without an authorisation.':
    'Tunai keluar sehingga Rp. {nilai} lulus tanpa kebenaran.',
  'Kasir dapat memberi tunai untuk kartu debit.|Cashiers may hand out cash for debit cards.':
    'Juruwang boleh memberi tunai untuk kad debit.',
  'Kasir dapat menjual di bawah harga minimum tanpa otorisasi.|Cashiers may sell below the minimum price without an authorisation.':
    'Juruwang boleh menjual di bawah harga minimum tanpa kebenaran.',
  'Kasir melihat hitungan lain saat opname.|Cashiers see other counts while they count.':
    'Juruwang melihat kiraan lain semasa mengira.',
  'Kasir membeli sendiri sampai harga hitungan.|Cashiers buy alone up to the computed price.':
    'Juruwang membeli sendiri sehingga harga kiraan.',
  'Kelebihan lelang milik customer disimpan {nilai} hari.|What an auction leaves the customer is kept for {nilai} days.':
    'Lebihan lelong milik pelanggan disimpan {nilai} hari.',
  'Keterlambatan sampai {nilai} hari tanpa bunga.|Up to {nilai} days late cost no interest.':
    'Lewat sehingga {nilai} hari tanpa faedah.',
  'Laporan dan dokumen dapat memakai tanggal lain dari hari kerja.|Reports and documents may take other days than the business date.':
    'Laporan dan dokumen boleh memakai tarikh lain daripada hari kerja.',
  'MU dapat mengubah setting nota.|MU may change the settings of the nota.':
    'MU boleh mengubah tetapan nota.',
  'Mati|Switched off': 'Mati',
  'Mulai berlaku: {arti}.|From now on: {arti}.': 'Mulai sekarang: {arti}.',
  'Nota sampai umur {nilai} bulan dibeli dengan harga nota.|A nota of up to {nilai} months is bought at its price.':
    'Nota sehingga umur {nilai} bulan dibeli dengan harga nota.',
  'Otorisasi berlaku {nilai} detik.|An authorisation holds for {nilai} seconds.':
    'Kebenaran sah {nilai} saat.',
  'Otorisasi dapat diberi dari ponsel.|Authorisations may be given from a phone.':
    'Kebenaran boleh diberi dari telefon.',
  'Otorisasi dapat diberi dengan sidik jari.|Authorisations may be given by fingerprint.':
    'Kebenaran boleh diberi dengan cap jari.',
  'PPN Rp. {nilai} per gram (0 = menurut persen).|VAT of Rp. {nilai} per gram (0 = by percent).':
    'PPN Rp. {nilai} setiap gram (0 = mengikut peratus).',
  'PPN diambil dari harga yang tertulis.|VAT is taken out of the written price.':
    'PPN diambil daripada harga tertulis.',
  'PPN ditambahkan di atas harga yang tertulis.|VAT is added to the written price.':
    'PPN ditambah di atas harga tertulis.',
  'PPN masukan dikreditkan, yang dilarang PMK 48/2023.|Input VAT is credited, which PMK 48/2023 forbids.':
    'PPN input dikreditkan, yang dilarang PMK 48/2023.',
  'Pelunasan hutang dibukukan tanpa validasi.|Redemptions are booked without validation.':
    'Penebusan dibukukan tanpa pengesahan.',
  'Pembayaran cicilan melunasi angsuran dulu.|Payments settle instalments first.':
    'Bayaran ansuran menjelaskan ansuran dahulu.',
  'Pembayaran cicilan melunasi denda dulu.|Payments settle fines first.':
    'Bayaran ansuran menjelaskan denda dahulu.',
  'Pembelian dibayar menurut {nilai}.|Purchases are paid by {nilai}.': 'Belian dibayar mengikut {nilai}.',
  'Penjualan dan jasa dipungut PPN.|Sales and services carry VAT.': 'Jualan dan jasa dikenakan PPN.',
  'Penjualan dan jasa tidak dipungut PPN.|Sales and services carry no VAT.':
    'Jualan dan jasa tidak dikenakan PPN.',
  'Penjualan sampai Rp. {nilai} lewat tanpa otorisasi.|Sales up to Rp. {nilai} pass without an authorisation.':
    'Jualan sehingga Rp. {nilai} lulus tanpa kebenaran.',
  'Pesanan diterima dengan DP {nilai} %.|Orders are taken on a deposit of {nilai} %.':
    'Tempahan diterima dengan deposit {nilai} %.',
  'Pinjaman baru berbunga {nilai} % per 30 hari.|New loans cost {nilai} % per 30 days.':
    'Pinjaman baharu berfaedah {nilai} % setiap 30 hari.',
  'Pinjaman baru jatuh tempo setelah {nilai} hari.|New loans are due after {nilai} days.':
    'Pinjaman baharu matang selepas {nilai} hari.',
  'Poin customer hangus setelah {nilai} bulan (0 = tidak pernah).|Points of customers expire after {nilai} months (0 = never).':
    'Mata pelanggan luput selepas {nilai} bulan (0 = tidak pernah).',
  'Poin tukar tambah dihitung dari {nilai}.|Points of an exchange count {nilai}.':
    'Mata tukar tambah dikira daripada {nilai}.',
  'Pokok pinjaman tidak dijaga paling sedikitnya.|The least principal of loans is not guarded.':
    'Pokok pinjaman terendah tidak dijaga.',
  'SPV bebas memilih tanggal lampau.|SPV may choose past days.': 'SPV bebas memilih tarikh lepas.',
  'Saldo stock terlihat oleh setiap level yang membuka laporannya.|Stock balances are seen by every level that opens their reports.':
    'Baki stok dilihat oleh setiap peringkat yang membuka laporannya.',
  'Satu poin diberikan untuk setiap Rp. {nilai}.|One point is given for each Rp. {nilai}.':
    'Satu mata diberi untuk setiap Rp. {nilai}.',
  'Selisih sampai {nilai} % lewat tanpa persetujuan.|A difference of up to {nilai} % passes without approval.':
    'Beza sehingga {nilai} % lulus tanpa persetujuan.',
  'Selisih sampai {nilai} gram lewat tanpa persetujuan.|A difference of up to {nilai} grams passes without approval.':
    'Beza sehingga {nilai} gram lulus tanpa persetujuan.',
  'Seorang customer menerima tunai sampai Rp. {nilai} sehari (0 = tanpa batas).|A customer is paid up to Rp. {nilai} in cash a day (0 = no limit).':
    'Seorang pelanggan menerima tunai sehingga Rp. {nilai} sehari (0 = tanpa had).',
  'Seorang tukang memegang sampai {nilai} gram emas murni (0 = tanpa batas).|A craftsman holds up to {nilai} grams of fine gold (0 = no limit).':
    'Seorang tukang memegang sehingga {nilai} gram emas tulen (0 = tanpa had).',
  'Setiap harga baru dibulatkan ke kelipatan Rp. {nilai}.|Each new price is rounded to a multiple of Rp. {nilai}.':
    'Setiap harga baharu dibundarkan kepada gandaan Rp. {nilai}.',
  'Slip hilang dikenai Rp. {nilai}.|A lost slip costs Rp. {nilai}.': 'Slip hilang dikenakan Rp. {nilai}.',
  'Stock dicatat dengan cara {nilai}.|Stock is kept by {nilai}.': 'Stok dicatat dengan cara {nilai}.',
  'Tarif pajak baru berlaku mulai {nilai}.|New tax rates hold from {nilai}.':
    'Kadar cukai baharu berkuat kuasa mulai {nilai}.',
  'Tidak berlaku lagi: {arti}.|No longer: {arti}.': 'Tidak lagi: {arti}.',
  'Toko membayar yang lebih tinggi dari harga nota dan harga beli.|The shop pays the higher of the nota’s price and the buying price.':
    'Kedai membayar yang lebih tinggi antara harga nota dan harga beli.',
  'Toko memberi pinjaman gadai, yang memerlukan izin.|The shop lends on pledges, which needs a licence.':
    'Kedai memberi pinjaman gadai, yang memerlukan lesen.',
  'Toko meminjamkan sampai {nilai} % dari nilai emas.|The shop lends up to {nilai} % of the gold.':
    'Kedai meminjamkan sehingga {nilai} % nilai emas.',
  'Toko menahan {nilai} % dari uang customer.|The shop keeps {nilai} % of the customer’s money.':
    'Kedai menahan {nilai} % wang pelanggan.',
  'Toko menjual emas dengan cicilan gram menurut POJK 17/2024.|The shop sells gold in gram plans under POJK 17/2024.':
    'Kedai menjual emas dengan ansuran gram mengikut POJK 17/2024.',
  'Transaksi di atas Rp. {nilai} dilaporkan.|Transactions above Rp. {nilai} are reported.':
    'Transaksi melebihi Rp. {nilai} dilaporkan.',
  '{nilai} % dari penjualan kembali sebagai poin.|{nilai} % of sales comes back as points.':
    '{nilai} % daripada jualan kembali sebagai mata.',
};
export default guards;
