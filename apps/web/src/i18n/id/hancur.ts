const hancur = {
  add: 'Hancurkan Barang',
  backToBatch: 'Kembali ke batch penerimaannya, lalu ditag ulang',
  berat_hancur: 'Berat hancur',
  destroy_one: 'Hancurkan {{count}} barang',
  destroy_other: 'Hancurkan {{count}} barang',
  foto: 'Foto',
  full: 'Paling banyak {{count}} barang sekali hancur',
  keterangan: 'Keterangan',
  newLot: 'Lot baru',
  noLot: 'Belum ada lot terbuka',
  no_lot: 'Lot lebur',
  pieces: 'Barang yang dihancurkan',
  proof: 'Bukti PDF',
  remove: 'Keluarkan {{kode_barcode}}',
  scan: 'Barcode',
  scanHere: 'Scan atau ketik, lalu Enter',
  searchPlaceholder: 'No. hancur, keterangan',
  sebab: 'Kondisi barang',
  susut: 'susut {{berat}}',
  title: 'Hancur Barang',
  toko: 'Toko',
} as const;
export default hancur;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    hancur: typeof hancur;
  }
}
