const aksi = {
  'Memakai akunnya sendiri|Use the own account': 'Usare il proprio account',
  'Melihat dashboard|See the dashboard': 'Vedere la dashboard',
  'Melihat angka dan stok seluruh toko|See figures and stock of the whole shop':
    'Vedere cifre e scorte di tutto il negozio',
  'Melihat dan menyelesaikan yang perlu perhatian|See what needs attention and end it':
    'Vedere e concludere ciò che è da controllare',
  'Memakai daftar pilihan: baki, jenis, kadar, bank|Choose from lists: trays, types, purities, banks':
    'Scegliere dagli elenchi: vassoi, tipi, purezze, banche',
  'Membuat penjualan|Make sales': 'Registrare vendite',
  'Melihat penjualan|See sales': 'Vedere le vendite',
  'Membatalkan penjualan|Cancel sales': 'Annullare vendite',
  'Memberi diskon atau harga di bawah daftar|Give discounts or prices below the list':
    'Concedere sconti o prezzi sotto listino',
  'Mencetak ulang nota penjualan|Print notas of sales again': 'Ristampare le note di vendita',
  'Membuat pembelian|Make purchases': 'Registrare acquisti',
  'Melihat pembelian|See purchases': 'Vedere gli acquisti',
  'Membeli tanpa nota, di atas harga atau batas|Buy without a nota, above the price or a limit':
    'Acquistare senza nota, sopra il prezzo o un limite',
  'Membatalkan pembelian|Cancel purchases': 'Annullare acquisti',
  'Membayar pembelian lewat transfer|Pay purchases by transfer': 'Pagare gli acquisti con bonifico',
  'Menyortir belian dan mengerjakan lot|Sort bought pieces and work on lots':
    'Smistare i riacquistati e lavorare i lotti',
  'Melihat jual beli yang menunggu|See sales and purchases that wait': 'Vedere vendite e acquisti in attesa',
  'Memvalidasi jual beli yang menunggu|Validate sales and purchases that wait':
    'Convalidare vendite e acquisti in attesa',
  'Menarik kembali jual beli yang menunggu|Take back sales and purchases that wait':
    'Ritirare vendite e acquisti in attesa',
  'Menerima titip barang dan tambahannya|Take deposits on pieces and more of them':
    'Ricevere depositi su articoli e integrazioni',
  'Melihat titip barang|See deposits on pieces': 'Vedere i depositi su articoli',
  'Membatalkan titip barang dan mengembalikan uangnya|Cancel deposits on pieces and pay them back':
    'Annullare e restituire depositi su articoli',
  'Memperpanjang titip barang dan harga terkuncinya|Prolong deposits on pieces and their locked price':
    'Prorogare i depositi su articoli e il prezzo bloccato',
  'Menerima pesanan dan pre order|Take orders and pre-orders': 'Ricevere ordini e preordini',
  'Melihat pesanan dan pre order|See orders and pre-orders': 'Vedere ordini e preordini',
  'Mencetak ulang bukti pesanan|Print proofs of orders again': 'Ristampare le ricevute degli ordini',
  'Menerima pesanan dengan DP atau harga lebih rendah|Take orders with a lower deposit or price':
    'Ricevere ordini con deposito o prezzo inferiore',
  'Mencatat pesanan dikerjakan dan jadi|Say that orders are worked on and finished':
    'Segnare ordini in lavorazione e finiti',
  'Mencatat jawaban customer atas berat pesanan|Keep what customers say to the weight of orders':
    'Annotare la risposta del cliente sul peso dell’ordine',
  'Membatalkan tambahan DP dan emas bahan pesanan|Cancel further deposits and gold of orders':
    'Annullare depositi ulteriori e oro degli ordini',
  'Membatalkan pesanan dan mengembalikan DP|End orders and pay their deposits back':
    'Chiudere ordini e restituirne il deposito',
  'Mengeluarkan dan mengambil kembali barang contoh|Take samples out and back':
    'Portare fuori e riprendere campioni',
  'Menerima barang contoh yang beratnya berbeda|Accept samples of another weight':
    'Accettare campioni di peso diverso',
  'Membuat kontrak cicilan dan menerima bayarannya|Make instalment contracts and take payments':
    'Fare contratti a rate e incassarne i pagamenti',
  'Melihat cicilan dan laporannya|See instalments and their reports': 'Vedere le rate e i loro report',
  'Menghapus denda atau memberi potongan cicilan|Waive fines or give reductions of instalments':
    'Condonare la mora o concedere riduzioni sulle rate',
  'Membatalkan kontrak atau bayaran cicilan|Cancel instalment contracts or payments':
    'Annullare contratti o pagamenti a rate',
  'Memutus cicilan yang berjalan (batal cicilan)|Call running instalments off': 'Disdire rate in corso',
  'Melelang cicilan|Auction instalments': 'Mettere all’asta le rate',
  'Mengganti syarat cicilan|Change the terms of instalments': 'Cambiare le condizioni delle rate',
  'Membayarkan kelebihan cicilan|Pay surpluses of instalments out': 'Pagare le eccedenze di rate',
  'Menerima service, bayarannya dan pengambilannya|Take in services, their payments and pickups':
    'Ricevere lavori, pagamenti e ritiri',
  'Melihat service dan laporannya|See services and their reports': 'Vedere i lavori e i loro report',
  'Mencetak ulang tanda terima service|Print claim slips of services again':
    'Ristampare le ricevute dei lavori',
  'Memberi ongkos service lebih rendah atau susut lebih besar|Allow a lower charge or a higher loss of services':
    'Concedere nei lavori un prezzo più basso o un calo maggiore',
  'Membatalkan service dan langkahnya|Cancel services and their steps': 'Annullare lavori e i loro passi',
  'Memotret KTP dan melihat nomornya tersamar|Photograph identity cards and see numbers masked':
    'Fotografare documenti e vederne il numero mascherato',
  'Melihat KTP selengkapnya|See whole identity cards': 'Vedere i documenti d’identità per intero',
  'Memberi hutang gadai dan menambah pinjaman|Lend against pledges, more of it too':
    'Prestare su pegno e aumentare i prestiti',
  'Melihat hutang gadai|See pledges': 'Vedere i pegni',
  'Menerima perpanjangan, cicilan dan tebusan gadai|Take extensions, instalments and redemptions of pledges':
    'Incassare proroghe, rate e riscatti di pegni',
  'Memberi keringanan gadai, bunga lain atau di atas plafond|Grant pledges waivers, other rates or more than the limit':
    'Concedere ai pegni condoni, altri tassi o oltre il limite',
  'Membatalkan dokumen hutang gadai|Cancel documents of pledges': 'Annullare documenti di pegno',
  'Memvalidasi pelunasan hutang gadai|Validate redemptions of pledges': 'Convalidare i riscatti di pegni',
  'Membatalkan validasi pelunasan hutang gadai|Cancel validations of redemptions':
    'Annullare convalide di riscatti',
  'Menguji gadai bila harga emas turun|Try what a fall of the gold price does to pledges':
    'Provare l’effetto di un calo dell’oro sui pegni',
  'Melelang barang gadai|Auction pledged goods': 'Mettere all’asta i pegni',
  'Menagih gadai: jatuh tempo, pengingat, surat|Call pledges in: due lists, reminders, notices':
    'Sollecitare i pegni: scadenze, promemoria, lettere',
  'Menghapus hutang gadai dan mencatat barangnya hilang|Write pledges off and book their goods as lost':
    'Stralciare pegni e registrarne i beni persi',
  'Menghitung barang dan kantong gadai (stock opname)|Count goods and bags of pledges':
    'Contare merce e buste dei pegni',
  'Menyelesaikan stock opname|Finish counts': 'Concludere le conte',
  'Memutuskan selisih stock opname|Decide about differences of counts':
    'Decidere sulle differenze delle conte',
  'Melihat data barang|See records of pieces': 'Vedere i dati degli articoli',
  'Menambah, mengubah dan memindah barang|Add, change and move pieces':
    'Aggiungere, modificare e spostare articoli',
  'Membatalkan tambah barang|Cancel added pieces': 'Annullare pezzi aggiunti',
  'Menghancurkan barang|Destroy pieces': 'Distruggere articoli',
  'Membatalkan hancur barang|Cancel the destruction of pieces': 'Annullare la distruzione di articoli',
  'Mengirim barang ke toko lain|Send goods to other shops': 'Inviare merce ad altri negozi',
  'Menerima barang dari toko lain|Receive goods of other shops': 'Ricevere merce da altri negozi',
  'Menerima kiriman yang berat atau segelnya berbeda|Accept goods whose weight or seal differs':
    'Accettare merce con peso o sigillo diverso',
  'Mencatat kiriman barang hilang|Book goods as lost on the way': 'Registrare merce persa in viaggio',
  'Membatalkan kirim barang|Cancel goods on their way': 'Annullare invii di merce',
  'Melihat usulan stok|See stock proposals': 'Vedere le proposte di scorta',
  'Mengesampingkan usulan stok|Set stock proposals aside': 'Accantonare proposte di scorta',
  'Menerima barang dari supplier|Receive goods of suppliers': 'Ricevere merce dai fornitori',
  'Melihat penerimaan dari supplier|See deliveries of suppliers': 'Vedere le consegne dei fornitori',
  'Menerima barang supplier di luar toleransi|Receive goods of suppliers beyond the tolerance':
    'Ricevere merce dei fornitori oltre la tolleranza',
  'Membatalkan penerimaan dari supplier|Cancel deliveries of suppliers': 'Annullare consegne dei fornitori',
  'Membayar supplier dan fixing emas|Pay suppliers and fix prices of gold':
    'Pagare i fornitori e fissare l’oro',
  'Melihat hutang supplier|See what is owed to suppliers': 'Vedere i debiti verso fornitori',
  'Membatalkan pembayaran supplier|Cancel payments to suppliers': 'Annullare pagamenti ai fornitori',
  'Menyerahkan emas ke tukang dan menerimanya kembali|Give gold to craftsmen and take it back':
    'Consegnare oro agli orafi e riprenderlo',
  'Melihat emas di tukang|See gold with craftsmen': 'Vedere l’oro presso gli orafi',
  'Membatalkan dokumen tukang|Cancel documents of craftsmen': 'Annullare documenti degli orafi',
  'Membebankan kelebihan susut tukang ke toko|Let the shop bear losses of craftsmen':
    'Far sostenere al negozio il calo degli orafi',
  'Melihat sidik susut tukang|See loss fingerprints of craftsmen': 'Vedere l’impronta del calo degli orafi',
  'Melihat bonus sales|See bonuses of sales people': 'Vedere i bonus dei venditori',
  'Membukukan bonus sales|Book bonuses of sales people': 'Registrare i bonus dei venditori',
  'Membayar bonus sales|Pay bonuses of sales people': 'Pagare i bonus dei venditori',
  'Membatalkan bonus sales|Cancel bonuses of sales people': 'Annullare i bonus dei venditori',
  'Melihat telepon dan alamat customer di daftar dan laporan|See telephones and addresses of customers in lists and reports':
    'Vedere telefoni e indirizzi dei clienti in elenchi e report',
  'Membuka seluruh daftar member|Go through the whole list of members': 'Scorrere l’elenco completo dei soci',
  'Menghapus member|Remove members': 'Eliminare soci',
  'Mengekspor data member|Export data of members': 'Esportare i dati dei soci',
  'Menghapus data pribadi member selamanya|Erase personal data of members for good':
    'Cancellare per sempre i dati personali dei soci',
  'Menambah dan mengubah member|Add and change members': 'Aggiungere e modificare soci',
  'Mencatat kas masuk, kas keluar dan setor bank|Book cash in, cash out and bank deposits':
    'Registrare entrate, uscite e versamenti in banca',
  'Membatalkan kas, setor bank, kirim uang dan gesek tunai|Cancel cash, bank deposits, money on its way and cash for cards':
    'Annullare cassa, versamenti, invii di denaro e contante su carta',
  'Mengirim uang ke toko lain|Send money to other shops': 'Inviare denaro ad altri negozi',
  'Menerima uang dari toko lain|Receive money of other shops': 'Ricevere denaro da altri negozi',
  'Menerima kiriman uang yang jumlahnya berbeda|Accept other amounts of money than were sent':
    'Accettare denaro diverso da quello inviato',
  'Melihat dan mencatat pencairan gesek dan marketplace|See and book payouts of cards and marketplaces':
    'Vedere e registrare accrediti di carte e marketplace',
  'Membatalkan pencairan gesek dan marketplace|Cancel payouts of cards and marketplaces':
    'Annullare accrediti di carte e marketplace',
  'Melihat rekonsiliasi bank|See bank reconciliations': 'Vedere le riconciliazioni bancarie',
  'Mencocokkan rekening koran dan menutup bulannya|Match bank statements and close their months':
    'Abbinare estratti conto e chiuderne i mesi',
  'Membuka lagi bulan rekonsiliasi yang ditutup|Open closed months of reconciliation again':
    'Riaprire mesi di riconciliazione chiusi',
  'Mengatur marketplace|Set marketplaces up': 'Impostare i marketplace',
  'Memberi tunai dari kartu debit (gesek tunai)|Give cash for debit cards':
    'Dare contante su carta di debito',
  'Menyetujui risiko gesek tunai untuk semua toko|Accept the risk of cash for cards for all shops':
    'Accettare per tutti i negozi il rischio del contante su carta',
  'Menimbang baki|Weigh trays of a location': 'Pesare i vassoi',
  'Mengetik berat tanpa timbangan|Type weights without a scale': 'Digitare pesi senza bilancia',
  'Menutup hari (tutup harian)|Close business days': 'Chiudere la giornata',
  'Menghitung isi laci dan baki untuk tutup harian|Count drawer and trays for the closing':
    'Contare cassetto e vassoi per la chiusura',
  'Melihat isi kas, bank dan baki yang seharusnya|See what drawer, bank and trays should hold':
    'Vedere quanto dovrebbero contenere cassetto, banca e vassoi',
  'Membuka hari berikutnya|Open business days': 'Aprire la giornata',
  'Melihat hari berjalan dan slip tutup harian|See the running day and slips of closings':
    'Vedere la giornata e le ricevute di chiusura',
  'Melihat parameter|See parameters': 'Vedere i parametri',
  'Mengubah harga emas, parameter dan data master|Change gold prices, parameters and masters':
    'Modificare prezzi dell’oro, parametri e anagrafiche',
  'Melihat katalog|See the catalogue': 'Vedere il catalogo',
  'Mengubah katalog|Change the catalogue': 'Modificare il catalogo',
  'Melihat modal dan margin barang|See cost and margin of pieces': 'Vedere costo e margine degli articoli',
  'Melihat jurnal, buku besar dan laporan keuangan|See journal, ledger and financial statements':
    'Vedere giornale, mastro e bilanci',
  'Melihat laporan|See reports': 'Vedere i report',
  'Melihat user dan hak aksesnya|See users and their rights': 'Vedere gli utenti e i loro diritti',
  'Mengubah user, hak akses dan toko|Change users, rights and shops': 'Modificare utenti, diritti e negozi',
  'Melihat setting system|See system settings': 'Vedere le impostazioni di sistema',
  'Mengubah setting system|Change system settings': 'Modificare le impostazioni di sistema',
  'Mengubah setting nota|Change nota settings': 'Modificare le impostazioni della nota',
  'Mengekspor data ke CSV|Export data as CSV': 'Esportare dati in CSV',
  'Memakai portal: satu panggilan ke semua cabang|Use the portal: one call to all branches':
    'Usare il portale: una chiamata a tutte le filiali',
  'Melihat hasil pemeriksaan buku|See what checks of the books found':
    'Vedere l’esito dei controlli dei libri',
  'Melihat kesehatan server|See how the server is': 'Vedere lo stato del server',
  'Mengatur dan membuat cadangan data|Set up and make backups': 'Impostare ed eseguire backup',
  'Melihat audit dan riwayat pengaturan|See the audit and the history of settings':
    'Vedere audit e storico delle impostazioni',
  'Melihat jadwal laporan dan kiriman pesannya|See scheduled reports and messages sent':
    'Vedere rapporti pianificati e messaggi inviati',
  'Mengatur jadwal laporan dan mengirim ulang pesan|Schedule reports and send messages again':
    'Pianificare rapporti e reinviare messaggi',
  'Melihat peringatan|See alerts': 'Vedere gli avvisi',
  'Mengubah batas dan penerima peringatan|Change limits and receivers of alerts':
    'Modificare limiti e destinatari degli avvisi',
  'Melihat promo ke customer|See promos to customers': 'Vedere le promo ai clienti',
  'Membuat dan mengirim promo ke customer|Make and send promos to customers':
    'Creare e inviare promo ai clienti',
  'Mencetak dan membuka laci uang|Print and open the cash drawer': 'Stampare e aprire il cassetto',
  'Mengirim pesan WhatsApp|Send WhatsApp messages': 'Inviare messaggi WhatsApp',
  'Melihat kesiapan toko berjualan|See how ready a shop is to sell':
    'Vedere quanto il negozio è pronto a vendere',
  'Menutup daftar kesiapan toko berjualan|Put the list of what a shop lacks away':
    'Togliere l’elenco di ciò che manca al negozio',
  'Menyetujui permintaan otorisasi|Approve requests of others': 'Approvare le richieste di altri',
};
export default aksi;
