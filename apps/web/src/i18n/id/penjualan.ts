const penjualan = {
  address: 'Alamat',
  cancelTitle: 'Batal Penjualan',
  cashier: 'Kasir',
  certificate: 'Sertifikat',
  certificateOf: 'Sertifikat {{kode_barcode}}',
  confirmOk: 'Batalkan penjualan',
  confirmText:
    'Batalkan {{no}} senilai {{total}}? Stock, uang, poin, dan jurnal dikembalikan seperti semula.',
  confirmTitle: 'Batalkan penjualan ini?',
  lineFigures: '{{weight}} × {{price}}/g + ongkos {{ongkos}}',
  manualCancelTitle: 'Batal Penjualan Manual',
  manualTitle: 'Lihat Penjualan Manual',
  memberPoints: 'Poin member',
  neverPrinted: 'Belum pernah dicetak',
  newSale: 'Penjualan baru',
  phone: 'No HP',
  pickSale: 'Scan nota atau pilih penjualan dari daftar',
  piecesTitle_one: '{{count}} barang, {{weight}}',
  piecesTitle_other: '{{count}} barang, {{weight}}',
  pointsColumn: 'Poin',
  pointsEarned: 'dapat {{poin}}',
  pointsSpent: 'pakai {{poin}}',
  printedCopies: '{{count}} kali, {{copies}} salinan',
  printedOnce: 'Sekali, belum ada salinan',
  prints: 'Cetak',
  qty: 'Qty',
  sales: 'Sales',
  salesOf: 'Penjualan {{date}}',
  scanNota: 'Scan QR nota atau ketik nomornya',
  searchPlaceholder: 'No faktur, pelanggan, barcode',
  title: 'Lihat Penjualan',
  todaysSales: 'Penjualan hari ini',
  weight: 'Berat',
} as const;
export default penjualan;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    penjualan: typeof penjualan;
  }
}
