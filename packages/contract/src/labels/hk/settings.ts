const settings = {
  'Alamat server grosir|Address of the wholesale server': '批發伺服器地址',
  'Alamat server Wablas|Address of the Wablas server': 'Wablas 伺服器地址',
  'Bahasa|Language': '語言',
  'Barang perlu terlihat setiap (hari)|Pieces want to be seen every (days)': '貨品須每隔多少天見到一次',
  'Barang web eksternal|External web items': '外部網站貨品',
  'Batas pelaporan transaksi per hari (Rp)|Reporting limit per customer and day (Rp)':
    '每位客戶每日交易申報限額 (Rp)',
  'Biaya gesek dibebankan ke customer (dilarang peraturan; tanggung jawab toko)|Card fees are charged to the customer (prohibited by regulation; the shop answers for it)':
    '向客戶收取刷卡手續費（法規禁止；由店舖負責）',
  'Bunga paling sedikit (hari)|Least days of interest': '最少計息日數',
  'Bunga per 30 hari (%)|Interest per 30 days (%)': '每 30 日利息 (%)',
  'Cara hitung bunga|How interest is counted': '利息計算方式',
  'Cara kerja stock|How stock is kept': '存貨運作方式',
  'Cashback poin (%), di atas poin biasa|Point cashback (%), on top of the others':
    '積分回贈 (%)，另加於一般積分',
  'Catatan tambahan pada nota|Extra text on the nota': 'Nota 附加備註',
  'Cetakan sertifikat|Certificate print type': '證書打印格式',
  'Dasar berat pembelian|Weight that a purchase counts': '收購計重基準',
  'Emas di tukang perlu perhatian setelah (hari)|Gold with a craftsman wants attention after (days)':
    '黃金在工匠處超過此日數須留意（日）',
  'Emas murni paling banyak di tangan satu tukang (gram); 0 = tanpa batas|Most fine gold in the hands of one craftsman (grams); 0 = no limit':
    '單一工匠手上純金上限（克）；0＝不限',
  'Foto barang tercetak pada nota|The nota shows the photo of the piece': 'Nota 印上貨品相片',
  'Harga beli dibulatkan ke bawah|Buy prices round down': '收購價向下湊整',
  'Harga di bawah minimum perlu otorisasi|Prices below the minimum need an authorisation': '低於最低價須授權',
  'Harga jual dibulatkan ke bawah|Selling prices round down': '售價向下湊整',
  'Harga sudah termasuk PPN|Prices include VAT': '價格已含增值稅',
  'Hutang (gadai); toko wajib memiliki izin usaha pergadaian|Pledge loans; the shop needs a pawn licence':
    '典當貸款；店舖須持有典當業牌照',
  'Titipan, pesanan dan service|Deposits, orders and services': '訂金、訂單及維修',
  'Hutang dan cicilan|Lending and instalments': '貸款及分期',
  'Integrasi marketplace|Marketplace integration': '網購平台整合',
  'Judul pada nota|Title on the nota': 'Nota 標題',
  'Kas keluar di atas jumlah ini perlu otorisasi (Rp)|Cash out above this needs an authorisation (Rp)':
    '現金支出超過此金額須授權 (Rp)',
  'Kertas nota|Paper of the nota': 'Nota 紙張',
  'Kirim WhatsApp melalui Wablas|Send WhatsApp through Wablas': '經 Wablas 發送 WhatsApp',
  'Koreksi berat penerimaan di atas ini perlu pemilik (%)|A corrected receipt weight off by more needs the owner (%)':
    '來貨重量更正超過此值須由東主批准 (%)',
  'Lama pinjam (hari)|Loan period (days)': '貸款期（日）',
  'Laporan dan tanggal|Reports and dates': '報表及日期',
  'Masa tenggang bunga (hari)|Grace days of interest': '免息寬限日數',
  'Member dan poin|Members and points': '會員及積分',
  'Nilai lain dalam tarif PPN (1,1 % = 10 % × 11/12 × 12 %) — PMK 11/2025|Deemed value inside the VAT rate (1.1 % = 10 % × 11/12 × 12 %) — PMK 11/2025':
    '增值稅率中的推定價值 (1.1 % = 10 % × 11/12 × 12 %) — PMK 11/2025',
  'Nilai lain dalam tarif PPN baru|Deemed value inside the new VAT rate': '新增值稅率中的推定價值',
  'Nota dicetak dua kali (customer dan internal)|The nota prints twice (customer and internal)':
    'Nota 打印兩份（客戶及內部）',
  'Otorisasi dengan QR|Authorisation by QR': 'QR 授權',
  'Otorisasi dengan sidik jari|Authorisation by fingerprint': '指紋授權',
  'Pajak dan pembayaran|Tax and payment': '稅務及付款',
  'Paket laporan HIDUP|The HIDUP report pack': 'HIDUP 報表組合',
  'Parameter harga emas pembelian|Gold price parameters for purchases': '收購金價參數',
  'Parameter hutang pokok|Minimum principal parameters': '最低本金參數',
  'Pemberitahuan sebelum lelang (hari)|Notice before foreclosure (days)': '拍賣前通知期（日）',
  'Pembulatan berat: digit dan langkah (gram)|Weight rounding: digit and step (grams)':
    '重量湊整：位數及單位（克）',
  'Pembulatan harga beli (Rp)|Rounding step of buy prices (Rp)': '收購價湊整單位 (Rp)',
  'Pembulatan harga jual (Rp)|Rounding step of selling prices (Rp)': '售價湊整單位 (Rp)',
  'Pembulatan hutang (Rp)|Rounding step of loans (Rp)': '貸款湊整單位 (Rp)',
  'Penerimaan intern|Intern receipts': '內部收貨',
  'Penjualan dan nota|Sales and nota': '銷售及 Nota',
  'Penjualan di atas jumlah ini perlu otorisasi (Rp)|Sales above this need an authorisation (Rp)':
    '銷售超過此金額須授權 (Rp)',
  'Poin kedaluwarsa setelah (bulan); 0 = tidak pernah|Points expire after (months); 0 = never':
    '積分於（月）後過期；0 = 永不',
  'PPh 22 baru (%)|New rate of collected income tax (%)': '新代收所得稅率 (%)',
  'PPh 22 dari pedagang tanpa surat keterangan bebas (%) — PMK 48/2023|Income tax collected from traders without an exemption (%) — PMK 48/2023':
    '向無免稅證商戶代收的所得稅 (%) — PMK 48/2023',
  'PPN barang dengan faktur pajak (%) — PMK 48/2023|VAT of pieces with a tax invoice (%) — PMK 48/2023':
    '有稅務發票貨品的增值稅 (%) — PMK 48/2023',
  'PPN barang tanpa faktur pajak (%) — PMK 48/2023|VAT of pieces without a tax invoice (%) — PMK 48/2023':
    '無稅務發票貨品的增值稅 (%) — PMK 48/2023',
  'PPN baru barang dengan faktur pajak (%)|New VAT of pieces with a tax invoice (%)':
    '新增值稅：有稅務發票的商品 (%)',
  'PPN baru barang tanpa faktur pajak (%)|New VAT of pieces without a tax invoice (%)':
    '新增值稅：無稅務發票的商品 (%)',
  'PPN masukan supplier dikreditkan (dilarang PMK 48/2023 pasal 21); mati = menjadi modal|Input VAT of suppliers is credited (PMK 48/2023 art. 21 forbids it); off = it is cost':
    '抵扣供應商進項增值稅（PMK 48/2023 第 21 條禁止）；關閉＝計入成本',
  'PPN pada penjualan dan jasa|VAT on sales and services': '銷售及服務增值稅',
  'PPN per gram (Rp); 0 = menurut persen|VAT per gram (Rp); 0 = by percent': '每克增值稅 (Rp)；0 = 按百分比',
  'Rentang laporan paling lama satu bulan|Reports span one month at most': '報表範圍最多一個月',
  'Saldo tertentu hanya terlihat oleh OWN|Some balances are for OWN only': '部分結餘只供 OWN 查閱',
  'Satu poin untuk setiap jumlah ini (Rp), bila Parameter Get Point Member tidak mengatur groupnya|One point for each such amount (Rp), where no point earning rule covers the group':
    '每此金額得一分 (Rp)，用於未設積分規則的組別',
  'Semua baki ditimbang sebelum tutup|All trays are weighed before closing': '日結前所有貨盤須秤重',
  'Setiap pembelian perlu otorisasi|Each purchase needs an authorisation': '每宗收購均須授權',
  'Setting nota hanya untuk OWN dan SU|Nota settings are for OWN and SU only': 'Nota 設定只限 OWN 及 SU',
  'Sistem|Platform': '系統',
  'Slip marketplace|Marketplace slips': '網購平台單據',
  'SPV bebas dari kunci tanggal|SPV is free of the date lock': 'SPV 不受日期鎖定限制',
  'Stock opname hutang|Stock count of pledges': '典當品盤點',
  'Tanggal terkunci pada tanggal sistem|Dates are locked to the business date': '日期鎖定為系統日期',
  'Tarif PPh 22 baru berlaku mulai tanggal; kosong = tidak ada|The new rate of collected income tax holds from this date; empty = none':
    '新代收所得稅率自此日起生效；空白 = 無',
  'Tarif PPN baru berlaku mulai tanggal; kosong = tidak ada|New VAT rates hold from this date; empty = none':
    '新增值稅率生效日期；留空 = 無',
  'Tarif umum PPN (%)|General VAT rate (%)': '一般增值稅率 (%)',
  'Tarif umum PPN baru (%)|New general VAT rate (%)': '新一般增值稅率 (%)',
  'Toko yang melihat laporan rekap sales|Shops that see the sales recap': '可查閱銷售彙總報表的店舖',
  'Toleransi selisih penerimaan (gram)|Tolerated receipt difference (grams)': '收貨容許差異（克）',
  'Toleransi susut (gram)|Tolerated loss of weight (grams)': '容許損耗（克）',
  'Toleransi timbang baki (gram)|Tolerated tray difference (grams)': '貨盤秤重容許誤差（克）',
  'Transaksi barang manual|Manual item transactions': '人手貨品交易',
  'Umur nota untuk harga nota (bulan)|Age of a nota that keeps its price (months)':
    '沿用 Nota 價格的期限（月）',
  'Umur otorisasi (detik)|Life of an authorisation (seconds)': '授權有效時間（秒）',
  'Validasi pelunasan hutang|Validation of redemptions': '贖當核實',
  'Zona waktu toko: WIB, WITA, WIT|Time zone of the shop: WIB, WITA, WIT': '店舖時區：WIB、WITA、WIT',
  'Kutipan harga jual kembali berlaku (jam)|A quote of the buy-back price holds (hours)':
    '回購報價有效時間（小時）',
  'Jual, beli dan tukar oleh yang tidak boleh memvalidasi menunggu validasi|Sales, purchases and exchanges of who may not validate wait for their validation':
    '無核實權者的銷售、購入及以舊換新須等待核實',
  'Batas tunai pembelian per customer sehari (Rp); 0 = tanpa batas|Cash for the purchases of one customer in a day (Rp); 0 = no limit':
    '每位客戶每日購入現金上限（Rp）；0 = 無上限',
  'Gesek tunai kartu debit (kartu kredit dilarang peraturan; OWN menyetujui peringatan sekali)|Cash for debit cards (credit cards are prohibited by regulation; OWN accepts the warning once)':
    '扣帳卡提現（法規禁止信用卡；OWN 須接受警告一次）',
  'Perpanjangan dihitung dari|Extensions count from': '續期起算',
  'Bunga setelah cicil pokok|Interest after an instalment': '還本後的利息',
  'LTV paling tinggi (%)|Highest loan to value (%)': '最高貸款成數（%）',
  'Kelebihan lelang disimpan (hari)|Auction surplus is kept (days)': '拍賣餘款保留（天）',
  'Biaya slip hilang (Rp)|Fee for a lost slip (Rp)': '遺失當票費（Rp）',
  'Akrual bunga saat tutup harian|Interest accrued at closing': '日結計提利息',
  'Stock opname barang|Stock count of goods': '貨品盤點',
  'Kasir opname barang tanpa melihat hitungan lain|Cashiers count goods blind': '收銀員盲點貨品',
  'Toleransi timbang opname (gram)|Tolerated difference when counting (grams)': '盤點容許誤差（克）',
};
export default settings;
