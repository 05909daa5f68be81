const aksi = {
  'Memakai akunnya sendiri|Use the own account': '自分のアカウントを使う',
  'Melihat dashboard|See the dashboard': 'ダッシュボードを見る',
  'Melihat angka dan stok seluruh toko|See figures and stock of the whole shop': '店全体の数字と在庫を見る',
  'Melihat dan menyelesaikan yang perlu perhatian|See what needs attention and end it':
    '要確認の件を見て対応する',
  'Memakai daftar pilihan: baki, jenis, kadar, bank|Choose from lists: trays, types, purities, banks':
    '選択肢の一覧を使う：トレイ・種類・品位・銀行',
  'Membuat penjualan|Make sales': '販売を登録する',
  'Melihat penjualan|See sales': '販売を見る',
  'Membatalkan penjualan|Cancel sales': '販売を取り消す',
  'Memberi diskon atau harga di bawah daftar|Give discounts or prices below the list':
    '値引や定価未満の価格を認める',
  'Mencetak ulang nota penjualan|Print notas of sales again': '販売のNotaを再印刷する',
  'Membuat pembelian|Make purchases': '買取を登録する',
  'Melihat pembelian|See purchases': '買取を見る',
  'Membeli tanpa nota, di atas harga atau batas|Buy without a nota, above the price or a limit':
    'Notaなし・価格や上限を超えて買い取る',
  'Membatalkan pembelian|Cancel purchases': '買取を取り消す',
  'Membayar pembelian lewat transfer|Pay purchases by transfer': '買取を振込で支払う',
  'Menyortir belian dan mengerjakan lot|Sort bought pieces and work on lots':
    '買取品を仕分けしロットを処理する',
  'Melihat jual beli yang menunggu|See sales and purchases that wait': '待機中の販売・買取を見る',
  'Memvalidasi jual beli yang menunggu|Validate sales and purchases that wait':
    '待機中の販売・買取を確認する',
  'Menarik kembali jual beli yang menunggu|Take back sales and purchases that wait':
    '待機中の販売・買取を取り下げる',
  'Menerima titip barang dan tambahannya|Take deposits on pieces and more of them':
    '商品の預り金と追加を受ける',
  'Melihat titip barang|See deposits on pieces': '商品の預り金を見る',
  'Membatalkan titip barang dan mengembalikan uangnya|Cancel deposits on pieces and pay them back':
    '商品の預り金を取り消し返金する',
  'Memperpanjang titip barang dan harga terkuncinya|Prolong deposits on pieces and their locked price':
    '商品の預り金と固定価格を延長する',
  'Menerima pesanan dan pre order|Take orders and pre-orders': '注文と予約注文を受ける',
  'Melihat pesanan dan pre order|See orders and pre-orders': '注文と予約注文を見る',
  'Mencetak ulang bukti pesanan|Print proofs of orders again': '注文の控えを再印刷する',
  'Menerima pesanan dengan DP atau harga lebih rendah|Take orders with a lower deposit or price':
    '低い内金や価格で注文を受ける',
  'Mencatat pesanan dikerjakan dan jadi|Say that orders are worked on and finished':
    '注文の製作と完成を記録する',
  'Mencatat jawaban customer atas berat pesanan|Keep what customers say to the weight of orders':
    '注文の重量への顧客の返事を記録する',
  'Membatalkan tambahan DP dan emas bahan pesanan|Cancel further deposits and gold of orders':
    '注文の追加内金と持込み金を取り消す',
  'Membatalkan pesanan dan mengembalikan DP|End orders and pay their deposits back': '注文を終了し内金を返す',
  'Mengeluarkan dan mengambil kembali barang contoh|Take samples out and back': '見本を持ち出し、戻す',
  'Menerima barang contoh yang beratnya berbeda|Accept samples of another weight':
    '重量の違う見本を受け入れる',
  'Membuat kontrak cicilan dan menerima bayarannya|Make instalment contracts and take payments':
    '分割払い契約を作り支払を受ける',
  'Melihat cicilan dan laporannya|See instalments and their reports': '分割払いとそのレポートを見る',
  'Menghapus denda atau memberi potongan cicilan|Waive fines or give reductions of instalments':
    '分割払いの延滞金免除や減額をする',
  'Membatalkan kontrak atau bayaran cicilan|Cancel instalment contracts or payments':
    '分割払いの契約や支払を取り消す',
  'Memutus cicilan yang berjalan (batal cicilan)|Call running instalments off': '進行中の分割払いを解約する',
  'Melelang cicilan|Auction instalments': '分割払いの品を競売にかける',
  'Mengganti syarat cicilan|Change the terms of instalments': '分割払いの条件を変える',
  'Membayarkan kelebihan cicilan|Pay surpluses of instalments out': '分割払いの余剰金を支払う',
  'Menerima service, bayarannya dan pengambilannya|Take in services, their payments and pickups':
    '修理の受付・支払・受け渡しをする',
  'Melihat service dan laporannya|See services and their reports': '修理とそのレポートを見る',
  'Mencetak ulang tanda terima service|Print claim slips of services again': '修理のお預かり票を再印刷する',
  'Memberi ongkos service lebih rendah atau susut lebih besar|Allow a lower charge or a higher loss of services':
    '修理の低い料金や大きな減りを認める',
  'Membatalkan service dan langkahnya|Cancel services and their steps': '修理とその手順を取り消す',
  'Memotret KTP dan melihat nomornya tersamar|Photograph identity cards and see numbers masked':
    '身分証を撮影し番号を一部だけ見る',
  'Melihat KTP selengkapnya|See whole identity cards': '身分証をすべて見る',
  'Memberi hutang gadai dan menambah pinjaman|Lend against pledges, more of it too': '質で貸し付け、増額する',
  'Melihat hutang gadai|See pledges': '質を見る',
  'Menerima perpanjangan, cicilan dan tebusan gadai|Take extensions, instalments and redemptions of pledges':
    '質の延長・一部返済・受戻しを受ける',
  'Memberi keringanan gadai, bunga lain atau di atas plafond|Grant pledges waivers, other rates or more than the limit':
    '質の減免・別の利率・限度超過を認める',
  'Membatalkan dokumen hutang gadai|Cancel documents of pledges': '質の伝票を取り消す',
  'Memvalidasi pelunasan hutang gadai|Validate redemptions of pledges': '質の受戻しを確認する',
  'Membatalkan validasi pelunasan hutang gadai|Cancel validations of redemptions':
    '質の受戻しの確認を取り消す',
  'Menguji gadai bila harga emas turun|Try what a fall of the gold price does to pledges':
    '金価格下落の質への影響を試す',
  'Melelang barang gadai|Auction pledged goods': '質物を競売にかける',
  'Menagih gadai: jatuh tempo, pengingat, surat|Call pledges in: due lists, reminders, notices':
    '質を催促する：期日・督促・通知',
  'Menghapus hutang gadai dan mencatat barangnya hilang|Write pledges off and book their goods as lost':
    '質を償却し質物の紛失を記録する',
  'Menghitung barang dan kantong gadai (stock opname)|Count goods and bags of pledges':
    '商品と質の袋を棚卸する',
  'Menyelesaikan stock opname|Finish counts': '棚卸を終える',
  'Memutuskan selisih stock opname|Decide about differences of counts': '棚卸の差異を決める',
  'Melihat data barang|See records of pieces': '商品データを見る',
  'Menambah, mengubah dan memindah barang|Add, change and move pieces': '商品を追加・変更・移動する',
  'Membatalkan tambah barang|Cancel added pieces': '商品の追加を取り消す',
  'Menghancurkan barang|Destroy pieces': '商品を廃棄する',
  'Membatalkan hancur barang|Cancel the destruction of pieces': '商品の廃棄を取り消す',
  'Mengirim barang ke toko lain|Send goods to other shops': '他店へ商品を送る',
  'Menerima barang dari toko lain|Receive goods of other shops': '他店からの商品を受け取る',
  'Menerima kiriman yang berat atau segelnya berbeda|Accept goods whose weight or seal differs':
    '重量や封印の違う送品を受け入れる',
  'Mencatat kiriman barang hilang|Book goods as lost on the way': '輸送中の紛失を記録する',
  'Membatalkan kirim barang|Cancel goods on their way': '送品を取り消す',
  'Melihat usulan stok|See stock proposals': '在庫の提案を見る',
  'Mengesampingkan usulan stok|Set stock proposals aside': '在庫の提案を保留にする',
  'Menerima barang dari supplier|Receive goods of suppliers': '仕入先の納品を受ける',
  'Melihat penerimaan dari supplier|See deliveries of suppliers': '仕入先の納品を見る',
  'Menerima barang supplier di luar toleransi|Receive goods of suppliers beyond the tolerance':
    '許容差を超える納品を受ける',
  'Membatalkan penerimaan dari supplier|Cancel deliveries of suppliers': '仕入先の納品を取り消す',
  'Membayar supplier dan fixing emas|Pay suppliers and fix prices of gold':
    '仕入先へ支払い、金の値決めをする',
  'Melihat hutang supplier|See what is owed to suppliers': '仕入先への未払いを見る',
  'Membatalkan pembayaran supplier|Cancel payments to suppliers': '仕入先への支払を取り消す',
  'Menyerahkan emas ke tukang dan menerimanya kembali|Give gold to craftsmen and take it back':
    '職人に金を渡し、受け取る',
  'Melihat emas di tukang|See gold with craftsmen': '職人が持つ金を見る',
  'Membatalkan dokumen tukang|Cancel documents of craftsmen': '職人の伝票を取り消す',
  'Membebankan kelebihan susut tukang ke toko|Let the shop bear losses of craftsmen':
    '職人の減りを店の負担とする',
  'Melihat sidik susut tukang|See loss fingerprints of craftsmen': '職人の損耗の傾向を見る',
  'Melihat bonus sales|See bonuses of sales people': '販売員ボーナスを見る',
  'Membukukan bonus sales|Book bonuses of sales people': '販売員ボーナスを計上する',
  'Membayar bonus sales|Pay bonuses of sales people': '販売員ボーナスを支払う',
  'Membatalkan bonus sales|Cancel bonuses of sales people': '販売員ボーナスを取り消す',
  'Melihat telepon dan alamat customer di daftar dan laporan|See telephones and addresses of customers in lists and reports':
    '一覧とレポートで顧客の電話と住所を見る',
  'Membuka seluruh daftar member|Go through the whole list of members': '会員の一覧をすべて見る',
  'Menghapus member|Remove members': '会員を削除する',
  'Mengekspor data member|Export data of members': '会員データを書き出す',
  'Menghapus data pribadi member selamanya|Erase personal data of members for good':
    '会員の個人情報を完全に消す',
  'Menambah dan mengubah member|Add and change members': '会員を追加・変更する',
  'Mencatat kas masuk, kas keluar dan setor bank|Book cash in, cash out and bank deposits':
    '現金の入出金と銀行入金を記録する',
  'Membatalkan kas, setor bank, kirim uang dan gesek tunai|Cancel cash, bank deposits, money on its way and cash for cards':
    '現金・銀行入金・送金・カード現金化を取り消す',
  'Mengirim uang ke toko lain|Send money to other shops': '他店へ送金する',
  'Menerima uang dari toko lain|Receive money of other shops': '他店からの現金を受け取る',
  'Menerima kiriman uang yang jumlahnya berbeda|Accept other amounts of money than were sent':
    '送金額と違う現金を受け入れる',
  'Melihat dan mencatat pencairan gesek dan marketplace|See and book payouts of cards and marketplaces':
    'カードとマーケットプレイスの入金を見て記録する',
  'Membatalkan pencairan gesek dan marketplace|Cancel payouts of cards and marketplaces':
    'カードとマーケットプレイスの入金を取り消す',
  'Melihat rekonsiliasi bank|See bank reconciliations': '銀行照合を見る',
  'Mencocokkan rekening koran dan menutup bulannya|Match bank statements and close their months':
    '銀行明細を照合し月を締める',
  'Membuka lagi bulan rekonsiliasi yang ditutup|Open closed months of reconciliation again':
    '締めた照合月を再び開く',
  'Mengatur marketplace|Set marketplaces up': 'マーケットプレイスを設定する',
  'Memberi tunai dari kartu debit (gesek tunai)|Give cash for debit cards': 'デビットカードを現金化する',
  'Menyetujui risiko gesek tunai untuk semua toko|Accept the risk of cash for cards for all shops':
    '全店のカード現金化の危険を承認する',
  'Menimbang baki|Weigh trays of a location': 'トレイを計量する',
  'Mengetik berat tanpa timbangan|Type weights without a scale': '秤を使わず重量を入力する',
  'Menutup hari (tutup harian)|Close business days': '営業日を締める',
  'Menghitung isi laci dan baki untuk tutup harian|Count drawer and trays for the closing':
    '日次締めのため引出しとトレイを数える',
  'Melihat isi kas, bank dan baki yang seharusnya|See what drawer, bank and trays should hold':
    '引出し・銀行・トレイのあるべき残高を見る',
  'Membuka hari berikutnya|Open business days': '営業日を開く',
  'Melihat hari berjalan dan slip tutup harian|See the running day and slips of closings':
    '営業日と日次締めの控えを見る',
  'Melihat parameter|See parameters': 'パラメータを見る',
  'Mengubah harga emas, parameter dan data master|Change gold prices, parameters and masters':
    '金価格・パラメータ・マスタを変更する',
  'Melihat katalog|See the catalogue': 'カタログを見る',
  'Mengubah katalog|Change the catalogue': 'カタログを変更する',
  'Melihat modal dan margin barang|See cost and margin of pieces': '商品の原価と粗利を見る',
  'Melihat jurnal, buku besar dan laporan keuangan|See journal, ledger and financial statements':
    '仕訳帳・元帳・財務諸表を見る',
  'Melihat laporan|See reports': 'レポートを見る',
  'Melihat user dan hak aksesnya|See users and their rights': 'ユーザーと権限を見る',
  'Mengubah user, hak akses dan toko|Change users, rights and shops': 'ユーザー・権限・店舗を変更する',
  'Melihat setting system|See system settings': 'システム設定を見る',
  'Mengubah setting system|Change system settings': 'システム設定を変更する',
  'Mengubah setting nota|Change nota settings': 'Nota設定を変更する',
  'Mengekspor data ke CSV|Export data as CSV': 'データをCSVに書き出す',
  'Memakai portal: satu panggilan ke semua cabang|Use the portal: one call to all branches':
    'ポータルを使う：全支店に一度に問い合わせる',
  'Melihat hasil pemeriksaan buku|See what checks of the books found': '帳簿の検査結果を見る',
  'Melihat kesehatan server|See how the server is': 'サーバーの稼働状況を見る',
  'Mengatur dan membuat cadangan data|Set up and make backups': 'バックアップを設定・実行する',
  'Melihat audit dan riwayat pengaturan|See the audit and the history of settings':
    '監査ログと設定の履歴を見る',
  'Melihat jadwal laporan dan kiriman pesannya|See scheduled reports and messages sent':
    '定期レポートと送信済みの通知を見る',
  'Mengatur jadwal laporan dan mengirim ulang pesan|Schedule reports and send messages again':
    '定期レポートを設定し通知を再送する',
  'Melihat peringatan|See alerts': 'アラートを見る',
  'Mengubah batas dan penerima peringatan|Change limits and receivers of alerts':
    'アラートの上限と受信者を変更する',
  'Melihat promo ke customer|See promos to customers': '顧客向けプロモを見る',
  'Membuat dan mengirim promo ke customer|Make and send promos to customers': '顧客向けプロモを作り送る',
  'Mencetak dan membuka laci uang|Print and open the cash drawer': '印刷し、キャッシュドロアを開ける',
  'Mengirim pesan WhatsApp|Send WhatsApp messages': 'WhatsAppメッセージを送る',
  'Melihat kesiapan toko berjualan|See how ready a shop is to sell': '店の販売準備を見る',
  'Menutup daftar kesiapan toko berjualan|Put the list of what a shop lacks away':
    '店の販売準備の一覧を閉じる',
  'Menyetujui permintaan otorisasi|Approve requests of others': '承認の依頼を承認する',
};
export default aksi;
