const aksi = {
  'Memakai akunnya sendiri|Use the own account': 'Menggunakan akaun sendiri',
  'Melihat dashboard|See the dashboard': 'Melihat papan pemuka',
  'Melihat angka dan stok seluruh toko|See figures and stock of the whole shop':
    'Melihat angka dan stok seluruh kedai',
  'Melihat dan menyelesaikan yang perlu perhatian|See what needs attention and end it':
    'Melihat dan menyelesaikan perkara yang perlu perhatian',
  'Memakai daftar pilihan: baki, jenis, kadar, bank|Choose from lists: trays, types, purities, banks':
    'Menggunakan senarai pilihan: dulang, jenis, mutu, bank',
  'Membuat penjualan|Make sales': 'Membuat jualan',
  'Melihat penjualan|See sales': 'Melihat jualan',
  'Membatalkan penjualan|Cancel sales': 'Membatalkan jualan',
  'Memberi diskon atau harga di bawah daftar|Give discounts or prices below the list':
    'Memberi diskaun atau harga bawah senarai',
  'Mencetak ulang nota penjualan|Print notas of sales again': 'Mencetak semula nota jualan',
  'Membuat pembelian|Make purchases': 'Membuat belian',
  'Melihat pembelian|See purchases': 'Melihat belian',
  'Membeli tanpa nota, di atas harga atau batas|Buy without a nota, above the price or a limit':
    'Membeli tanpa nota, melebihi harga atau had',
  'Membatalkan pembelian|Cancel purchases': 'Membatalkan belian',
  'Membayar pembelian lewat transfer|Pay purchases by transfer': 'Membayar belian melalui pindahan',
  'Menyortir belian dan mengerjakan lot|Sort bought pieces and work on lots':
    'Mengasingkan belian dan mengerjakan lot',
  'Melihat jual beli yang menunggu|See sales and purchases that wait': 'Melihat jual beli yang menunggu',
  'Memvalidasi jual beli yang menunggu|Validate sales and purchases that wait':
    'Mengesahkan jual beli yang menunggu',
  'Menarik kembali jual beli yang menunggu|Take back sales and purchases that wait':
    'Menarik balik jual beli yang menunggu',
  'Menerima titip barang dan tambahannya|Take deposits on pieces and more of them':
    'Menerima deposit barang dan tambahannya',
  'Melihat titip barang|See deposits on pieces': 'Melihat deposit barang',
  'Membatalkan titip barang dan mengembalikan uangnya|Cancel deposits on pieces and pay them back':
    'Membatalkan deposit barang dan memulangkan wangnya',
  'Memperpanjang titip barang dan harga terkuncinya|Prolong deposits on pieces and their locked price':
    'Melanjutkan deposit barang dan harga terkuncinya',
  'Menerima pesanan dan pre order|Take orders and pre-orders': 'Menerima tempahan dan prapesanan',
  'Melihat pesanan dan pre order|See orders and pre-orders': 'Melihat tempahan dan prapesanan',
  'Mencetak ulang bukti pesanan|Print proofs of orders again': 'Mencetak semula bukti tempahan',
  'Menerima pesanan dengan DP atau harga lebih rendah|Take orders with a lower deposit or price':
    'Menerima tempahan dengan deposit atau harga lebih rendah',
  'Mencatat pesanan dikerjakan dan jadi|Say that orders are worked on and finished':
    'Mencatat tempahan dikerjakan dan siap',
  'Mencatat jawaban customer atas berat pesanan|Keep what customers say to the weight of orders':
    'Mencatat jawapan pelanggan tentang berat tempahan',
  'Membatalkan tambahan DP dan emas bahan pesanan|Cancel further deposits and gold of orders':
    'Membatalkan deposit tambahan dan emas tempahan',
  'Membatalkan pesanan dan mengembalikan DP|End orders and pay their deposits back':
    'Membatalkan tempahan dan memulangkan deposit',
  'Mengeluarkan dan mengambil kembali barang contoh|Take samples out and back':
    'Mengeluarkan dan mengambil semula contoh',
  'Menerima barang contoh yang beratnya berbeda|Accept samples of another weight':
    'Menerima contoh yang berlainan berat',
  'Membuat kontrak cicilan dan menerima bayarannya|Make instalment contracts and take payments':
    'Membuat kontrak ansuran dan menerima bayarannya',
  'Melihat cicilan dan laporannya|See instalments and their reports': 'Melihat ansuran dan laporannya',
  'Menghapus denda atau memberi potongan cicilan|Waive fines or give reductions of instalments':
    'Menghapuskan denda atau memberi potongan ansuran',
  'Membatalkan kontrak atau bayaran cicilan|Cancel instalment contracts or payments':
    'Membatalkan kontrak atau bayaran ansuran',
  'Memutus cicilan yang berjalan (batal cicilan)|Call running instalments off':
    'Memutuskan ansuran yang berjalan',
  'Melelang cicilan|Auction instalments': 'Melelong ansuran',
  'Mengganti syarat cicilan|Change the terms of instalments': 'Menukar syarat ansuran',
  'Membayarkan kelebihan cicilan|Pay surpluses of instalments out': 'Membayar lebihan ansuran',
  'Menerima service, bayarannya dan pengambilannya|Take in services, their payments and pickups':
    'Menerima servis, bayaran dan pengambilannya',
  'Melihat service dan laporannya|See services and their reports': 'Melihat servis dan laporannya',
  'Mencetak ulang tanda terima service|Print claim slips of services again':
    'Mencetak semula resit terima servis',
  'Memberi ongkos service lebih rendah atau susut lebih besar|Allow a lower charge or a higher loss of services':
    'Memberi upah servis lebih rendah atau susut lebih besar',
  'Membatalkan service dan langkahnya|Cancel services and their steps': 'Membatalkan servis dan langkahnya',
  'Memotret KTP dan melihat nomornya tersamar|Photograph identity cards and see numbers masked':
    'Mengambil gambar kad pengenalan dan melihat nombor tersembunyi',
  'Melihat KTP selengkapnya|See whole identity cards': 'Melihat kad pengenalan sepenuhnya',
  'Memberi hutang gadai dan menambah pinjaman|Lend against pledges, more of it too':
    'Memberi pinjaman gadaian dan tambahannya',
  'Melihat hutang gadai|See pledges': 'Melihat gadaian',
  'Menerima perpanjangan, cicilan dan tebusan gadai|Take extensions, instalments and redemptions of pledges':
    'Menerima lanjutan, ansuran dan penebusan gadaian',
  'Memberi keringanan gadai, bunga lain atau di atas plafond|Grant pledges waivers, other rates or more than the limit':
    'Memberi keringanan gadaian, faedah lain atau melebihi had',
  'Membatalkan dokumen hutang gadai|Cancel documents of pledges': 'Membatalkan dokumen gadaian',
  'Memvalidasi pelunasan hutang gadai|Validate redemptions of pledges': 'Mengesahkan penebusan gadaian',
  'Membatalkan validasi pelunasan hutang gadai|Cancel validations of redemptions':
    'Membatalkan pengesahan penebusan gadaian',
  'Menguji gadai bila harga emas turun|Try what a fall of the gold price does to pledges':
    'Menguji gadaian jika harga emas turun',
  'Melelang barang gadai|Auction pledged goods': 'Melelong barang gadaian',
  'Menagih gadai: jatuh tempo, pengingat, surat|Call pledges in: due lists, reminders, notices':
    'Menuntut gadaian: tempoh matang, peringatan, surat',
  'Menghapus hutang gadai dan mencatat barangnya hilang|Write pledges off and book their goods as lost':
    'Menghapus kira gadaian dan mencatat barangnya hilang',
  'Menghitung barang dan kantong gadai (stock opname)|Count goods and bags of pledges':
    'Mengira barang dan beg gadaian',
  'Menyelesaikan stock opname|Finish counts': 'Menyelesaikan kiraan stok',
  'Memutuskan selisih stock opname|Decide about differences of counts': 'Memutuskan beza kiraan stok',
  'Melihat data barang|See records of pieces': 'Melihat data barang',
  'Menambah, mengubah dan memindah barang|Add, change and move pieces':
    'Menambah, mengubah dan memindah barang',
  'Membatalkan tambah barang|Cancel added pieces': 'Membatalkan tambah barang',
  'Menghancurkan barang|Destroy pieces': 'Menghancurkan barang',
  'Membatalkan hancur barang|Cancel the destruction of pieces': 'Membatalkan hancur barang',
  'Mengirim barang ke toko lain|Send goods to other shops': 'Menghantar barang ke kedai lain',
  'Menerima barang dari toko lain|Receive goods of other shops': 'Menerima barang dari kedai lain',
  'Menerima kiriman yang berat atau segelnya berbeda|Accept goods whose weight or seal differs':
    'Menerima kiriman yang berlainan berat atau meterai',
  'Mencatat kiriman barang hilang|Book goods as lost on the way': 'Mencatat kiriman barang hilang',
  'Membatalkan kirim barang|Cancel goods on their way': 'Membatalkan hantaran barang',
  'Melihat usulan stok|See stock proposals': 'Melihat cadangan stok',
  'Mengesampingkan usulan stok|Set stock proposals aside': 'Mengetepikan cadangan stok',
  'Menerima barang dari supplier|Receive goods of suppliers': 'Menerima barang dari pembekal',
  'Melihat penerimaan dari supplier|See deliveries of suppliers': 'Melihat penghantaran pembekal',
  'Menerima barang supplier di luar toleransi|Receive goods of suppliers beyond the tolerance':
    'Menerima barang pembekal di luar toleransi',
  'Membatalkan penerimaan dari supplier|Cancel deliveries of suppliers': 'Membatalkan penghantaran pembekal',
  'Membayar supplier dan fixing emas|Pay suppliers and fix prices of gold':
    'Membayar pembekal dan menetapkan harga emas',
  'Melihat hutang supplier|See what is owed to suppliers': 'Melihat hutang pembekal',
  'Membatalkan pembayaran supplier|Cancel payments to suppliers': 'Membatalkan bayaran pembekal',
  'Menyerahkan emas ke tukang dan menerimanya kembali|Give gold to craftsmen and take it back':
    'Menyerahkan emas kepada tukang dan menerimanya semula',
  'Melihat emas di tukang|See gold with craftsmen': 'Melihat emas pada tukang',
  'Membatalkan dokumen tukang|Cancel documents of craftsmen': 'Membatalkan dokumen tukang',
  'Membebankan kelebihan susut tukang ke toko|Let the shop bear losses of craftsmen':
    'Membebankan susut tukang kepada kedai',
  'Melihat sidik susut tukang|See loss fingerprints of craftsmen': 'Melihat cap susut tukang',
  'Melihat bonus sales|See bonuses of sales people': 'Melihat bonus jurujual',
  'Membukukan bonus sales|Book bonuses of sales people': 'Membukukan bonus jurujual',
  'Membayar bonus sales|Pay bonuses of sales people': 'Membayar bonus jurujual',
  'Membatalkan bonus sales|Cancel bonuses of sales people': 'Membatalkan bonus jurujual',
  'Melihat telepon dan alamat customer di daftar dan laporan|See telephones and addresses of customers in lists and reports':
    'Melihat telefon dan alamat pelanggan dalam senarai dan laporan',
  'Membuka seluruh daftar member|Go through the whole list of members': 'Membuka seluruh senarai ahli',
  'Menghapus member|Remove members': 'Memadam ahli',
  'Mengekspor data member|Export data of members': 'Mengeksport data ahli',
  'Menghapus data pribadi member selamanya|Erase personal data of members for good':
    'Memadam data peribadi ahli selamanya',
  'Menambah dan mengubah member|Add and change members': 'Menambah dan mengubah ahli',
  'Mencatat kas masuk, kas keluar dan setor bank|Book cash in, cash out and bank deposits':
    'Mencatat tunai masuk, keluar dan deposit bank',
  'Membatalkan kas, setor bank, kirim uang dan gesek tunai|Cancel cash, bank deposits, money on its way and cash for cards':
    'Membatalkan tunai, deposit bank, hantaran wang dan tunai kad',
  'Mengirim uang ke toko lain|Send money to other shops': 'Menghantar wang ke kedai lain',
  'Menerima uang dari toko lain|Receive money of other shops': 'Menerima wang dari kedai lain',
  'Menerima kiriman uang yang jumlahnya berbeda|Accept other amounts of money than were sent':
    'Menerima kiriman wang yang berlainan jumlah',
  'Melihat dan mencatat pencairan gesek dan marketplace|See and book payouts of cards and marketplaces':
    'Melihat dan mencatat pembayaran kad dan platform',
  'Membatalkan pencairan gesek dan marketplace|Cancel payouts of cards and marketplaces':
    'Membatalkan pembayaran kad dan platform',
  'Melihat rekonsiliasi bank|See bank reconciliations': 'Melihat penyesuaian bank',
  'Mencocokkan rekening koran dan menutup bulannya|Match bank statements and close their months':
    'Memadankan penyata bank dan menutup bulannya',
  'Membuka lagi bulan rekonsiliasi yang ditutup|Open closed months of reconciliation again':
    'Membuka semula bulan penyesuaian yang ditutup',
  'Mengatur marketplace|Set marketplaces up': 'Mengatur platform e-dagang',
  'Memberi tunai dari kartu debit (gesek tunai)|Give cash for debit cards': 'Memberi tunai melalui kad debit',
  'Menyetujui risiko gesek tunai untuk semua toko|Accept the risk of cash for cards for all shops':
    'Menerima risiko tunai melalui kad untuk semua kedai',
  'Menimbang baki|Weigh trays of a location': 'Menimbang dulang',
  'Mengetik berat tanpa timbangan|Type weights without a scale': 'Menaip berat tanpa penimbang',
  'Menutup hari (tutup harian)|Close business days': 'Menutup hari perniagaan',
  'Menghitung isi laci dan baki untuk tutup harian|Count drawer and trays for the closing':
    'Mengira laci dan dulang untuk tutup harian',
  'Melihat isi kas, bank dan baki yang seharusnya|See what drawer, bank and trays should hold':
    'Melihat kandungan sepatutnya laci, bank dan dulang',
  'Membuka hari berikutnya|Open business days': 'Membuka hari perniagaan',
  'Melihat hari berjalan dan slip tutup harian|See the running day and slips of closings':
    'Melihat hari perniagaan dan slip tutup harian',
  'Melihat parameter|See parameters': 'Melihat parameter',
  'Mengubah harga emas, parameter dan data master|Change gold prices, parameters and masters':
    'Mengubah harga emas, parameter dan data induk',
  'Melihat katalog|See the catalogue': 'Melihat katalog',
  'Mengubah katalog|Change the catalogue': 'Mengubah katalog',
  'Melihat modal dan margin barang|See cost and margin of pieces': 'Melihat kos dan margin barang',
  'Melihat jurnal, buku besar dan laporan keuangan|See journal, ledger and financial statements':
    'Melihat jurnal, lejar dan penyata kewangan',
  'Melihat laporan|See reports': 'Melihat laporan',
  'Melihat user dan hak aksesnya|See users and their rights': 'Melihat pengguna dan hak aksesnya',
  'Mengubah user, hak akses dan toko|Change users, rights and shops':
    'Mengubah pengguna, hak akses dan kedai',
  'Melihat setting system|See system settings': 'Melihat tetapan sistem',
  'Mengubah setting system|Change system settings': 'Mengubah tetapan sistem',
  'Mengubah setting nota|Change nota settings': 'Mengubah tetapan nota',
  'Mengekspor data ke CSV|Export data as CSV': 'Mengeksport data ke CSV',
  'Memakai portal: satu panggilan ke semua cabang|Use the portal: one call to all branches':
    'Menggunakan portal: satu panggilan ke semua cawangan',
  'Melihat hasil pemeriksaan buku|See what checks of the books found': 'Melihat hasil semakan buku',
  'Melihat kesehatan server|See how the server is': 'Melihat kesihatan pelayan',
  'Mengatur dan membuat cadangan data|Set up and make backups': 'Mengatur dan membuat sandaran data',
  'Melihat audit dan riwayat pengaturan|See the audit and the history of settings':
    'Melihat audit dan sejarah tetapan',
  'Melihat jadwal laporan dan kiriman pesannya|See scheduled reports and messages sent':
    'Melihat jadual laporan dan mesej dihantar',
  'Mengatur jadwal laporan dan mengirim ulang pesan|Schedule reports and send messages again':
    'Mengatur jadual laporan dan menghantar semula mesej',
  'Melihat peringatan|See alerts': 'Melihat amaran',
  'Mengubah batas dan penerima peringatan|Change limits and receivers of alerts':
    'Mengubah had dan penerima amaran',
  'Melihat promo ke customer|See promos to customers': 'Melihat promosi kepada pelanggan',
  'Membuat dan mengirim promo ke customer|Make and send promos to customers':
    'Membuat dan menghantar promosi kepada pelanggan',
  'Mencetak dan membuka laci uang|Print and open the cash drawer': 'Mencetak dan membuka laci wang',
  'Mengirim pesan WhatsApp|Send WhatsApp messages': 'Menghantar mesej WhatsApp',
  'Melihat kesiapan toko berjualan|See how ready a shop is to sell': 'Melihat persediaan kedai untuk menjual',
  'Menutup daftar kesiapan toko berjualan|Put the list of what a shop lacks away':
    'Menutup senarai persediaan kedai',
  'Menyetujui permintaan otorisasi|Approve requests of others': 'Meluluskan permintaan kelulusan',
};
export default aksi;
