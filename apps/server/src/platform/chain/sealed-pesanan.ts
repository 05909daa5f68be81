import { lines, type SectionSince } from './section.ts';

/** What is ordered, on which terms, and the piece that was made for it. */
export const PESANAN_LINES: readonly SectionSince[] = [
  lines(10, 'pesanan_detail', [
    'kode_dept',
    'kode_group',
    'nama_barang',
    'kadar',
    'est_berat',
    'harga_emas',
    'ongkos_jenis',
    'ongkos',
    'perkiraan',
    'deskripsi',
  ]),
  lines(10, 'pesanan_syarat_detail', ['mengikat', 'kunci_sampai', 'tgl_janji'], { 12: ['bahan'] }),
  lines(10, 'jadi_detail', [
    'no_pesanan',
    'kode_barcode',
    'nama_barang',
    'kadar',
    'berat',
    'harga_emas',
    'ongkos',
    'harga_atribut',
    'pembulatan',
    'harga_jual',
    'perlu_setuju',
  ]),
];
