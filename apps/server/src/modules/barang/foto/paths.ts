export type Ukuran = 'besar' | 'kecil';

/** Where a piece's photo lies in the store; '/' and '.' of a barcode would make folders of it, so they are spelled out. */
export const fotoPath = (kode_toko: string, kode_barcode: string, ukuran: Ukuran): string => {
  const name = kode_barcode.replaceAll('/', '_2F').replaceAll('.', '_2E');
  return `foto_produk/${kode_toko}/${name}${ukuran === 'kecil' ? '-kecil' : ''}.jpg`;
};
