const opnameBarang = {
  addOns: 'Atribut',
  allTrays: 'Semua baki',
  apart: 'Lain ({{count}})',
  barcode: 'Barcode',
  emptyHelp: 'Opname baki ini ditutup tanpa hasil; riwayat scan tetap tersimpan.',
  found: 'Barang ketemu ({{count}})',
  foundIn: 'Ditemukan di',
  intern: 'Kode intern',
  missing: 'Barang tidak ketemu ({{count}})',
  never: 'Belum pernah',
  nothingYet: 'Scan barang pertama',
  piece: 'Nama barang',
  progress: 'Kemajuan baki {{kode_baki}}',
  running: 'Sedang dihitung',
  scan: 'Scan barcode atau label baki',
  scanPlaceholder: 'Scan barang, atau baki berikutnya…',
  startHelp: 'Pilih baki atau scan labelnya. Penjualan dan pindah barang tetap berjalan.',
  title: 'Stock Opname Barang',
  tray: 'Baki',
  trayFirst: 'Scan label baki dahulu',
  trays: 'Baki',
  differences: 'Selisih Opname Barang',
  foundAgain: 'Ketemu lagi',
  foundTray: 'Ke baki',
  moveTo: 'Pindahkan ke {{tray}}',
  searchNumber: 'Cari nomor',
  writeOff: 'Catat hilang',
} as const;
export default opnameBarang;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'opname-barang': typeof opnameBarang;
  }
}
