const settings = {
  'Alamat server grosir|Address of the wholesale server': '卸売サーバーのアドレス',
  'Alamat server Wablas|Address of the Wablas server': 'Wablasサーバーのアドレス',
  'Bahasa|Language': '言語',
  'Barang perlu terlihat setiap (hari)|Pieces want to be seen every (days)': '商品を確認する間隔（日）',
  'Barang web eksternal|External web items': '外部Web商品',
  'Batas pelaporan transaksi per hari (Rp)|Reporting limit per customer and day (Rp)':
    '顧客1日あたりの取引届出限度額 (Rp)',
  'Biaya gesek dibebankan ke customer (dilarang peraturan; tanggung jawab toko)|Card fees are charged to the customer (prohibited by regulation; the shop answers for it)':
    'カード手数料を顧客に請求（法令で禁止、店舗の責任）',
  'Bunga paling sedikit (hari)|Least days of interest': '最低利息日数',
  'Bunga per 30 hari (%)|Interest per 30 days (%)': '30日あたりの利息 (%)',
  'Cara hitung bunga|How interest is counted': '利息の計算方法',
  'Cara kerja stock|How stock is kept': '在庫管理方式',
  'Cashback poin (%), di atas poin biasa|Point cashback (%), on top of the others':
    'ポイント還元 (%)、通常のポイントに加算',
  'Catatan tambahan pada nota|Extra text on the nota': 'Notaの追加備考',
  'Cetakan sertifikat|Certificate print type': '証明書の印刷形式',
  'Dasar berat pembelian|Weight that a purchase counts': '買取重量の基準',
  'Emas di tukang perlu perhatian setelah (hari)|Gold with a craftsman wants attention after (days)':
    '職人に預けた金に注意が必要になるまで (日)',
  'Emas murni paling banyak di tangan satu tukang (gram); 0 = tanpa batas|Most fine gold in the hands of one craftsman (grams); 0 = no limit':
    '職人1人が預かる純金の上限 (グラム)。0 = 無制限',
  'Foto barang tercetak pada nota|The nota shows the photo of the piece': 'Notaに商品写真を印刷',
  'Harga beli dibulatkan ke bawah|Buy prices round down': '買取価格を切り捨て',
  'Harga di bawah minimum perlu otorisasi|Prices below the minimum need an authorisation':
    '最低価格未満は承認が必要',
  'Harga jual dibulatkan ke bawah|Selling prices round down': '販売価格を切り捨て',
  'Harga sudah termasuk PPN|Prices include VAT': '価格はPPN込み',
  'Hutang (gadai); toko wajib memiliki izin usaha pergadaian|Pledge loans; the shop needs a pawn licence':
    '質貸付。店舗に質屋業の許可が必要',
  'Titipan, pesanan dan service|Deposits, orders and services': '預り・注文・修理',
  'Hutang dan cicilan|Lending and instalments': '貸付・分割払い',
  'Integrasi marketplace|Marketplace integration': 'マーケットプレイス連携',
  'Judul pada nota|Title on the nota': 'Notaのタイトル',
  'Kas keluar di atas jumlah ini perlu otorisasi (Rp)|Cash out above this needs an authorisation (Rp)':
    'この金額を超える出金は承認が必要 (Rp)',
  'Kertas nota|Paper of the nota': 'Notaの用紙',
  'Kirim WhatsApp melalui Wablas|Send WhatsApp through Wablas': 'Wablas経由でWhatsAppを送信',
  'Koreksi berat penerimaan di atas ini perlu pemilik (%)|A corrected receipt weight off by more needs the owner (%)':
    '受入重量の訂正がこれを超えるとオーナーの承認が必要 (%)',
  'Lama pinjam (hari)|Loan period (days)': '貸付期間 (日)',
  'Laporan dan tanggal|Reports and dates': 'レポートと日付',
  'Masa tenggang bunga (hari)|Grace days of interest': '利息の猶予日数',
  'Member dan poin|Members and points': '会員とポイント',
  'Nilai lain dalam tarif PPN (1,1 % = 10 % × 11/12 × 12 %) — PMK 11/2025|Deemed value inside the VAT rate (1.1 % = 10 % × 11/12 × 12 %) — PMK 11/2025':
    '付加価値税率のみなし価額 (1.1 % = 10 % × 11/12 × 12 %) — PMK 11/2025',
  'Nilai lain dalam tarif PPN baru|Deemed value inside the new VAT rate': '新しい付加価値税率のみなし価額',
  'Nota dicetak dua kali (customer dan internal)|The nota prints twice (customer and internal)':
    'Notaを2部印刷（顧客用と社内用）',
  'Otorisasi dengan QR|Authorisation by QR': 'QRによる承認',
  'Otorisasi dengan sidik jari|Authorisation by fingerprint': '指紋による承認',
  'Pajak dan pembayaran|Tax and payment': '税金と支払',
  'Paket laporan HIDUP|The HIDUP report pack': 'HIDUPレポートパック',
  'Parameter harga emas pembelian|Gold price parameters for purchases': '買取金価格パラメータ',
  'Parameter hutang pokok|Minimum principal parameters': '最低元本返済パラメータ',
  'Pemberitahuan sebelum lelang (hari)|Notice before foreclosure (days)': '競売前の通知 (日)',
  'Pembulatan berat: digit dan langkah (gram)|Weight rounding: digit and step (grams)':
    '重量の端数処理：桁と単位 (g)',
  'Pembulatan harga beli (Rp)|Rounding step of buy prices (Rp)': '買取価格の端数処理単位 (Rp)',
  'Pembulatan harga jual (Rp)|Rounding step of selling prices (Rp)': '販売価格の端数処理単位 (Rp)',
  'Pembulatan hutang (Rp)|Rounding step of loans (Rp)': '貸付の端数処理単位 (Rp)',
  'Penerimaan intern|Intern receipts': '社内入荷',
  'Penjualan dan nota|Sales and nota': '販売とNota',
  'Penjualan di atas jumlah ini perlu otorisasi (Rp)|Sales above this need an authorisation (Rp)':
    'この金額を超える販売は承認が必要 (Rp)',
  'Poin kedaluwarsa setelah (bulan); 0 = tidak pernah|Points expire after (months); 0 = never':
    'ポイントの有効期間（月）。0 = 無期限',
  'PPh 22 baru (%)|New rate of collected income tax (%)': '徴収所得税の新税率 (%)',
  'PPh 22 dari pedagang tanpa surat keterangan bebas (%) — PMK 48/2023|Income tax collected from traders without an exemption (%) — PMK 48/2023':
    '免税証明のない業者から徴収する所得税 (%) — PMK 48/2023',
  'PPN barang dengan faktur pajak (%) — PMK 48/2023|VAT of pieces with a tax invoice (%) — PMK 48/2023':
    '税務インボイスありの商品のPPN (%) — PMK 48/2023',
  'PPN barang tanpa faktur pajak (%) — PMK 48/2023|VAT of pieces without a tax invoice (%) — PMK 48/2023':
    '税務インボイスなしの商品のPPN (%) — PMK 48/2023',
  'PPN baru barang dengan faktur pajak (%)|New VAT of pieces with a tax invoice (%)':
    '新しいPPN：税務伝票のある商品 (%)',
  'PPN baru barang tanpa faktur pajak (%)|New VAT of pieces without a tax invoice (%)':
    '新しいPPN：税務伝票のない商品 (%)',
  'PPN masukan supplier dikreditkan (dilarang PMK 48/2023 pasal 21); mati = menjadi modal|Input VAT of suppliers is credited (PMK 48/2023 art. 21 forbids it); off = it is cost':
    '仕入先の仕入PPNを控除する (PMK 48/2023 第21条により禁止)。オフ = 原価に含める',
  'PPN pada penjualan dan jasa|VAT on sales and services': '販売・修理サービスのPPN',
  'PPN per gram (Rp); 0 = menurut persen|VAT per gram (Rp); 0 = by percent':
    '1 gあたりのPPN (Rp)。0 = 率で計算',
  'Rentang laporan paling lama satu bulan|Reports span one month at most': 'レポート期間は最長1か月',
  'Saldo tertentu hanya terlihat oleh OWN|Some balances are for OWN only': '一部の残高はOWNのみ閲覧',
  'Satu poin untuk setiap jumlah ini (Rp), bila Parameter Get Point Member tidak mengatur groupnya|One point for each such amount (Rp), where no point earning rule covers the group':
    '1ポイント付与の金額単位 (Rp)、グループに規則がない場合',
  'Semua baki ditimbang sebelum tutup|All trays are weighed before closing': '締め前に全トレイを計量',
  'Setiap pembelian perlu otorisasi|Each purchase needs an authorisation': 'すべての買取に承認が必要',
  'Setting nota hanya untuk OWN dan SU|Nota settings are for OWN and SU only': 'Nota設定はOWNとSUのみ',
  'Sistem|Platform': 'システム',
  'Slip marketplace|Marketplace slips': 'マーケットプレイス伝票',
  'SPV bebas dari kunci tanggal|SPV is free of the date lock': 'SPVは日付固定の対象外',
  'Stock opname hutang|Stock count of pledges': '質物の棚卸',
  'Tanggal terkunci pada tanggal sistem|Dates are locked to the business date': '日付を営業日付に固定',
  'Tarif PPh 22 baru berlaku mulai tanggal; kosong = tidak ada|The new rate of collected income tax holds from this date; empty = none':
    '徴収所得税の新税率の適用開始日。空欄 = なし',
  'Tarif PPN baru berlaku mulai tanggal; kosong = tidak ada|New VAT rates hold from this date; empty = none':
    '新しいPPN税率の適用開始日。空欄 = なし',
  'Tarif umum PPN (%)|General VAT rate (%)': '付加価値税の一般税率 (%)',
  'Tarif umum PPN baru (%)|New general VAT rate (%)': '新しい一般税率 (%)',
  'Toko yang melihat laporan rekap sales|Shops that see the sales recap':
    '販売員集計レポートを閲覧できる店舗',
  'Toleransi selisih penerimaan (gram)|Tolerated receipt difference (grams)': '入荷差異の許容値 (g)',
  'Toleransi susut (gram)|Tolerated loss of weight (grams)': '許容減量 (g)',
  'Toleransi timbang baki (gram)|Tolerated tray difference (grams)': 'トレイ計量の許容差 (g)',
  'Transaksi barang manual|Manual item transactions': '手動商品の取引',
  'Umur nota untuk harga nota (bulan)|Age of a nota that keeps its price (months)':
    'Nota価格を適用する経過月数',
  'Umur otorisasi (detik)|Life of an authorisation (seconds)': '承認の有効時間 (秒)',
  'Validasi pelunasan hutang|Validation of redemptions': '完済・受戻しの確認',
  'Zona waktu toko: WIB, WITA, WIT|Time zone of the shop: WIB, WITA, WIT':
    '店舗のタイムゾーン：WIB、WITA、WIT',
  'Kutipan harga jual kembali berlaku (jam)|A quote of the buy-back price holds (hours)':
    '買取見積りの有効時間（時間）',
  'Jual, beli dan tukar oleh yang tidak boleh memvalidasi menunggu validasi|Sales, purchases and exchanges of who may not validate wait for their validation':
    '確認権限のない人の販売・買取・下取りは確認待ちになる',
  'Batas tunai pembelian per customer sehari (Rp); 0 = tanpa batas|Cash for the purchases of one customer in a day (Rp); 0 = no limit':
    'お客様一人あたり一日の買取現金上限（Rp）。0 = 上限なし',
  'Gesek tunai kartu debit (kartu kredit dilarang peraturan; OWN menyetujui peringatan sekali)|Cash for debit cards (credit cards are prohibited by regulation; OWN accepts the warning once)':
    'デビットカードの現金化（クレジットカードは規制で禁止。OWN が一度だけ警告に同意）',
  'Perpanjangan dihitung dari|Extensions count from': '延長の起算',
  'Bunga setelah cicil pokok|Interest after an instalment': '一部返済後の利息',
  'LTV paling tinggi (%)|Highest loan to value (%)': 'LTV の上限（%）',
  'Kelebihan lelang disimpan (hari)|Auction surplus is kept (days)': '競売余剰の保管（日）',
  'Biaya slip hilang (Rp)|Fee for a lost slip (Rp)': '質札紛失手数料（Rp）',
  'Akrual bunga saat tutup harian|Interest accrued at closing': '日締め時の利息計上',
  'Stock opname barang|Stock count of goods': '商品の棚卸',
  'Kasir opname barang tanpa melihat hitungan lain|Cashiers count goods blind':
    'レジ係は他の数を見ずに商品を数える',
  'Toleransi timbang opname (gram)|Tolerated difference when counting (grams)': '棚卸の許容差（グラム）',
};
export default settings;
