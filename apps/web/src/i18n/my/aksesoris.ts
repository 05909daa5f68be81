import type id from '../id/aksesoris.ts';

const aksesoris: Record<keyof typeof id, string | Record<string, string>> = {
  add: 'Tambah / Ambil',
  AMBIL: 'Ambil',
  arah: 'Arah',
  cara: 'Dibayar',
  harga: 'Harga Beli / buah',
  keterangan: 'Catatan',
  kode_barcode: 'Aksesori',
  kode_supplier: 'Pembekal',
  KREDIT: 'Kredit',
  no_nota_supplier: 'No. Nota Pembekal',
  no_rekening: 'Akaun',
  qty: 'Bilangan',
  saveAMBIL: 'Ambil dari stok',
  saveTAMBAH: 'Tambah ke stok',
  searchPlaceholder: 'No. dokumen, catatan',
  sebab: 'Sebab',
  TAMBAH: 'Tambah',
  title: 'Tambah dan Ambil Stok Aksesori',
  TRANSFER: 'Pindahan',
  TUNAI: 'Tunai',
};
export default aksesoris;
