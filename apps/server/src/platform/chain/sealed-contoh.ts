import { lines, type SectionSince } from './section.ts';

/** What an order is made after: a sample of the customer's, a piece of the shop that goes out and comes back. */
export const OF_SAMPLES: readonly SectionSince[] = [
  lines(12, 'pesanan_contoh_detail', ['baris', 'jenis', 'kode_barcode', 'deskripsi', 'berat', 'foto']),
  lines(12, 'contoh_keluar_detail', ['no_pesanan', 'kode_barcode', 'nama_barang', 'kadar', 'berat', 'batas']),
  lines(12, 'contoh_ambil_detail', [
    'no_keluar',
    'no_pesanan',
    'kode_barcode',
    'nama_barang',
    'kadar',
    'berat',
    'berat_timbang',
    'deskripsi',
  ]),
];
