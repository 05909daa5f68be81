const guards = {
  'Bagian|Part': 'Parte',
  'Sebelum|Before': 'Prima',
  'Sesudah|After': 'Dopo',
  'Setting|Setting': 'Impostazione',
  "Hak Pengguna|User's right": 'Diritto dell’utente',
  'Laporan Riwayat Pengaturan|History of settings and rights': 'Storico di impostazioni e diritti',
  'Setting atau User|Setting or user': 'Impostazione o utente',
  'Riwayat Pengaturan|Changes of settings and rights': 'Modifiche di impostazioni e diritti',
  'Barang belian disortir setelah {nilai} hari.|Bought pieces are sorted after {nilai} days.':
    'I pezzi comprati si smistano dopo {nilai} giorni.',
  'Barang cicilan dilelang setelah terlambat {nilai} hari.|Pieces in instalments are auctioned when {nilai} days late.':
    'I pezzi a rate vanno all’asta dopo {nilai} giorni di ritardo.',
  'Barang dapat dijual tanpa barcode.|Goods may be sold without a barcode.':
    'La merce si può vendere senza barcode.',
  'Barang dilelang {nilai} hari setelah pemberitahuan.|Pledges are auctioned {nilai} days after the notice.':
    'I pegni vanno all’asta {nilai} giorni dopo l’avviso.',
  'Barang tidak dapat dihitung dengan opname.|Goods cannot be counted any more.':
    'La merce non si può più contare.',
  'Berat dihitung dengan {nilai}.|Weights are counted by {nilai}.': 'I pesi si contano con {nilai}.',
  'Bunga diakui saat dibayar.|Interest is booked when it is paid.':
    'L’interesse si registra quando è pagato.',
  'Bunga diakui setiap tutup harian.|Interest is booked at each closing.':
    'L’interesse si registra a ogni chiusura.',
  'Bunga paling sedikit {nilai} hari.|Interest is for {nilai} days at least.':
    'L’interesse è almeno di {nilai} giorni.',
  'Bunga pinjaman dihitung menurut {nilai}.|Interest of loans is counted by {nilai}.':
    'L’interesse dei prestiti si conta secondo {nilai}.',
  'Customer membayar biaya kartu, yang dilarang peraturan.|Customers pay card fees, which regulation prohibits.':
    'I clienti pagano le commissioni carta, vietato dalla normativa.',
  'Dasar pengenaan pajak dihitung {nilai}.|The tax base is counted as {nilai}.':
    'La base imponibile si conta come {nilai}.',
  'Data toko dikirim ke {nilai}.|Data of the shop go to {nilai}.': 'I dati del negozio vanno a {nilai}.',
  'Denda cicilan sampai {nilai} % dari angsuran.|Fines are up to {nilai} % of an instalment.':
    'Le penali arrivano al {nilai} % di una rata.',
  'Dokumen berikutnya dipajaki {nilai} %.|The next documents are taxed at {nilai} %.':
    'I prossimi documenti sono tassati al {nilai} %.',
  'Harga baru dibulatkan ke atas.|New prices round up.': 'I nuovi prezzi si arrotondano per eccesso.',
  'Harga baru dibulatkan ke bawah.|New prices round down.': 'I nuovi prezzi si arrotondano per difetto.',
  'Harga beli mengikuti parameternya.|Buy prices follow their parameters.':
    'I prezzi di acquisto seguono i loro parametri.',
  'Harga beli tidak mengikuti parameternya.|Buy prices do not follow their parameters.':
    'I prezzi di acquisto non seguono i loro parametri.',
  'Harga pesanan mengikat toko {nilai} hari.|The price of an order binds the shop for {nilai} days.':
    'Il prezzo di un ordine impegna il negozio per {nilai} giorni.',
  'Harga yang dikutip mengikat toko {nilai} jam.|A quoted price binds the shop for {nilai} hours.':
    'Un prezzo quotato impegna il negozio per {nilai} ore.',
  'Hari dan jam toko mengikuti {nilai}.|Days and hours of the shop follow {nilai}.':
    'Giorni e ore del negozio seguono {nilai}.',
  'Hari dapat ditutup tanpa menimbang baki.|A day may be closed without weighing the trays.':
    'Un giorno si può chiudere senza pesare i vassoi.',
  'Hidup|Switched on': 'Attivo',
  'Jual, beli dan tukar kasir dibukukan tanpa validasi.|Sales, purchases and exchanges of cashiers are booked without validation.':
    'Vendite, acquisti e permute dei cassieri si registrano senza convalida.',
  'Jurnal, buku besar dan neraca saldo tidak dapat dibuka.|Journal, ledger and trial balance cannot be opened.':
    'Giornale, mastro e bilancio di verifica non si aprono più.',
  'Kas keluar sampai Rp. {nilai} lewat tanpa otorisasi.|Cash out up to Rp. {nilai} passes without an authorisation.':
    'Le uscite di cassa fino a Rp. {nilai} passano senza autorizzazione.',
  'Kasir dapat memberi tunai untuk kartu debit.|Cashiers may hand out cash for debit cards.':
    'I cassieri possono dare contanti su carte di debito.',
  'Kasir dapat menjual di bawah harga minimum tanpa otorisasi.|Cashiers may sell below the minimum price without an authorisation.':
    'I cassieri possono vendere sotto il prezzo minimo senza autorizzazione.',
  'Kasir melihat hitungan lain saat opname.|Cashiers see other counts while they count.':
    'I cassieri vedono gli altri conteggi mentre contano.',
  'Kasir membeli sendiri sampai harga hitungan.|Cashiers buy alone up to the computed price.':
    'I cassieri comprano da soli fino al prezzo calcolato.',
  'Kelebihan lelang milik customer disimpan {nilai} hari.|What an auction leaves the customer is kept for {nilai} days.':
    'Quanto resta al cliente da un’asta si conserva {nilai} giorni.',
  'Keterlambatan sampai {nilai} hari tanpa bunga.|Up to {nilai} days late cost no interest.':
    'Fino a {nilai} giorni di ritardo senza interesse.',
  'Laporan dan dokumen dapat memakai tanggal lain dari hari kerja.|Reports and documents may take other days than the business date.':
    'Report e documenti possono avere date diverse da quella di lavoro.',
  'MU dapat mengubah setting nota.|MU may change the settings of the nota.':
    'MU può cambiare le impostazioni della nota.',
  'Mati|Switched off': 'Spento',
  'Mulai berlaku: {arti}.|From now on: {arti}.': 'Da ora: {arti}.',
  'Nota sampai umur {nilai} bulan dibeli dengan harga nota.|A nota of up to {nilai} months is bought at its price.':
    'Una nota fino a {nilai} mesi si ricompra al suo prezzo.',
  'Otorisasi berlaku {nilai} detik.|An authorisation holds for {nilai} seconds.':
    'Un’autorizzazione vale {nilai} secondi.',
  'Otorisasi dapat diberi dari ponsel.|Authorisations may be given from a phone.':
    'Le autorizzazioni si possono dare dal telefono.',
  'Otorisasi dapat diberi dengan sidik jari.|Authorisations may be given by fingerprint.':
    'Le autorizzazioni si possono dare con l’impronta.',
  'PPN Rp. {nilai} per gram (0 = menurut persen).|VAT of Rp. {nilai} per gram (0 = by percent).':
    'IVA di Rp. {nilai} al grammo (0 = in percentuale).',
  'PPN diambil dari harga yang tertulis.|VAT is taken out of the written price.':
    'L’IVA si scorpora dal prezzo scritto.',
  'PPN ditambahkan di atas harga yang tertulis.|VAT is added to the written price.':
    'L’IVA si aggiunge al prezzo scritto.',
  'PPN masukan dikreditkan, yang dilarang PMK 48/2023.|Input VAT is credited, which PMK 48/2023 forbids.':
    'L’IVA a monte si detrae, vietato da PMK 48/2023.',
  'Pelunasan hutang dibukukan tanpa validasi.|Redemptions are booked without validation.':
    'I riscatti si registrano senza convalida.',
  'Pembayaran cicilan melunasi angsuran dulu.|Payments settle instalments first.':
    'I pagamenti saldano prima le rate.',
  'Pembayaran cicilan melunasi denda dulu.|Payments settle fines first.':
    'I pagamenti saldano prima le penali.',
  'Pembelian dibayar menurut {nilai}.|Purchases are paid by {nilai}.':
    'Gli acquisti si pagano secondo {nilai}.',
  'Penjualan dan jasa dipungut PPN.|Sales and services carry VAT.': 'Vendite e servizi sono soggetti a IVA.',
  'Penjualan dan jasa tidak dipungut PPN.|Sales and services carry no VAT.':
    'Vendite e servizi sono senza IVA.',
  'Penjualan sampai Rp. {nilai} lewat tanpa otorisasi.|Sales up to Rp. {nilai} pass without an authorisation.':
    'Le vendite fino a Rp. {nilai} passano senza autorizzazione.',
  'Pesanan diterima dengan DP {nilai} %.|Orders are taken on a deposit of {nilai} %.':
    'Gli ordini si accettano con un deposito del {nilai} %.',
  'Pinjaman baru berbunga {nilai} % per 30 hari.|New loans cost {nilai} % per 30 days.':
    'I nuovi prestiti costano il {nilai} % ogni 30 giorni.',
  'Pinjaman baru jatuh tempo setelah {nilai} hari.|New loans are due after {nilai} days.':
    'I nuovi prestiti scadono dopo {nilai} giorni.',
  'Poin customer hangus setelah {nilai} bulan (0 = tidak pernah).|Points of customers expire after {nilai} months (0 = never).':
    'I punti dei clienti scadono dopo {nilai} mesi (0 = mai).',
  'Poin tukar tambah dihitung dari {nilai}.|Points of an exchange count {nilai}.':
    'I punti di una permuta contano {nilai}.',
  'Pokok pinjaman tidak dijaga paling sedikitnya.|The least principal of loans is not guarded.':
    'Il capitale minimo dei prestiti non è protetto.',
  'SPV bebas memilih tanggal lampau.|SPV may choose past days.': 'SPV può scegliere giorni passati.',
  'Saldo stock terlihat oleh setiap level yang membuka laporannya.|Stock balances are seen by every level that opens their reports.':
    'I saldi di magazzino sono visti da ogni livello che ne apre i report.',
  'Satu poin diberikan untuk setiap Rp. {nilai}.|One point is given for each Rp. {nilai}.':
    'Si dà un punto ogni Rp. {nilai}.',
  'Selisih sampai {nilai} % lewat tanpa persetujuan.|A difference of up to {nilai} % passes without approval.':
    'Una differenza fino al {nilai} % passa senza approvazione.',
  'Selisih sampai {nilai} gram lewat tanpa persetujuan.|A difference of up to {nilai} grams passes without approval.':
    'Una differenza fino a {nilai} grammi passa senza approvazione.',
  'Seorang customer menerima tunai sampai Rp. {nilai} sehari (0 = tanpa batas).|A customer is paid up to Rp. {nilai} in cash a day (0 = no limit).':
    'Un cliente riceve fino a Rp. {nilai} in contanti al giorno (0 = senza limite).',
  'Seorang tukang memegang sampai {nilai} gram emas murni (0 = tanpa batas).|A craftsman holds up to {nilai} grams of fine gold (0 = no limit).':
    'Un artigiano tiene fino a {nilai} grammi d’oro fino (0 = senza limite).',
  'Setiap harga baru dibulatkan ke kelipatan Rp. {nilai}.|Each new price is rounded to a multiple of Rp. {nilai}.':
    'Ogni nuovo prezzo è arrotondato a un multiplo di Rp. {nilai}.',
  'Slip hilang dikenai Rp. {nilai}.|A lost slip costs Rp. {nilai}.': 'Una ricevuta persa costa Rp. {nilai}.',
  'Stock dicatat dengan cara {nilai}.|Stock is kept by {nilai}.': 'Il magazzino si tiene con {nilai}.',
  'Tarif pajak baru berlaku mulai {nilai}.|New tax rates hold from {nilai}.':
    'Le nuove aliquote valgono dal {nilai}.',
  'Tidak berlaku lagi: {arti}.|No longer: {arti}.': 'Non più: {arti}.',
  'Toko membayar yang lebih tinggi dari harga nota dan harga beli.|The shop pays the higher of the nota’s price and the buying price.':
    'Il negozio paga il maggiore tra il prezzo della nota e quello di acquisto.',
  'Toko memberi pinjaman gadai, yang memerlukan izin.|The shop lends on pledges, which needs a licence.':
    'Il negozio presta su pegno, per cui serve una licenza.',
  'Toko meminjamkan sampai {nilai} % dari nilai emas.|The shop lends up to {nilai} % of the gold.':
    'Il negozio presta fino al {nilai} % dell’oro.',
  'Toko menahan {nilai} % dari uang customer.|The shop keeps {nilai} % of the customer’s money.':
    'Il negozio trattiene il {nilai} % del denaro del cliente.',
  'Toko menjual emas dengan cicilan gram menurut POJK 17/2024.|The shop sells gold in gram plans under POJK 17/2024.':
    'Il negozio vende oro con piani a grammi secondo POJK 17/2024.',
  'Transaksi di atas Rp. {nilai} dilaporkan.|Transactions above Rp. {nilai} are reported.':
    'Le operazioni sopra Rp. {nilai} sono segnalate.',
  '{nilai} % dari penjualan kembali sebagai poin.|{nilai} % of sales comes back as points.':
    'Il {nilai} % delle vendite torna come punti.',
};
export default guards;
