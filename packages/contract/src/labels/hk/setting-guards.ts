const guards = {
  'Bagian|Part': '部分',
  'Sebelum|Before': '更改前',
  'Sesudah|After': '更改後',
  'Setting|Setting': '設定',
  "Hak Pengguna|User's right": '用戶權限',
  'Laporan Riwayat Pengaturan|History of settings and rights': '設定與權限記錄',
  'Setting atau User|Setting or user': '設定或用戶',
  'Riwayat Pengaturan|Changes of settings and rights': '設定與權限更改',
  'Barang belian disortir setelah {nilai} hari.|Bought pieces are sorted after {nilai} days.':
    '買入的貨品於 {nilai} 天後分揀。',
  'Barang cicilan dilelang setelah terlambat {nilai} hari.|Pieces in instalments are auctioned when {nilai} days late.':
    '分期貨品逾期 {nilai} 天後拍賣。',
  'Barang dapat dijual tanpa barcode.|Goods may be sold without a barcode.': '貨品可不用條碼出售。',
  'Barang dilelang {nilai} hari setelah pemberitahuan.|Pledges are auctioned {nilai} days after the notice.':
    '抵押品於通知 {nilai} 天後拍賣。',
  'Barang tidak dapat dihitung dengan opname.|Goods cannot be counted any more.': '貨品不能再盤點。',
  'Berat dihitung dengan {nilai}.|Weights are counted by {nilai}.': '重量以 {nilai} 計算。',
  'Bunga diakui saat dibayar.|Interest is booked when it is paid.': '利息於支付時入帳。',
  'Bunga diakui setiap tutup harian.|Interest is booked at each closing.': '利息於每次結算時入帳。',
  'Bunga paling sedikit {nilai} hari.|Interest is for {nilai} days at least.': '利息最少計 {nilai} 天。',
  'Bunga pinjaman dihitung menurut {nilai}.|Interest of loans is counted by {nilai}.':
    '貸款利息按 {nilai} 計算。',
  'Customer membayar biaya kartu, yang dilarang peraturan.|Customers pay card fees, which regulation prohibits.':
    '客戶支付刷卡費，法規禁止。',
  'Dasar pengenaan pajak dihitung {nilai}.|The tax base is counted as {nilai}.': '稅基按 {nilai} 計算。',
  'Data toko dikirim ke {nilai}.|Data of the shop go to {nilai}.': '店舖資料會傳送至 {nilai}。',
  'Denda cicilan sampai {nilai} % dari angsuran.|Fines are up to {nilai} % of an instalment.':
    '罰款最高為分期的 {nilai} %。',
  'Dokumen berikutnya dipajaki {nilai} %.|The next documents are taxed at {nilai} %.':
    '之後的單據按 {nilai} % 徵稅。',
  'Harga baru dibulatkan ke atas.|New prices round up.': '新價格向上取整。',
  'Harga baru dibulatkan ke bawah.|New prices round down.': '新價格向下取整。',
  'Harga beli mengikuti parameternya.|Buy prices follow their parameters.': '買入價依照其參數。',
  'Harga beli tidak mengikuti parameternya.|Buy prices do not follow their parameters.':
    '買入價不依照其參數。',
  'Harga pesanan mengikat toko {nilai} hari.|The price of an order binds the shop for {nilai} days.':
    '訂單價格約束店舖 {nilai} 天。',
  'Harga yang dikutip mengikat toko {nilai} jam.|A quoted price binds the shop for {nilai} hours.':
    '報價約束店舖 {nilai} 小時。',
  'Hari dan jam toko mengikuti {nilai}.|Days and hours of the shop follow {nilai}.':
    '店舖的日期和時間依照 {nilai}。',
  'Hari dapat ditutup tanpa menimbang baki.|A day may be closed without weighing the trays.':
    '不秤托盤也可結束營業日。',
  'Hidup|Switched on': '開',
  'Jual, beli dan tukar kasir dibukukan tanpa validasi.|Sales, purchases and exchanges of cashiers are booked without validation.':
    '收銀員的銷售、買入和換購無須核實即入帳。',
  'Jurnal, buku besar dan neraca saldo tidak dapat dibuka.|Journal, ledger and trial balance cannot be opened.':
    '日記帳、總帳和試算表不能開啟。',
  'Kas keluar sampai Rp. {nilai} lewat tanpa otorisasi.|Cash out up to Rp. {nilai} passes without an authorisation.':
    'Rp. {nilai} 以下的現金支出無須授權。',
  'Kasir dapat memberi tunai untuk kartu debit.|Cashiers may hand out cash for debit cards.':
    '收銀員可就扣帳卡付出現金。',
  'Kasir dapat menjual di bawah harga minimum tanpa otorisasi.|Cashiers may sell below the minimum price without an authorisation.':
    '收銀員可在沒有授權下以低於最低價出售。',
  'Kasir melihat hitungan lain saat opname.|Cashiers see other counts while they count.':
    '收銀員盤點時可看到其他盤點。',
  'Kasir membeli sendiri sampai harga hitungan.|Cashiers buy alone up to the computed price.':
    '收銀員可自行以計算價以內買入。',
  'Kelebihan lelang milik customer disimpan {nilai} hari.|What an auction leaves the customer is kept for {nilai} days.':
    '拍賣餘款為客戶保留 {nilai} 天。',
  'Keterlambatan sampai {nilai} hari tanpa bunga.|Up to {nilai} days late cost no interest.':
    '逾期 {nilai} 天內不計利息。',
  'Laporan dan dokumen dapat memakai tanggal lain dari hari kerja.|Reports and documents may take other days than the business date.':
    '報表和單據可使用營業日以外的日期。',
  'MU dapat mengubah setting nota.|MU may change the settings of the nota.': 'MU 可更改 nota 設定。',
  'Mati|Switched off': '關',
  'Mulai berlaku: {arti}.|From now on: {arti}.': '由現在起：{arti}。',
  'Nota sampai umur {nilai} bulan dibeli dengan harga nota.|A nota of up to {nilai} months is bought at its price.':
    '{nilai} 個月內的 nota 按 nota 價買回。',
  'Otorisasi berlaku {nilai} detik.|An authorisation holds for {nilai} seconds.': '授權有效 {nilai} 秒。',
  'Otorisasi dapat diberi dari ponsel.|Authorisations may be given from a phone.': '授權可由手機給予。',
  'Otorisasi dapat diberi dengan sidik jari.|Authorisations may be given by fingerprint.':
    '授權可用指紋給予。',
  'PPN Rp. {nilai} per gram (0 = menurut persen).|VAT of Rp. {nilai} per gram (0 = by percent).':
    '增值稅每克 Rp. {nilai}（0 = 按百分比）。',
  'PPN diambil dari harga yang tertulis.|VAT is taken out of the written price.': '增值稅由標價中扣出。',
  'PPN ditambahkan di atas harga yang tertulis.|VAT is added to the written price.': '增值稅加於標價之上。',
  'PPN masukan dikreditkan, yang dilarang PMK 48/2023.|Input VAT is credited, which PMK 48/2023 forbids.':
    '進項增值稅予以抵扣，PMK 48/2023 禁止。',
  'Pelunasan hutang dibukukan tanpa validasi.|Redemptions are booked without validation.':
    '贖回無須核實即入帳。',
  'Pembayaran cicilan melunasi angsuran dulu.|Payments settle instalments first.': '付款先清分期。',
  'Pembayaran cicilan melunasi denda dulu.|Payments settle fines first.': '付款先清罰款。',
  'Pembelian dibayar menurut {nilai}.|Purchases are paid by {nilai}.': '買入按 {nilai} 付款。',
  'Penjualan dan jasa dipungut PPN.|Sales and services carry VAT.': '銷售和服務須繳增值稅。',
  'Penjualan dan jasa tidak dipungut PPN.|Sales and services carry no VAT.': '銷售和服務不繳增值稅。',
  'Penjualan sampai Rp. {nilai} lewat tanpa otorisasi.|Sales up to Rp. {nilai} pass without an authorisation.':
    'Rp. {nilai} 以下的銷售無須授權。',
  'Pesanan diterima dengan DP {nilai} %.|Orders are taken on a deposit of {nilai} %.':
    '訂單以 {nilai} % 訂金接受。',
  'Pinjaman baru berbunga {nilai} % per 30 hari.|New loans cost {nilai} % per 30 days.':
    '新貸款每 30 天收 {nilai} %。',
  'Pinjaman baru jatuh tempo setelah {nilai} hari.|New loans are due after {nilai} days.':
    '新貸款於 {nilai} 天後到期。',
  'Poin customer hangus setelah {nilai} bulan (0 = tidak pernah).|Points of customers expire after {nilai} months (0 = never).':
    '客戶積分於 {nilai} 個月後失效（0 = 永不）。',
  'Poin tukar tambah dihitung dari {nilai}.|Points of an exchange count {nilai}.':
    '換購積分按 {nilai} 計算。',
  'Pokok pinjaman tidak dijaga paling sedikitnya.|The least principal of loans is not guarded.':
    '貸款最低本金不受保護。',
  'SPV bebas memilih tanggal lampau.|SPV may choose past days.': 'SPV 可選擇過去的日期。',
  'Saldo stock terlihat oleh setiap level yang membuka laporannya.|Stock balances are seen by every level that opens their reports.':
    '所有可開啟報表的級別都會看到庫存結餘。',
  'Satu poin diberikan untuk setiap Rp. {nilai}.|One point is given for each Rp. {nilai}.':
    '每 Rp. {nilai} 贈一分。',
  'Selisih sampai {nilai} % lewat tanpa persetujuan.|A difference of up to {nilai} % passes without approval.':
    '{nilai} % 以內的差異無須批准。',
  'Selisih sampai {nilai} gram lewat tanpa persetujuan.|A difference of up to {nilai} grams passes without approval.':
    '{nilai} 克以內的差異無須批准。',
  'Seorang customer menerima tunai sampai Rp. {nilai} sehari (0 = tanpa batas).|A customer is paid up to Rp. {nilai} in cash a day (0 = no limit).':
    '每位客戶每日最多收取現金 Rp. {nilai}（0 = 無限制）。',
  'Seorang tukang memegang sampai {nilai} gram emas murni (0 = tanpa batas).|A craftsman holds up to {nilai} grams of fine gold (0 = no limit).':
    '每位工匠最多持有純金 {nilai} 克（0 = 無限制）。',
  'Setiap harga baru dibulatkan ke kelipatan Rp. {nilai}.|Each new price is rounded to a multiple of Rp. {nilai}.':
    '每個新價格取整至 Rp. {nilai} 的倍數。',
  'Slip hilang dikenai Rp. {nilai}.|A lost slip costs Rp. {nilai}.': '遺失當票收費 Rp. {nilai}。',
  'Stock dicatat dengan cara {nilai}.|Stock is kept by {nilai}.': '庫存以 {nilai} 方式記錄。',
  'Tarif pajak baru berlaku mulai {nilai}.|New tax rates hold from {nilai}.': '新稅率由 {nilai} 起生效。',
  'Tidak berlaku lagi: {arti}.|No longer: {arti}.': '不再：{arti}。',
  'Toko membayar yang lebih tinggi dari harga nota dan harga beli.|The shop pays the higher of the nota’s price and the buying price.':
    '店舖支付 nota 價與買入價中較高者。',
  'Toko memberi pinjaman gadai, yang memerlukan izin.|The shop lends on pledges, which needs a licence.':
    '店舖經營抵押貸款，須有牌照。',
  'Toko meminjamkan sampai {nilai} % dari nilai emas.|The shop lends up to {nilai} % of the gold.':
    '店舖最多借出黃金價值的 {nilai} %。',
  'Toko menahan {nilai} % dari uang customer.|The shop keeps {nilai} % of the customer’s money.':
    '店舖保留客戶款項的 {nilai} %。',
  'Toko menjual emas dengan cicilan gram menurut POJK 17/2024.|The shop sells gold in gram plans under POJK 17/2024.':
    '店舖依 POJK 17/2024 以克數分期出售黃金。',
  'Transaksi di atas Rp. {nilai} dilaporkan.|Transactions above Rp. {nilai} are reported.':
    '超過 Rp. {nilai} 的交易會申報。',
  '{nilai} % dari penjualan kembali sebagai poin.|{nilai} % of sales comes back as points.':
    '銷售額的 {nilai} % 以積分回贈。',
};
export default guards;
