const pindahBarang = {
  add: 'Pindahkan Barang',
  chooseTray: 'Pilih baki',
  full: 'Paling banyak {{count}} barang sekali pindah',
  holds_one: '{{count}} barang · {{berat}}',
  holds_other: '{{count}} barang · {{berat}}',
  keterangan: 'Keterangan',
  move_one: 'Pindahkan {{count}} barang, {{berat}}',
  move_other: 'Pindahkan {{count}} barang, {{berat}}',
  moveTray: 'Pindahkan',
  noTray: 'Tidak ada baki',
  pieces: 'Barang yang dipindah',
  proofExcel: 'Bukti Excel',
  proofPdf: 'Bukti PDF',
  remove: 'Keluarkan {{kode_barcode}}',
  scan: 'Barcode',
  scanHere: 'Scan atau ketik, lalu Enter',
  searchPlaceholder: 'No. pindah, keterangan',
  title: 'Lihat Pindah Barang',
  toko: 'Toko',
  tujuan: 'Ke baki',
  way: '{{from}} → {{to}}',
  wholeChosen: 'Satu baki sudah dipilih; kosongkan dulu untuk scan satu per satu',
  wholeTray: 'Atau seluruh isi baki',
} as const;
export default pindahBarang;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'pindah-barang': typeof pindahBarang;
  }
}
