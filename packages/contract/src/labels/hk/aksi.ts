const aksi = {
  'Memakai akunnya sendiri|Use the own account': '使用自己的帳號',
  'Melihat dashboard|See the dashboard': '查看總覽',
  'Melihat angka dan stok seluruh toko|See figures and stock of the whole shop': '查看全店數字及庫存',
  'Melihat dan menyelesaikan yang perlu perhatian|See what needs attention and end it':
    '查看及處理需要留意的事項',
  'Memakai daftar pilihan: baki, jenis, kadar, bank|Choose from lists: trays, types, purities, banks':
    '使用選項清單：貨盤、類別、成色、銀行',
  'Membuat penjualan|Make sales': '建立銷售',
  'Melihat penjualan|See sales': '查看銷售',
  'Membatalkan penjualan|Cancel sales': '取消銷售',
  'Memberi diskon atau harga di bawah daftar|Give discounts or prices below the list':
    '給予折扣或低於價目的價格',
  'Mencetak ulang nota penjualan|Print notas of sales again': '重印銷售 Nota',
  'Membuat pembelian|Make purchases': '建立收購',
  'Melihat pembelian|See purchases': '查看收購',
  'Membeli tanpa nota, di atas harga atau batas|Buy without a nota, above the price or a limit':
    '無 Nota、高於價格或上限收購',
  'Membatalkan pembelian|Cancel purchases': '取消收購',
  'Membayar pembelian lewat transfer|Pay purchases by transfer': '以轉帳支付收購',
  'Menyortir belian dan mengerjakan lot|Sort bought pieces and work on lots': '分類收購品及處理批次',
  'Melihat jual beli yang menunggu|See sales and purchases that wait': '查看等候中的銷售及收購',
  'Memvalidasi jual beli yang menunggu|Validate sales and purchases that wait': '核實等候中的銷售及收購',
  'Menarik kembali jual beli yang menunggu|Take back sales and purchases that wait': '撤回等候中的銷售及收購',
  'Menerima titip barang dan tambahannya|Take deposits on pieces and more of them': '收取貨品訂金及加付',
  'Melihat titip barang|See deposits on pieces': '查看貨品訂金',
  'Membatalkan titip barang dan mengembalikan uangnya|Cancel deposits on pieces and pay them back':
    '取消並退還貨品訂金',
  'Memperpanjang titip barang dan harga terkuncinya|Prolong deposits on pieces and their locked price':
    '延長貨品訂金及其鎖定價',
  'Menerima pesanan dan pre order|Take orders and pre-orders': '接受訂單及預購',
  'Melihat pesanan dan pre order|See orders and pre-orders': '查看訂單及預購',
  'Mencetak ulang bukti pesanan|Print proofs of orders again': '重印訂單憑證',
  'Menerima pesanan dengan DP atau harga lebih rendah|Take orders with a lower deposit or price':
    '接受較低訂金或價格的訂單',
  'Mencatat pesanan dikerjakan dan jadi|Say that orders are worked on and finished': '記錄訂單製作及完成',
  'Mencatat jawaban customer atas berat pesanan|Keep what customers say to the weight of orders':
    '記錄客戶對訂單重量的答覆',
  'Membatalkan tambahan DP dan emas bahan pesanan|Cancel further deposits and gold of orders':
    '取消訂單加付訂金及來料金',
  'Membatalkan pesanan dan mengembalikan DP|End orders and pay their deposits back': '結束訂單並退還訂金',
  'Mengeluarkan dan mengambil kembali barang contoh|Take samples out and back': '借出及收回樣品',
  'Menerima barang contoh yang beratnya berbeda|Accept samples of another weight': '接受重量不同的樣品',
  'Membuat kontrak cicilan dan menerima bayarannya|Make instalment contracts and take payments':
    '建立分期合約及收款',
  'Melihat cicilan dan laporannya|See instalments and their reports': '查看分期及其報表',
  'Menghapus denda atau memberi potongan cicilan|Waive fines or give reductions of instalments':
    '免除分期逾期費或給予折減',
  'Membatalkan kontrak atau bayaran cicilan|Cancel instalment contracts or payments': '取消分期合約或付款',
  'Memutus cicilan yang berjalan (batal cicilan)|Call running instalments off': '解除進行中的分期',
  'Melelang cicilan|Auction instalments': '拍賣分期貨品',
  'Mengganti syarat cicilan|Change the terms of instalments': '更改分期條款',
  'Membayarkan kelebihan cicilan|Pay surpluses of instalments out': '支付分期餘款',
  'Menerima service, bayarannya dan pengambilannya|Take in services, their payments and pickups':
    '接收維修、其付款及取回',
  'Melihat service dan laporannya|See services and their reports': '查看維修及其報表',
  'Mencetak ulang tanda terima service|Print claim slips of services again': '重印維修收件憑條',
  'Memberi ongkos service lebih rendah atau susut lebih besar|Allow a lower charge or a higher loss of services':
    '給予較低維修費或較大耗損',
  'Membatalkan service dan langkahnya|Cancel services and their steps': '取消維修及其步驟',
  'Memotret KTP dan melihat nomornya tersamar|Photograph identity cards and see numbers masked':
    '拍攝身份證並查看遮蔽號碼',
  'Melihat KTP selengkapnya|See whole identity cards': '查看完整身份證',
  'Memberi hutang gadai dan menambah pinjaman|Lend against pledges, more of it too': '批出典當貸款及加按',
  'Melihat hutang gadai|See pledges': '查看典當',
  'Menerima perpanjangan, cicilan dan tebusan gadai|Take extensions, instalments and redemptions of pledges':
    '收取典當續期、還本及贖回',
  'Memberi keringanan gadai, bunga lain atau di atas plafond|Grant pledges waivers, other rates or more than the limit':
    '給予典當減免、其他利率或超出上限',
  'Membatalkan dokumen hutang gadai|Cancel documents of pledges': '取消典當單據',
  'Memvalidasi pelunasan hutang gadai|Validate redemptions of pledges': '核實典當贖回',
  'Membatalkan validasi pelunasan hutang gadai|Cancel validations of redemptions': '取消典當贖回核實',
  'Menguji gadai bila harga emas turun|Try what a fall of the gold price does to pledges':
    '測試金價下跌對典當的影響',
  'Melelang barang gadai|Auction pledged goods': '拍賣典當物',
  'Menagih gadai: jatuh tempo, pengingat, surat|Call pledges in: due lists, reminders, notices':
    '催收典當：到期、提醒、通知書',
  'Menghapus hutang gadai dan mencatat barangnya hilang|Write pledges off and book their goods as lost':
    '撇銷典當及記錄遺失典當物',
  'Menghitung barang dan kantong gadai (stock opname)|Count goods and bags of pledges': '盤點貨品及典當袋',
  'Menyelesaikan stock opname|Finish counts': '完成盤點',
  'Memutuskan selisih stock opname|Decide about differences of counts': '決定盤點差異',
  'Melihat data barang|See records of pieces': '查看貨品資料',
  'Menambah, mengubah dan memindah barang|Add, change and move pieces': '新增、更改及移動貨品',
  'Membatalkan tambah barang|Cancel added pieces': '取消新增貨品',
  'Menghancurkan barang|Destroy pieces': '銷毀貨品',
  'Membatalkan hancur barang|Cancel the destruction of pieces': '取消銷毀貨品',
  'Mengirim barang ke toko lain|Send goods to other shops': '送貨到其他店舖',
  'Menerima barang dari toko lain|Receive goods of other shops': '接收其他店舖的貨品',
  'Menerima kiriman yang berat atau segelnya berbeda|Accept goods whose weight or seal differs':
    '接受重量或封條不同的送貨',
  'Mencatat kiriman barang hilang|Book goods as lost on the way': '記錄途中遺失貨品',
  'Membatalkan kirim barang|Cancel goods on their way': '取消送貨',
  'Melihat usulan stok|See stock proposals': '查看庫存建議',
  'Mengesampingkan usulan stok|Set stock proposals aside': '擱置庫存建議',
  'Menerima barang dari supplier|Receive goods of suppliers': '接收供應商來貨',
  'Melihat penerimaan dari supplier|See deliveries of suppliers': '查看供應商來貨',
  'Menerima barang supplier di luar toleransi|Receive goods of suppliers beyond the tolerance':
    '接收超出容差的供應商來貨',
  'Membatalkan penerimaan dari supplier|Cancel deliveries of suppliers': '取消供應商來貨',
  'Membayar supplier dan fixing emas|Pay suppliers and fix prices of gold': '支付供應商及黃金定價',
  'Melihat hutang supplier|See what is owed to suppliers': '查看欠供應商款',
  'Membatalkan pembayaran supplier|Cancel payments to suppliers': '取消供應商付款',
  'Menyerahkan emas ke tukang dan menerimanya kembali|Give gold to craftsmen and take it back':
    '交金予金匠及收回',
  'Melihat emas di tukang|See gold with craftsmen': '查看金匠持有的黃金',
  'Membatalkan dokumen tukang|Cancel documents of craftsmen': '取消金匠單據',
  'Membebankan kelebihan susut tukang ke toko|Let the shop bear losses of craftsmen': '由店舖承擔金匠損耗',
  'Melihat sidik susut tukang|See loss fingerprints of craftsmen': '查看金匠損耗特徵',
  'Melihat bonus sales|See bonuses of sales people': '查看銷售員獎金',
  'Membukukan bonus sales|Book bonuses of sales people': '入帳銷售員獎金',
  'Membayar bonus sales|Pay bonuses of sales people': '支付銷售員獎金',
  'Membatalkan bonus sales|Cancel bonuses of sales people': '取消銷售員獎金',
  'Melihat telepon dan alamat customer di daftar dan laporan|See telephones and addresses of customers in lists and reports':
    '在名單及報表查看客戶電話及地址',
  'Membuka seluruh daftar member|Go through the whole list of members': '瀏覽全部會員名單',
  'Menghapus member|Remove members': '刪除會員',
  'Mengekspor data member|Export data of members': '匯出會員資料',
  'Menghapus data pribadi member selamanya|Erase personal data of members for good': '永久清除會員個人資料',
  'Menambah dan mengubah member|Add and change members': '新增及更改會員',
  'Mencatat kas masuk, kas keluar dan setor bank|Book cash in, cash out and bank deposits':
    '記錄現金收支及存入銀行',
  'Membatalkan kas, setor bank, kirim uang dan gesek tunai|Cancel cash, bank deposits, money on its way and cash for cards':
    '取消現金、存入銀行、送款及刷卡提現',
  'Mengirim uang ke toko lain|Send money to other shops': '送款到其他店舖',
  'Menerima uang dari toko lain|Receive money of other shops': '接收其他店舖的款項',
  'Menerima kiriman uang yang jumlahnya berbeda|Accept other amounts of money than were sent':
    '接受金額不同的送款',
  'Melihat dan mencatat pencairan gesek dan marketplace|See and book payouts of cards and marketplaces':
    '查看及記錄刷卡及平台入帳',
  'Membatalkan pencairan gesek dan marketplace|Cancel payouts of cards and marketplaces':
    '取消刷卡及平台入帳',
  'Melihat rekonsiliasi bank|See bank reconciliations': '查看銀行對帳',
  'Mencocokkan rekening koran dan menutup bulannya|Match bank statements and close their months':
    '配對銀行月結單及關閉月份',
  'Membuka lagi bulan rekonsiliasi yang ditutup|Open closed months of reconciliation again':
    '重開已關閉的對帳月份',
  'Mengatur marketplace|Set marketplaces up': '設定網購平台',
  'Memberi tunai dari kartu debit (gesek tunai)|Give cash for debit cards': '辦理扣帳卡刷卡提現',
  'Menyetujui risiko gesek tunai untuk semua toko|Accept the risk of cash for cards for all shops':
    '為所有店舖接受刷卡提現風險',
  'Menimbang baki|Weigh trays of a location': '秤重貨盤',
  'Mengetik berat tanpa timbangan|Type weights without a scale': '不經電子秤輸入重量',
  'Menutup hari (tutup harian)|Close business days': '進行日結',
  'Menghitung isi laci dan baki untuk tutup harian|Count drawer and trays for the closing':
    '為日結點算抽屜及貨盤',
  'Melihat isi kas, bank dan baki yang seharusnya|See what drawer, bank and trays should hold':
    '查看現金、銀行及貨盤應有數',
  'Membuka hari berikutnya|Open business days': '開始營業日',
  'Melihat hari berjalan dan slip tutup harian|See the running day and slips of closings':
    '查看營業日及日結單',
  'Melihat parameter|See parameters': '查看參數',
  'Mengubah harga emas, parameter dan data master|Change gold prices, parameters and masters':
    '更改金價、參數及基本資料',
  'Melihat katalog|See the catalogue': '查看目錄',
  'Mengubah katalog|Change the catalogue': '更改目錄',
  'Melihat modal dan margin barang|See cost and margin of pieces': '查看貨品成本及毛利',
  'Melihat jurnal, buku besar dan laporan keuangan|See journal, ledger and financial statements':
    '查看日記帳、總帳及財務報表',
  'Melihat laporan|See reports': '查看報表',
  'Melihat user dan hak aksesnya|See users and their rights': '查看用戶及其權限',
  'Mengubah user, hak akses dan toko|Change users, rights and shops': '更改用戶、權限及店舖',
  'Melihat setting system|See system settings': '查看系統設定',
  'Mengubah setting system|Change system settings': '更改系統設定',
  'Mengubah setting nota|Change nota settings': '更改 Nota 設定',
  'Mengekspor data ke CSV|Export data as CSV': '匯出資料為 CSV',
  'Memakai portal: satu panggilan ke semua cabang|Use the portal: one call to all branches':
    '使用入口：同時查詢所有分店',
  'Melihat hasil pemeriksaan buku|See what checks of the books found': '查看帳簿檢查結果',
  'Melihat kesehatan server|See how the server is': '查看伺服器健康狀況',
  'Mengatur dan membuat cadangan data|Set up and make backups': '設定及進行備份',
  'Melihat audit dan riwayat pengaturan|See the audit and the history of settings': '查看審計紀錄及設定記錄',
  'Melihat jadwal laporan dan kiriman pesannya|See scheduled reports and messages sent':
    '查看排程報表及已發訊息',
  'Mengatur jadwal laporan dan mengirim ulang pesan|Schedule reports and send messages again':
    '設定排程報表及重發訊息',
  'Melihat peringatan|See alerts': '查看警報',
  'Mengubah batas dan penerima peringatan|Change limits and receivers of alerts': '更改警報上限及收件人',
  'Melihat promo ke customer|See promos to customers': '查看客戶推廣',
  'Membuat dan mengirim promo ke customer|Make and send promos to customers': '建立及發送客戶推廣',
  'Mencetak dan membuka laci uang|Print and open the cash drawer': '打印及開啟錢箱',
  'Mengirim pesan WhatsApp|Send WhatsApp messages': '發送 WhatsApp 訊息',
  'Melihat kesiapan toko berjualan|See how ready a shop is to sell': '查看店舖銷售準備',
  'Menutup daftar kesiapan toko berjualan|Put the list of what a shop lacks away': '收起店舖銷售準備清單',
  'Menyetujui permintaan otorisasi|Approve requests of others': '批准授權請求',
};
export default aksi;
