import { lines, type SectionSince } from './section.ts';

/** What a member asked for of the catalogue, and the pieces that are kept for him. */
export const OF_PREORDERS: readonly SectionSince[] = [
  lines(11, 'preorder_detail', ['kode_barang', 'nama_barang', 'berat', 'harga_jual', 'qty']),
  lines(11, 'preorder_siap_detail', ['no_pesanan', 'kode_barcode', 'nama_barang', 'kadar', 'berat', 'batas']),
];
