const settings = {
  'Alamat server grosir|Address of the wholesale server': 'Indirizzo del server ingrosso',
  'Alamat server Wablas|Address of the Wablas server': 'Indirizzo del server Wablas',
  'Bahasa|Language': 'Lingua',
  'Barang perlu terlihat setiap (hari)|Pieces want to be seen every (days)':
    'I pezzi vanno visti ogni (giorni)',
  'Barang web eksternal|External web items': 'Articoli web esterni',
  'Batas pelaporan transaksi per hari (Rp)|Reporting limit per customer and day (Rp)':
    'Soglia di segnalazione per cliente e giorno (Rp)',
  'Biaya gesek dibebankan ke customer (dilarang peraturan; tanggung jawab toko)|Card fees are charged to the customer (prohibited by regulation; the shop answers for it)':
    'Commissioni carta a carico del cliente (vietato dalla normativa; responsabilità del negozio)',
  'Bunga paling sedikit (hari)|Least days of interest': 'Giorni minimi di interesse',
  'Bunga per 30 hari (%)|Interest per 30 days (%)': 'Interesse per 30 giorni (%)',
  'Cara hitung bunga|How interest is counted': 'Calcolo degli interessi',
  'Cara kerja stock|How stock is kept': 'Gestione del magazzino',
  'Cashback poin (%), di atas poin biasa|Point cashback (%), on top of the others':
    'Cashback in punti (%), oltre agli altri',
  'Catatan tambahan pada nota|Extra text on the nota': 'Testo aggiuntivo sulla nota',
  'Cetakan sertifikat|Certificate print type': 'Tipo di stampa certificato',
  'Dasar berat pembelian|Weight that a purchase counts': 'Peso di riferimento dell’acquisto',
  'Emas di tukang perlu perhatian setelah (hari)|Gold with a craftsman wants attention after (days)':
    'L’oro presso un orafo richiede attenzione dopo (giorni)',
  'Emas murni paling banyak di tangan satu tukang (gram); 0 = tanpa batas|Most fine gold in the hands of one craftsman (grams); 0 = no limit':
    'Oro fino massimo nelle mani di un orafo (grammi); 0 = nessun limite',
  'Foto barang tercetak pada nota|The nota shows the photo of the piece':
    'Foto dell’articolo stampata sulla nota',
  'Harga beli dibulatkan ke bawah|Buy prices round down': 'Prezzi d’acquisto arrotondati per difetto',
  'Harga di bawah minimum perlu otorisasi|Prices below the minimum need an authorisation':
    'Prezzi sotto il minimo richiedono autorizzazione',
  'Harga jual dibulatkan ke bawah|Selling prices round down': 'Prezzi di vendita arrotondati per difetto',
  'Harga sudah termasuk PPN|Prices include VAT': 'Prezzi IVA inclusa',
  'Hutang (gadai); toko wajib memiliki izin usaha pergadaian|Pledge loans; the shop needs a pawn licence':
    'Prestiti su pegno; il negozio deve avere la licenza',
  'Titipan, pesanan dan service|Deposits, orders and services': 'Depositi, ordini e lavori',
  'Hutang dan cicilan|Lending and instalments': 'Prestiti e rate',
  'Integrasi marketplace|Marketplace integration': 'Integrazione marketplace',
  'Judul pada nota|Title on the nota': 'Titolo sulla nota',
  'Kas keluar di atas jumlah ini perlu otorisasi (Rp)|Cash out above this needs an authorisation (Rp)':
    'Uscite di cassa oltre questo importo richiedono autorizzazione (Rp)',
  'Kertas nota|Paper of the nota': 'Carta della nota',
  'Kirim WhatsApp melalui Wablas|Send WhatsApp through Wablas': 'Invio WhatsApp tramite Wablas',
  'Koreksi berat penerimaan di atas ini perlu pemilik (%)|A corrected receipt weight off by more needs the owner (%)':
    'Una correzione del peso ricevuto oltre questa soglia richiede il titolare (%)',
  'Lama pinjam (hari)|Loan period (days)': 'Durata del prestito (giorni)',
  'Laporan dan tanggal|Reports and dates': 'Report e date',
  'Masa tenggang bunga (hari)|Grace days of interest': 'Giorni di tolleranza interessi',
  'Member dan poin|Members and points': 'Soci e punti',
  'Nilai lain dalam tarif PPN (1,1 % = 10 % × 11/12 × 12 %) — PMK 11/2025|Deemed value inside the VAT rate (1.1 % = 10 % × 11/12 × 12 %) — PMK 11/2025':
    'Valore figurativo nell’aliquota IVA (1,1 % = 10 % × 11/12 × 12 %) — PMK 11/2025',
  'Nilai lain dalam tarif PPN baru|Deemed value inside the new VAT rate':
    'Valore figurativo nella nuova aliquota IVA',
  'Nota dicetak dua kali (customer dan internal)|The nota prints twice (customer and internal)':
    'Nota stampata due volte (cliente e interna)',
  'Otorisasi dengan QR|Authorisation by QR': 'Autorizzazione con QR',
  'Otorisasi dengan sidik jari|Authorisation by fingerprint': 'Autorizzazione con impronta',
  'Pajak dan pembayaran|Tax and payment': 'Imposte e pagamenti',
  'Paket laporan HIDUP|The HIDUP report pack': 'Pacchetto report HIDUP',
  'Parameter harga emas pembelian|Gold price parameters for purchases': 'Parametri prezzo oro per acquisti',
  'Parameter hutang pokok|Minimum principal parameters': 'Parametri capitale minimo',
  'Pemberitahuan sebelum lelang (hari)|Notice before foreclosure (days)':
    'Preavviso prima dell’asta (giorni)',
  'Pembulatan berat: digit dan langkah (gram)|Weight rounding: digit and step (grams)':
    'Arrotondamento peso: cifra e passo (grammi)',
  'Pembulatan harga beli (Rp)|Rounding step of buy prices (Rp)': 'Arrotondamento prezzi d’acquisto (Rp)',
  'Pembulatan harga jual (Rp)|Rounding step of selling prices (Rp)': 'Arrotondamento prezzi di vendita (Rp)',
  'Pembulatan hutang (Rp)|Rounding step of loans (Rp)': 'Arrotondamento prestiti (Rp)',
  'Penerimaan intern|Intern receipts': 'Ricevimenti interni',
  'Penjualan dan nota|Sales and nota': 'Vendite e nota',
  'Penjualan di atas jumlah ini perlu otorisasi (Rp)|Sales above this need an authorisation (Rp)':
    'Vendite oltre questo importo richiedono autorizzazione (Rp)',
  'Poin kedaluwarsa setelah (bulan); 0 = tidak pernah|Points expire after (months); 0 = never':
    'I punti scadono dopo (mesi); 0 = mai',
  'PPh 22 baru (%)|New rate of collected income tax (%)': 'Nuova aliquota dell’imposta trattenuta (%)',
  'PPh 22 dari pedagang tanpa surat keterangan bebas (%) — PMK 48/2023|Income tax collected from traders without an exemption (%) — PMK 48/2023':
    'Imposta trattenuta ai commercianti senza esenzione (%) — PMK 48/2023',
  'PPN barang dengan faktur pajak (%) — PMK 48/2023|VAT of pieces with a tax invoice (%) — PMK 48/2023':
    'IVA articoli con fattura fiscale (%) — PMK 48/2023',
  'PPN barang tanpa faktur pajak (%) — PMK 48/2023|VAT of pieces without a tax invoice (%) — PMK 48/2023':
    'IVA articoli senza fattura fiscale (%) — PMK 48/2023',
  'PPN baru barang dengan faktur pajak (%)|New VAT of pieces with a tax invoice (%)':
    'Nuova IVA dei pezzi con fattura fiscale (%)',
  'PPN baru barang tanpa faktur pajak (%)|New VAT of pieces without a tax invoice (%)':
    'Nuova IVA dei pezzi senza fattura fiscale (%)',
  'PPN masukan supplier dikreditkan (dilarang PMK 48/2023 pasal 21); mati = menjadi modal|Input VAT of suppliers is credited (PMK 48/2023 art. 21 forbids it); off = it is cost':
    'L’IVA a credito dei fornitori viene detratta (vietato da PMK 48/2023 art. 21); spento = è costo',
  'PPN pada penjualan dan jasa|VAT on sales and services': 'IVA su vendite e servizi',
  'PPN per gram (Rp); 0 = menurut persen|VAT per gram (Rp); 0 = by percent':
    'IVA al grammo (Rp); 0 = in percentuale',
  'Rentang laporan paling lama satu bulan|Reports span one month at most': 'Report di un mese al massimo',
  'Saldo tertentu hanya terlihat oleh OWN|Some balances are for OWN only': 'Alcuni saldi visibili solo a OWN',
  'Satu poin untuk setiap jumlah ini (Rp), bila Parameter Get Point Member tidak mengatur groupnya|One point for each such amount (Rp), where no point earning rule covers the group':
    'Un punto per ogni importo (Rp), dove nessuna regola copre il gruppo',
  'Semua baki ditimbang sebelum tutup|All trays are weighed before closing':
    'Tutti i vassoi pesati prima della chiusura',
  'Setiap pembelian perlu otorisasi|Each purchase needs an authorisation':
    'Ogni acquisto richiede autorizzazione',
  'Setting nota hanya untuk OWN dan SU|Nota settings are for OWN and SU only':
    'Impostazioni nota solo per OWN e SU',
  'Sistem|Platform': 'Sistema',
  'Slip marketplace|Marketplace slips': 'Distinte marketplace',
  'SPV bebas dari kunci tanggal|SPV is free of the date lock': 'SPV esente dal blocco date',
  'Stock opname hutang|Stock count of pledges': 'Inventario dei pegni',
  'Tanggal terkunci pada tanggal sistem|Dates are locked to the business date':
    'Date bloccate alla data di sistema',
  'Tarif PPh 22 baru berlaku mulai tanggal; kosong = tidak ada|The new rate of collected income tax holds from this date; empty = none':
    'La nuova aliquota dell’imposta trattenuta vale da questa data; vuoto = nessuna',
  'Tarif PPN baru berlaku mulai tanggal; kosong = tidak ada|New VAT rates hold from this date; empty = none':
    'Nuove aliquote IVA in vigore da questa data; vuoto = nessuna',
  'Tarif umum PPN (%)|General VAT rate (%)': 'Aliquota IVA ordinaria (%)',
  'Tarif umum PPN baru (%)|New general VAT rate (%)': 'Nuova aliquota IVA ordinaria (%)',
  'Toko yang melihat laporan rekap sales|Shops that see the sales recap':
    'Negozi che vedono il riepilogo venditori',
  'Toleransi selisih penerimaan (gram)|Tolerated receipt difference (grams)':
    'Differenza di ricevimento tollerata (grammi)',
  'Toleransi susut (gram)|Tolerated loss of weight (grams)': 'Calo di peso tollerato (grammi)',
  'Toleransi timbang baki (gram)|Tolerated tray difference (grams)': 'Differenza vassoio tollerata (grammi)',
  'Transaksi barang manual|Manual item transactions': 'Transazioni di articoli manuali',
  'Umur nota untuk harga nota (bulan)|Age of a nota that keeps its price (months)':
    'Età della nota che mantiene il prezzo (mesi)',
  'Umur otorisasi (detik)|Life of an authorisation (seconds)': 'Durata di un’autorizzazione (secondi)',
  'Validasi pelunasan hutang|Validation of redemptions': 'Convalida dei riscatti',
  'Zona waktu toko: WIB, WITA, WIT|Time zone of the shop: WIB, WITA, WIT':
    'Fuso orario del negozio: WIB, WITA, WIT',
  'Kutipan harga jual kembali berlaku (jam)|A quote of the buy-back price holds (hours)':
    'Validità dell’offerta di riacquisto (ore)',
  'Jual, beli dan tukar oleh yang tidak boleh memvalidasi menunggu validasi|Sales, purchases and exchanges of who may not validate wait for their validation':
    'Vendite, acquisti e permute di chi non può convalidare attendono la convalida',
  'Batas tunai pembelian per customer sehari (Rp); 0 = tanpa batas|Cash for the purchases of one customer in a day (Rp); 0 = no limit':
    'Contante per acquisti da un cliente al giorno (Rp); 0 = nessun limite',
  'Gesek tunai kartu debit (kartu kredit dilarang peraturan; OWN menyetujui peringatan sekali)|Cash for debit cards (credit cards are prohibited by regulation; OWN accepts the warning once)':
    'Contante su carte di debito (vietato per le carte di credito; OWN accetta l’avviso una volta)',
  'Perpanjangan dihitung dari|Extensions count from': 'Le proroghe decorrono da',
  'Bunga setelah cicil pokok|Interest after an instalment': 'Interessi dopo una rata',
  'LTV paling tinggi (%)|Highest loan to value (%)': 'LTV massimo (%)',
  'Kelebihan lelang disimpan (hari)|Auction surplus is kept (days)':
    'L’eccedenza d’asta si conserva (giorni)',
  'Biaya slip hilang (Rp)|Fee for a lost slip (Rp)': 'Spese per polizza smarrita (Rp)',
  'Akrual bunga saat tutup harian|Interest accrued at closing': 'Interessi maturati alla chiusura',
  'Stock opname barang|Stock count of goods': 'Inventario della merce',
  'Kasir opname barang tanpa melihat hitungan lain|Cashiers count goods blind':
    'I cassieri contano la merce alla cieca',
  'Toleransi timbang opname (gram)|Tolerated difference when counting (grams)':
    'Differenza tollerata nella conta (grammi)',
};
export default settings;
