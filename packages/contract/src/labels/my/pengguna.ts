const pengguna = {
  'Admin Pusat|Head office admin': 'Admin ibu pejabat',
  'Alamat server sendiri milik cabang ini|Address of its own server':
    'Alamat pelayan sendiri milik cawangan ini',
  'Alamat Toko|Shop address': 'Alamat kedai',
  'Cabang|Branch': 'Cawangan',
  "Dicetak di nota, bukti dan laporan; cabang tanpa logo memakai logo pusat|On notas, slips and reports; a branch without one shows head office's":
    'Dicetak pada nota, baucar dan laporan; cawangan tanpa logo memakai logo ibu pejabat',
  'Hak Akses|Access rights': 'Hak akses',
  'Jenis Toko|Shop type': 'Jenis kedai',
  'Kode Toko|Shop code': 'Kod kedai',
  'Kosongkan bila tidak diganti|Leave empty to keep it': 'Kosongkan jika tidak ditukar',
  'Level|Level': 'Peringkat',
  'Logo|Logo': 'Logo',
  'Minimal 8 karakter|At least 8 characters': 'Minimum 8 aksara',
  'Nama Toko|Shop name': 'Nama kedai',
  'No WhatsApp|WhatsApp': 'No. WhatsApp',
  'Password Baru|New password': 'Kata laluan baharu',
  'Password Sekarang|Current password': 'Kata laluan semasa',
  'Password|Password': 'Kata laluan',
  'Pemilik|Owner': 'Pemilik',
  'Portal|Portal': 'Portal',
  'Pusat|Head office': 'Ibu pejabat',
  'Support|Support': 'Sokongan',
  'Teknisi|Technician': 'Juruteknik',
  'Tiga huruf atau angka, bagian setiap nomor|Part of every document number':
    'Tiga huruf atau angka, sebahagian daripada setiap nombor dokumen',
  'User ID|User id': 'ID pengguna',
  'Gambar QRIS|QRIS picture': 'Gambar QRIS',
  'Tampil di layar pelanggan|Shown on the customer screen':
    'QRIS kedai; dipaparkan pada skrin pelanggan semasa bayaran QRIS',
  'Kode Peran|Role code': 'Kod Peranan',
  'Layar|Screens': 'Skrin',
  'Nama Peran|Role name': 'Nama Peranan',
  'Peran|Roles': 'Peranan',
};
export default pengguna;
