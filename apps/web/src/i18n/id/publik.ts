const publik = {
  accountText:
    'Setiap pengguna memakai User ID miliknya sendiri. Password tidak boleh dibagikan. Satu User ID hanya dapat aktif di satu tempat; setiap otorisasi menjadi tanggung jawab pengguna yang memberikannya. Segera beritahukan pemilik toko bila password diketahui orang lain.',
  accountTitle: 'Akun dan otorisasi',
  basisText:
    'Data diproses untuk melaksanakan perjanjian jual beli dan gadai dengan customer, untuk memenuhi kewajiban hukum di bidang perpajakan, pergadaian, dan anti pencucian uang, serta atas persetujuan customer untuk program member dan pesan promosi, sesuai Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
  basisTitle: 'Dasar pemrosesan',
  buybackText:
    'Pembelian kembali mengikuti ketentuan yang tercetak pada nota. Harga nota dihormati selama masa toleransi yang tercantum (standar 3 bulan); setelah itu berlaku harga beli pada hari transaksi. Ongkos pembuatan tidak dikembalikan. Barang tanpa nota memerlukan kartu identitas.',
  buybackTitle: 'Pembelian kembali',
  dataText:
    'Dari customer: nama, alamat, nomor telepon, tanggal lahir, nomor identitas bila diwajibkan peraturan, serta riwayat penjualan, pembelian, pesanan, dan gadai. Dari pengguna: User ID, nama, level, waktu dan alamat jaringan saat bekerja, serta jejak setiap perubahan data. Nomor kartu hanya disimpan empat angka terakhir.',
  dataTitle: 'Data yang disimpan',
  deviceText:
    'Aplikasi memakai satu cookie sesi yang wajib untuk login, serta penyimpanan browser untuk bahasa, tampilan, kolom tabel, dan isian yang belum disimpan. Tidak ada cookie iklan dan tidak ada pelacak pihak ketiga.',
  deviceTitle: 'Cookie dan perangkat',
  documentsText:
    'Dokumen yang sudah tercatat tidak diubah atau dihapus. Kesalahan dibatalkan dengan dokumen pembatalan pada hari kerja yang sama dan dengan otorisasi. Setelah tutup harian, transaksi hari itu terkunci.',
  documentsTitle: 'Dokumen dan tutup harian',
  dutyText:
    'Toko wajib mengenali customer dan melaporkan transaksi sesuai peraturan anti pencucian uang, memungut dan menyetor PPN emas perhiasan sesuai peraturan yang berlaku, dan tidak membebankan biaya kartu atau QRIS kepada customer.',
  dutyTitle: 'Kewajiban toko',
  keepingText:
    'Dokumen transaksi dan pembukuan disimpan paling sedikit sepuluh tahun sesuai peraturan perpajakan dan dokumen perusahaan. Data member yang tidak lagi diperlukan dihapus atau disamarkan atas permintaan, selama tidak ada kewajiban hukum untuk menyimpannya.',
  keepingTitle: 'Lama penyimpanan',
  lawText:
    'Syarat ini tunduk pada hukum Republik Indonesia. Perselisihan diselesaikan dengan musyawarah, dan bila tidak tercapai, di pengadilan negeri tempat kedudukan toko. Perubahan syarat diumumkan pada halaman ini sebelum berlaku.',
  lawTitle: 'Hukum dan perubahan',
  liabilityText:
    'Kadar mencatat apa yang dimasukkan penggunanya. Toko bertanggung jawab atas kebenaran berat, kadar, dan harga yang dimasukkan, atas timbangan yang ditera, serta atas cadangan data yang dibuat secara teratur.',
  liabilityTitle: 'Tanggung jawab',
  pledgeText:
    'Modul gadai hanya boleh dipakai oleh toko yang memiliki izin usaha pergadaian dari OJK. Barang jaminan bukan milik toko. Lelang dilakukan setelah jatuh tempo dan pemberitahuan, dan kelebihan hasil lelang adalah hak customer.',
  pledgeTitle: 'Gadai dan lelang',
  priceText:
    'Harga ditentukan oleh harga emas yang berlaku saat transaksi, kadar, berat yang dibulatkan menurut setting toko, ongkos, dan atribut. Harga yang tercetak pada nota adalah harga yang mengikat.',
  priceTitle: 'Harga dan berat',
  privacyIntro:
    'Kebijakan ini menjelaskan data pribadi apa yang disimpan toko melalui aplikasi Kadar, untuk apa, dan apa hak anda.',
  privacyTitle: 'Kebijakan Privasi',
  purposeText:
    'Untuk membuat dan mencetak nota, melayani pembelian kembali, pesanan, service, dan gadai, menghitung poin member, menjaga keamanan stock dan kas, menyusun laporan, serta memenuhi kewajiban hukum. Pesan WhatsApp promosi hanya dikirim kepada member yang menyetujui dan dapat dihentikan kapan saja.',
  purposeTitle: 'Tujuan',
  rightsText:
    'Anda berhak meminta salinan, perbaikan, pembatasan, atau penghapusan data pribadi anda, menarik persetujuan, serta mengajukan keberatan. Sampaikan permintaan kepada toko tempat anda bertransaksi dengan menunjukkan identitas; toko menjawab dalam waktu tiga hari kerja.',
  rightsTitle: 'Hak anda',
  safetyText:
    'Password disimpan dalam bentuk yang tidak dapat dibaca kembali. Hak akses dibatasi menurut level dan toko, setiap perubahan tercatat dan tidak dapat dihapus, dan data antar cabang dipisahkan. Bila terjadi kegagalan pelindungan data, toko memberitahukan pihak yang terdampak paling lambat 3 × 24 jam.',
  safetyTitle: 'Keamanan',
  sharingText:
    'Data tidak dijual. Data hanya dibagikan kepada kantor pusat dan cabang dalam jaringan toko yang sama, kepada penyedia layanan pengiriman pesan dan pembayaran sejauh diperlukan, dan kepada instansi pemerintah yang berwenang.',
  sharingTitle: 'Pembagian data',
  termsIntro:
    'Syarat ini mengatur pemakaian Kadar, aplikasi back-office dan kasir untuk jaringan toko emas dan perhiasan, oleh karyawan dan pemilik toko.',
  termsTitle: 'Syarat dan Ketentuan',
  toApp: 'Kadar',
  useText:
    'Aplikasi hanya dipakai untuk kegiatan usaha toko oleh orang yang ditunjuk pemilik. Dilarang mencoba melewati batas hak akses, mengubah tanggal sistem untuk menyembunyikan transaksi, atau menyalin data customer ke luar toko tanpa izin.',
  useTitle: 'Pemakaian',
  validFrom: 'Berlaku sejak 1 Januari 2026',
} as const;
export default publik;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    publik: typeof publik;
  }
}
