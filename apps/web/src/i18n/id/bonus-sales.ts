const bonusSales = {
  amount: 'Jumlah',
  bonus: 'Bonus',
  book: 'Bukukan',
  bookAmount: 'Bukukan {{amount}}',
  booked: 'Dibukukan',
  bookTitle: 'Bonus {{name}} · {{month}}',
  cancelledBefore: 'Penjualan bulan lalu dibatalkan {{rp}}, mengurangi capaian',
  code: 'Kode',
  daily: 'Target harian {{goal}} × {{days}} hari',
  documents: 'Dokumen',
  fee: 'Fee penjualan',
  glance: 'Bonus {{bonus}} · {{booked}} dari {{people}} dibukukan · belum dibayar {{owed}}',
  grams: 'Berat',
  left: 'Sisa bonus',
  madeOf: 'Bonus {{name}} terdiri dari',
  month: 'Bulan',
  monthly: 'Target bulanan {{goal}}',
  name: 'Sales',
  nobody: 'Tidak ada penjualan di bulan ini',
  owed: 'Belum dibayar',
  pay: 'Bayar',
  payAmount: 'Bayar {{amount}}',
  payTitle: 'Bayar bonus {{name}}',
  people: 'Sales',
  running: 'Bulan berjalan: bonus sampai kini {{bonus}}, dibukukan setelah bulan selesai',
  searchPlaceholder: 'No. dokumen, sales, keterangan',
  sold: 'Penjualan',
  title: 'Bonus Sales',
} as const;
export default bonusSales;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'bonus-sales': typeof bonusSales;
  }
}
