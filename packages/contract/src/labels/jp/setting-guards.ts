const guards = {
  'Bagian|Part': '部分',
  'Sebelum|Before': '変更前',
  'Sesudah|After': '変更後',
  'Setting|Setting': '設定',
  "Hak Pengguna|User's right": 'ユーザー権限',
  'Laporan Riwayat Pengaturan|History of settings and rights': '設定と権限の履歴',
  'Setting atau User|Setting or user': '設定またはユーザー',
  'Riwayat Pengaturan|Changes of settings and rights': '設定と権限の変更',
  'Barang belian disortir setelah {nilai} hari.|Bought pieces are sorted after {nilai} days.':
    '買い取った品は {nilai} 日後に仕分けされます。',
  'Barang cicilan dilelang setelah terlambat {nilai} hari.|Pieces in instalments are auctioned when {nilai} days late.':
    '分割の品は {nilai} 日遅れると競売されます。',
  'Barang dapat dijual tanpa barcode.|Goods may be sold without a barcode.':
    '品物はバーコードなしで売れます。',
  'Barang dilelang {nilai} hari setelah pemberitahuan.|Pledges are auctioned {nilai} days after the notice.':
    '質物は通知の {nilai} 日後に競売されます。',
  'Barang tidak dapat dihitung dengan opname.|Goods cannot be counted any more.':
    '品物の棚卸はできなくなります。',
  'Berat dihitung dengan {nilai}.|Weights are counted by {nilai}.': '重量は {nilai} で数えられます。',
  'Bunga diakui saat dibayar.|Interest is booked when it is paid.': '利息は支払時に計上されます。',
  'Bunga diakui setiap tutup harian.|Interest is booked at each closing.': '利息は締めごとに計上されます。',
  'Bunga paling sedikit {nilai} hari.|Interest is for {nilai} days at least.':
    '利息は最低 {nilai} 日分です。',
  'Bunga pinjaman dihitung menurut {nilai}.|Interest of loans is counted by {nilai}.':
    '貸付の利息は {nilai} で数えます。',
  'Customer membayar biaya kartu, yang dilarang peraturan.|Customers pay card fees, which regulation prohibits.':
    '顧客がカード手数料を払います（規則で禁止）。',
  'Dasar pengenaan pajak dihitung {nilai}.|The tax base is counted as {nilai}.':
    '課税標準は {nilai} で数えます。',
  'Data toko dikirim ke {nilai}.|Data of the shop go to {nilai}.': '店のデータは {nilai} に送られます。',
  'Denda cicilan sampai {nilai} % dari angsuran.|Fines are up to {nilai} % of an instalment.':
    '遅延金は分割金の {nilai} % までです。',
  'Dokumen berikutnya dipajaki {nilai} %.|The next documents are taxed at {nilai} %.':
    '次の伝票から {nilai} % で課税されます。',
  'Harga baru dibulatkan ke atas.|New prices round up.': '新しい価格は切り上げられます。',
  'Harga baru dibulatkan ke bawah.|New prices round down.': '新しい価格は切り捨てられます。',
  'Harga beli mengikuti parameternya.|Buy prices follow their parameters.':
    '買取価格はパラメータに従います。',
  'Harga beli tidak mengikuti parameternya.|Buy prices do not follow their parameters.':
    '買取価格はパラメータに従いません。',
  'Harga pesanan mengikat toko {nilai} hari.|The price of an order binds the shop for {nilai} days.':
    '注文の価格は {nilai} 日間店を拘束します。',
  'Harga yang dikutip mengikat toko {nilai} jam.|A quoted price binds the shop for {nilai} hours.':
    '提示価格は {nilai} 時間店を拘束します。',
  'Hari dan jam toko mengikuti {nilai}.|Days and hours of the shop follow {nilai}.':
    '店の日付と時刻は {nilai} に従います。',
  'Hari dapat ditutup tanpa menimbang baki.|A day may be closed without weighing the trays.':
    'トレイを量らずに一日を締められます。',
  'Hidup|Switched on': 'オン',
  'Jual, beli dan tukar kasir dibukukan tanpa validasi.|Sales, purchases and exchanges of cashiers are booked without validation.':
    'レジ係の販売・買取・交換は確認なしで記帳されます。',
  'Jurnal, buku besar dan neraca saldo tidak dapat dibuka.|Journal, ledger and trial balance cannot be opened.':
    '仕訳帳・元帳・試算表は開けません。',
  'Kas keluar sampai Rp. {nilai} lewat tanpa otorisasi.|Cash out up to Rp. {nilai} passes without an authorisation.':
    'Rp. {nilai} までの出金は承認なしで通ります。',
  'Kasir dapat memberi tunai untuk kartu debit.|Cashiers may hand out cash for debit cards.':
    'レジ係はデビットカードに現金を渡せます。',
  'Kasir dapat menjual di bawah harga minimum tanpa otorisasi.|Cashiers may sell below the minimum price without an authorisation.':
    'レジ係は承認なしで最低価格より安く売れます。',
  'Kasir melihat hitungan lain saat opname.|Cashiers see other counts while they count.':
    'レジ係は棚卸中に他の数を見られます。',
  'Kasir membeli sendiri sampai harga hitungan.|Cashiers buy alone up to the computed price.':
    'レジ係は計算価格まで一人で買い取れます。',
  'Kelebihan lelang milik customer disimpan {nilai} hari.|What an auction leaves the customer is kept for {nilai} days.':
    '競売の余剰は顧客のため {nilai} 日保管されます。',
  'Keterlambatan sampai {nilai} hari tanpa bunga.|Up to {nilai} days late cost no interest.':
    '{nilai} 日までの遅れは無利息です。',
  'Laporan dan dokumen dapat memakai tanggal lain dari hari kerja.|Reports and documents may take other days than the business date.':
    'レポートと伝票は営業日以外の日付を使えます。',
  'MU dapat mengubah setting nota.|MU may change the settings of the nota.':
    'MU は nota の設定を変更できます。',
  'Mati|Switched off': 'オフ',
  'Mulai berlaku: {arti}.|From now on: {arti}.': '今から：{arti}。',
  'Nota sampai umur {nilai} bulan dibeli dengan harga nota.|A nota of up to {nilai} months is bought at its price.':
    '{nilai} か月までの nota は nota の価格で買い取られます。',
  'Otorisasi berlaku {nilai} detik.|An authorisation holds for {nilai} seconds.':
    '承認は {nilai} 秒間有効です。',
  'Otorisasi dapat diberi dari ponsel.|Authorisations may be given from a phone.':
    '承認は電話から与えられます。',
  'Otorisasi dapat diberi dengan sidik jari.|Authorisations may be given by fingerprint.':
    '承認は指紋で与えられます。',
  'PPN Rp. {nilai} per gram (0 = menurut persen).|VAT of Rp. {nilai} per gram (0 = by percent).':
    '付加価値税は 1 グラム Rp. {nilai}（0 = 率による）。',
  'PPN diambil dari harga yang tertulis.|VAT is taken out of the written price.':
    '付加価値税は表示価格に含まれます。',
  'PPN ditambahkan di atas harga yang tertulis.|VAT is added to the written price.':
    '付加価値税は表示価格に加算されます。',
  'PPN masukan dikreditkan, yang dilarang PMK 48/2023.|Input VAT is credited, which PMK 48/2023 forbids.':
    '仕入税額を控除します（PMK 48/2023 で禁止）。',
  'Pelunasan hutang dibukukan tanpa validasi.|Redemptions are booked without validation.':
    '質の受戻しは確認なしで記帳されます。',
  'Pembayaran cicilan melunasi angsuran dulu.|Payments settle instalments first.':
    '支払はまず分割金に充てられます。',
  'Pembayaran cicilan melunasi denda dulu.|Payments settle fines first.': '支払はまず遅延金に充てられます。',
  'Pembelian dibayar menurut {nilai}.|Purchases are paid by {nilai}.': '買取は {nilai} で支払われます。',
  'Penjualan dan jasa dipungut PPN.|Sales and services carry VAT.':
    '販売とサービスに付加価値税がかかります。',
  'Penjualan dan jasa tidak dipungut PPN.|Sales and services carry no VAT.':
    '販売とサービスに付加価値税がかかりません。',
  'Penjualan sampai Rp. {nilai} lewat tanpa otorisasi.|Sales up to Rp. {nilai} pass without an authorisation.':
    'Rp. {nilai} までの販売は承認なしで通ります。',
  'Pesanan diterima dengan DP {nilai} %.|Orders are taken on a deposit of {nilai} %.':
    '注文は {nilai} % の手付金で受けます。',
  'Pinjaman baru berbunga {nilai} % per 30 hari.|New loans cost {nilai} % per 30 days.':
    '新しい貸付は 30 日ごとに {nilai} % です。',
  'Pinjaman baru jatuh tempo setelah {nilai} hari.|New loans are due after {nilai} days.':
    '新しい貸付は {nilai} 日後に満期です。',
  'Poin customer hangus setelah {nilai} bulan (0 = tidak pernah).|Points of customers expire after {nilai} months (0 = never).':
    '顧客のポイントは {nilai} か月で失効します（0 = なし）。',
  'Poin tukar tambah dihitung dari {nilai}.|Points of an exchange count {nilai}.':
    '交換のポイントは {nilai} で数えます。',
  'Pokok pinjaman tidak dijaga paling sedikitnya.|The least principal of loans is not guarded.':
    '貸付の最低元本は守られません。',
  'SPV bebas memilih tanggal lampau.|SPV may choose past days.': 'SPV は過去の日付を選べます。',
  'Saldo stock terlihat oleh setiap level yang membuka laporannya.|Stock balances are seen by every level that opens their reports.':
    '在庫残高はレポートを開けるすべてのレベルに見えます。',
  'Satu poin diberikan untuk setiap Rp. {nilai}.|One point is given for each Rp. {nilai}.':
    'Rp. {nilai} ごとに 1 ポイントが付きます。',
  'Selisih sampai {nilai} % lewat tanpa persetujuan.|A difference of up to {nilai} % passes without approval.':
    '{nilai} % までの差は承認なしで通ります。',
  'Selisih sampai {nilai} gram lewat tanpa persetujuan.|A difference of up to {nilai} grams passes without approval.':
    '{nilai} グラムまでの差は承認なしで通ります。',
  'Seorang customer menerima tunai sampai Rp. {nilai} sehari (0 = tanpa batas).|A customer is paid up to Rp. {nilai} in cash a day (0 = no limit).':
    '顧客一人に一日 Rp. {nilai} まで現金で支払います（0 = 制限なし）。',
  'Seorang tukang memegang sampai {nilai} gram emas murni (0 = tanpa batas).|A craftsman holds up to {nilai} grams of fine gold (0 = no limit).':
    '職人一人が純金 {nilai} グラムまで持てます（0 = 制限なし）。',
  'Setiap harga baru dibulatkan ke kelipatan Rp. {nilai}.|Each new price is rounded to a multiple of Rp. {nilai}.':
    '新しい価格は Rp. {nilai} の倍数に丸められます。',
  'Slip hilang dikenai Rp. {nilai}.|A lost slip costs Rp. {nilai}.': '質札の紛失は Rp. {nilai} です。',
  'Stock dicatat dengan cara {nilai}.|Stock is kept by {nilai}.': '在庫は {nilai} で記録されます。',
  'Tarif pajak baru berlaku mulai {nilai}.|New tax rates hold from {nilai}.':
    '新しい税率は {nilai} から有効です。',
  'Tidak berlaku lagi: {arti}.|No longer: {arti}.': '今後なし：{arti}。',
  'Toko membayar yang lebih tinggi dari harga nota dan harga beli.|The shop pays the higher of the nota’s price and the buying price.':
    '店は nota 価格と買取価格の高い方を支払います。',
  'Toko memberi pinjaman gadai, yang memerlukan izin.|The shop lends on pledges, which needs a licence.':
    '店は質貸しを行い、免許が必要です。',
  'Toko meminjamkan sampai {nilai} % dari nilai emas.|The shop lends up to {nilai} % of the gold.':
    '店は金の価値の {nilai} % まで貸します。',
  'Toko menahan {nilai} % dari uang customer.|The shop keeps {nilai} % of the customer’s money.':
    '店は顧客の金額の {nilai} % を留め置きます。',
  'Toko menjual emas dengan cicilan gram menurut POJK 17/2024.|The shop sells gold in gram plans under POJK 17/2024.':
    '店は POJK 17/2024 によりグラム積立で金を売ります。',
  'Transaksi di atas Rp. {nilai} dilaporkan.|Transactions above Rp. {nilai} are reported.':
    'Rp. {nilai} を超える取引は報告されます。',
  '{nilai} % dari penjualan kembali sebagai poin.|{nilai} % of sales comes back as points.':
    '販売額の {nilai} % がポイントで戻ります。',
};
export default guards;
