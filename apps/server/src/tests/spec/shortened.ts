/** What the spec's shortened texts stand for: each of two words for one, and a whole text for an ellipsis. All of them are asserted. */
export const SHORTENED: Readonly<Record<string, readonly string[]>> = {
  'Kelompok Nama Barang': ['Laporan Kelompok Nama Barang'],
  'Data Berhasil Ditambahkan/Di Hapus': ['Data Berhasil Ditambahkan', 'Data Berhasil Di Hapus'],
  'Gagal Mengirim Barang Katalog...': ['Gagal Mengirim Barang Katalog, Coba Beberapa Saat Lagi'],
  'Gagal Mengubah Barang Katalog...': ['Gagal Mengubah Barang Katalog, Coba Beberapa Saat Lagi'],
  'Gagal Menghapus/Merubah/Menambahkan Kategori Katalog...': [
    'Gagal Menghapus Kategori Katalog, Coba Beberapa Saat Lagi',
    'Gagal Merubah Kategori Katalog, Coba Beberapa Saat Lagi',
    'Gagal Menambahkan Kategori Katalog, Coba Beberapa Saat Lagi',
  ],
  'Apakah Anda Yakin Ingin Menghapus Kode ... ?': ['Apakah Anda Yakin Ingin Menghapus Kode {} ?'],
  'Tidak Boleh Kosong': ['Nama Hadiah Tidak Boleh Kosong'],
};
