import type id from '../id/publik.ts';

const publik: Record<keyof typeof id, string> = {
  accountText:
    'Setiap pengguna menggunakan ID pengguna miliknya sendiri. Kata laluan tidak boleh dikongsi. Satu ID pengguna hanya boleh aktif di satu tempat; setiap kelulusan menjadi tanggungjawab pengguna yang memberikannya. Maklumkan kepada pemilik kedai dengan segera sekiranya kata laluan diketahui orang lain.',
  accountTitle: 'Akaun dan kelulusan',
  basisText:
    'Data diproses untuk melaksanakan perjanjian jual beli dan pajak gadai dengan pelanggan, untuk memenuhi kewajipan undang-undang dalam bidang percukaian, pajak gadai dan pencegahan pengubahan wang haram, serta atas persetujuan pelanggan bagi program ahli dan mesej promosi, selaras dengan Undang-Undang Republik Indonesia Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi.',
  basisTitle: 'Asas pemprosesan',
  buybackText:
    'Belian balik tertakluk kepada ketentuan yang dicetak pada nota. Harga nota dihormati sepanjang tempoh toleransi yang dinyatakan (lalai 3 bulan); selepas itu harga beli pada hari transaksi terpakai. Upah pembuatan tidak dikembalikan. Barang tanpa nota memerlukan kad pengenalan.',
  buybackTitle: 'Belian balik',
  dataText:
    'Daripada pelanggan: nama, alamat, nombor telefon, tarikh lahir, nombor pengenalan jika dikehendaki peraturan, serta sejarah jualan, belian, tempahan dan pajak gadai. Daripada pengguna: ID pengguna, nama, peringkat, masa dan alamat rangkaian semasa bekerja, serta jejak setiap perubahan data. Bagi nombor kad, hanya empat digit terakhir disimpan.',
  dataTitle: 'Data yang disimpan',
  deviceText:
    'Aplikasi menggunakan satu kuki sesi yang wajib untuk log masuk, serta storan pelayar untuk bahasa, paparan, lajur jadual dan isian yang belum disimpan. Tiada kuki iklan dan tiada penjejak pihak ketiga.',
  deviceTitle: 'Kuki dan peranti',
  documentsText:
    'Dokumen yang sudah direkodkan tidak diubah atau dipadam. Kesilapan dibatalkan dengan dokumen pembatalan pada hari perniagaan yang sama dan dengan kelulusan. Selepas tutup harian, transaksi hari tersebut dikunci.',
  documentsTitle: 'Dokumen dan tutup harian',
  dutyText:
    'Kedai wajib mengenal pasti pelanggan dan melaporkan transaksi menurut peraturan pencegahan pengubahan wang haram, memungut dan membayar PPN barang kemas emas menurut peraturan yang berkuat kuasa, dan tidak mengenakan caj kad atau QRIS kepada pelanggan.',
  dutyTitle: 'Kewajipan kedai',
  keepingText:
    'Dokumen transaksi dan perakaunan disimpan sekurang-kurangnya sepuluh tahun menurut peraturan percukaian dan dokumen syarikat. Data ahli yang tidak lagi diperlukan dipadam atau disamarkan atas permintaan, selagi tiada kewajipan undang-undang untuk menyimpannya.',
  keepingTitle: 'Tempoh penyimpanan',
  lawText:
    'Terma ini tertakluk kepada undang-undang Republik Indonesia. Pertikaian diselesaikan secara rundingan, dan jika tidak tercapai, di Pengadilan Negeri (mahkamah) di tempat kedudukan kedai. Perubahan terma diumumkan di halaman ini sebelum berkuat kuasa.',
  lawTitle: 'Undang-undang dan perubahan',
  liabilityText:
    'Kadar merekodkan apa yang dimasukkan oleh penggunanya. Kedai bertanggungjawab atas ketepatan berat, mutu dan harga yang dimasukkan, atas alat penimbang yang ditentusahkan, serta atas sandaran data yang dibuat secara berkala.',
  liabilityTitle: 'Tanggungjawab',
  pledgeText:
    'Modul pajak gadai hanya boleh digunakan oleh kedai yang memegang lesen perniagaan pajak gadai daripada OJK. Barang cagaran bukan milik kedai. Lelongan dijalankan selepas tarikh matang dan pemberitahuan, dan lebihan hasil lelongan ialah hak pelanggan.',
  pledgeTitle: 'Pajak gadai dan lelongan',
  priceText:
    'Harga ditentukan oleh harga emas yang berkuat kuasa semasa transaksi, mutu, berat yang dibundarkan mengikut tetapan kedai, upah dan atribut. Harga yang dicetak pada nota ialah harga yang mengikat.',
  priceTitle: 'Harga dan berat',
  privacyIntro:
    'Dasar ini menerangkan data peribadi yang disimpan oleh kedai melalui aplikasi Kadar, tujuannya, dan hak anda.',
  privacyTitle: 'Dasar Privasi',
  purposeText:
    'Untuk membuat dan mencetak nota, mengendalikan belian balik, tempahan, servis dan pajak gadai, mengira mata ahli, menjaga keselamatan stok dan tunai, menyusun laporan, serta memenuhi kewajipan undang-undang. Mesej promosi WhatsApp hanya dihantar kepada ahli yang bersetuju dan boleh dihentikan pada bila-bila masa.',
  purposeTitle: 'Tujuan',
  rightsText:
    'Anda berhak meminta salinan, pembetulan, pengehadan atau pemadaman data peribadi anda, menarik balik persetujuan, serta mengemukakan bantahan. Kemukakan permintaan kepada kedai tempat anda berurusan dengan menunjukkan pengenalan diri; kedai akan menjawab dalam tempoh tiga hari bekerja.',
  rightsTitle: 'Hak anda',
  safetyText:
    'Kata laluan disimpan dalam bentuk yang tidak dapat dibaca semula. Hak akses dihadkan mengikut peringkat dan kedai, setiap perubahan direkodkan dan tidak boleh dipadam, dan data antara cawangan diasingkan. Sekiranya berlaku pelanggaran data, kedai memaklumkan pihak yang terjejas selewat-lewatnya dalam 3 × 24 jam.',
  safetyTitle: 'Keselamatan',
  sharingText:
    'Data tidak dijual. Data hanya dikongsi dengan ibu pejabat dan cawangan dalam rangkaian kedai yang sama, dengan penyedia perkhidmatan penghantaran mesej dan pembayaran setakat yang diperlukan, dan dengan agensi kerajaan yang berkuasa.',
  sharingTitle: 'Perkongsian data',
  termsIntro:
    'Terma ini mengawal penggunaan Kadar, aplikasi pengurusan dan juruwang untuk rangkaian kedai emas dan barang kemas, oleh pekerja dan pemilik kedai.',
  termsTitle: 'Terma dan Syarat',
  toApp: 'Kadar',
  useText:
    'Aplikasi hanya digunakan untuk kegiatan perniagaan kedai oleh orang yang dilantik oleh pemilik. Dilarang cuba melangkaui had hak akses, mengubah tarikh sistem untuk menyembunyikan transaksi, atau menyalin data pelanggan ke luar kedai tanpa kebenaran.',
  useTitle: 'Penggunaan',
  validFrom: 'Berkuat kuasa sejak 1 Januari 2026',
};
export default publik;
