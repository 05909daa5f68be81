const kas = {
  add: 'Kas Baru',
  balance: 'Kas hari ini',
  chooseKategori: 'Pilih kategori',
  in: 'Kas Masuk',
  jenis: 'Jenis',
  jumlah_rp: 'Jumlah',
  kategori: 'Kategori',
  KELUAR: 'Keluar',
  keluar: 'Keluar',
  keterangan: 'Keterangan',
  MASUK: 'Masuk',
  masuk: 'Masuk',
  noKategori: 'Tidak ada kategori',
  out: 'Kas Keluar',
  saldo_akhir: 'Saldo sekarang',
  saldo_awal: 'Saldo awal',
  saveIn: 'Terima {{amount}}',
  saveOut: 'Keluarkan {{amount}}',
  searchPlaceholder: 'No. dokumen, kategori, keterangan',
  title: 'Kas Masuk dan Keluar',
} as const;
export default kas;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    kas: typeof kas;
  }
}
