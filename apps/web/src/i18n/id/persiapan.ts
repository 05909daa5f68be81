const persiapan = {
  askPutAway: 'Daftar ini tidak ditampilkan lagi untuk toko ini.',
  done: 'sudah',
  first: 'Isi dahulu:',
  missing: 'belum',
  putAway: 'Sembunyikan',
  step: {
    harga: 'Harga',
    barang: 'Barang',
    kasir: 'Kasir',
    sales: 'Sales',
    spv: 'SPV',
    printer: 'Printer',
    nota: 'Syarat & logo',
    rekening: 'Rekening',
    gadai: 'Bunga gadai',
    cadangan: 'Cadangan',
  },
  title: 'Siap berjualan {{done}}/{{all}}',
  todo: {
    harga: 'Isi harga hari ini',
    barang: 'Tambah barang pertama',
    kasir: 'Tambah pengguna kasir',
    sales: 'Tambah nama sales',
    spv: 'Tambah pengguna supervisor',
    printer: 'Pilih format, lalu cetak nota pertama',
    nota: 'Unggah logo toko',
    rekening: 'Tambah rekening bank',
    gadai: 'Isi bunga pinjaman gadai',
    cadangan: 'Jalankan npm run backup di server',
  },
} as const;
export default persiapan;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    persiapan: typeof persiapan;
  }
}
