const gesek = {
  accept: 'Saya mengerti dan menyetujui',
  account: 'Rekening',
  accountWaits: '{{nama_bank}} · {{no_rekening}} · {{count}} gesek',
  add: 'Catat Pencairan',
  addTunai: 'Gesek Tunai Baru',
  bank: 'Bank',
  bankFee: 'Fee Bank',
  bookGESEK: 'Gesek',
  bookSEMUA: 'Semua',
  card: '4 angka terakhir kartu debit',
  cardShort: 'No. Kartu',
  chooseAccount: 'Pilih rekening dulu',
  expected: 'perkiraan {{date}}',
  fee: 'Fee toko (%)',
  handOut: 'Serahkan {{amount}}',
  historyTitle: 'Riwayat Bank',
  holder: 'Pemegang kartu',
  kind: 'Jenis',
  ktp: 'No. KTP (16 angka)',
  late: 'terlambat, perkiraan {{date}}',
  net: 'Diterima',
  nothingWaits: 'Tidak ada gesek yang menunggu bank',
  number: 'No. Faktur',
  onlyOwner: 'Hanya OWN yang dapat menyetujui peringatan ini.',
  received: 'Diterima dari bank',
  remark: 'Keterangan',
  searchPlaceholder: 'No. dokumen, keterangan',
  settle: 'Cairkan {{amount}}',
  swiped: 'Jumlah gesek',
  time: 'Jam',
  title: 'Pencairan Gesek',
  tunaiSearch: 'No. dokumen, pemegang kartu',
  tunaiTitle: 'Gesek Tunai',
  user: 'User',
  waiting: 'Gesek belum cair',
  waitsForBank: 'Menunggu bank',
  warning:
    'Tarik tunai dengan kartu kredit di toko dilarang Bank Indonesia. Modul ini hanya untuk kartu debit; KTP pemegang kartu wajib dicatat, dan bank dapat mencabut mesin EDC toko yang melanggar. Persetujuan ini dicatat atas nama Anda untuk semua toko.',
  warningTitle: 'Peringatan gesek tunai',
  whyLess: 'Sebab kurang {{amount}}',
  whyMore: 'Sebab lebih {{amount}}',
} as const;
export default gesek;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    gesek: typeof gesek;
  }
}
