const settings = {
  approvedBy: 'disetujui {{oleh}}',
  guardTitle: 'Ubah setting yang dijaga',
  guardHelp: 'OWN menyetujui; tersimpan di riwayat dengan alasannya.',
  history: 'Riwayat',
  historyOf: 'Riwayat: {{setting}}',
  lastChange: 'Terakhir {{oleh}}, {{at}}',
  noHistory: 'Belum pernah diubah',
  reason: 'Alasan',
  undo: 'Batalkan',
  undoOf: 'Batalkan perubahan {{at}}',
  originPUSAT: 'Pusat',
  originSTANDAR: 'Standar',
  originTOKO: 'Toko',
  drop: 'Buang perubahan',
  forCustomer: 'Lembar customer',
  forShop: 'Lembar toko',
  hundredths: 'Perseratus gram',
  notaFields: 'Nota penjualan',
  notaReadOnly: 'Setting nota disimpan oleh OWN, SU, atau MU',
  notaTitle: 'Setting Nota',
  preview: 'Pratinjau',
  previewOf: 'Pratinjau nota pada kertas {{format}}',
  reset: 'Kembalikan ke standar',
  resetOf: 'Kembalikan ke standar: {{setting}}',
  roundingStep: 'Langkah pembulatan (gram)',
  sampleSign: 'Customer',
  sampleStamp: 'Hormat kami',
  sampleTotal: 'Total',
  save: 'Simpan perubahan',
  saveChanges: 'Simpan {{count}} perubahan',
  scopeAll: 'Perubahan berlaku sebagai standar untuk semua toko.',
  scopeToko: 'Perubahan berlaku untuk toko {{toko}}.',
  search: 'Cari setting',
  systemTitle: 'Setting System',
  thousandths: 'Perseribu gram',
} as const;
export default settings;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    settings: typeof settings;
  }
}
