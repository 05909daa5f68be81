const aksesoris = {
  add: 'Tambah / Ambil',
  AMBIL: 'Ambil',
  arah: 'Arah',
  cara: 'Dibayar',
  harga: 'Harga Beli / buah',
  keterangan: 'Keterangan',
  kode_barcode: 'Aksesoris',
  kode_supplier: 'Supplier',
  KREDIT: 'Kredit',
  no_nota_supplier: 'No. Nota Supplier',
  no_rekening: 'Rekening',
  qty: 'Jumlah',
  saveAMBIL: 'Ambil dari stock',
  saveTAMBAH: 'Tambah ke stock',
  searchPlaceholder: 'No. dokumen, keterangan',
  sebab: 'Sebab',
  TAMBAH: 'Tambah',
  title: 'Tambah dan Ambil Stock Aksesoris',
  TRANSFER: 'Transfer',
  TUNAI: 'Tunai',
} as const;
export default aksesoris;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    aksesoris: typeof aksesoris;
  }
}
