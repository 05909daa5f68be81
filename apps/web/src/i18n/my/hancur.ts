import type id from '../id/hancur.ts';

const hancur: Record<keyof typeof id, string> = {
  add: 'Hancurkan Barang',
  backToBatch: 'Kembali ke batch penerimaannya, lalu ditag semula',
  berat_hancur: 'Berat hancur',
  destroy_one: 'Hancurkan {{count}} barang',
  destroy_other: 'Hancurkan {{count}} barang',
  foto: 'Gambar',
  full: 'Paling banyak {{count}} barang sekali hancur',
  keterangan: 'Keterangan',
  newLot: 'Lot baharu',
  noLot: 'Belum ada lot terbuka',
  no_lot: 'Lot lebur',
  pieces: 'Barang yang dihancurkan',
  proof: 'Bukti PDF',
  remove: 'Keluarkan {{kode_barcode}}',
  scan: 'Barcode',
  scanHere: 'Imbas atau taip, lalu Enter',
  searchPlaceholder: 'No. hancur, keterangan',
  sebab: 'Keadaan barang',
  susut: 'susut {{berat}}',
  title: 'Hancur Barang',
  toko: 'Kedai',
};
export default hancur;
