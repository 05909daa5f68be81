import { lines, type SectionSince } from './section.ts';

/** Lines of documents that destroy pieces, and of those that move accessories. */
export const OF_STOCK: readonly SectionSince[] = [
  lines(6, 'hancur_detail', [
    'sebab',
    'kode_barcode',
    'nama_barang',
    'kode_dept',
    'kode_group',
    'kadar',
    'kadar_murni',
    'berat',
    'berat_asli',
    'murni',
    'hpp',
    'nama_atribut',
    'berat_atribut',
    'kode_gudang',
    'kode_baki',
    'berat_hancur',
    'susut',
    'susut_murni',
    'susut_rp',
    'no_batch',
  ]),
  lines(6, 'hancur_foto_detail', ['foto']),
  lines(7, 'aksesoris_detail', ['kode_barcode', 'nama_barang', 'qty', 'harga', 'hpp', 'sebab', 'kurang']),
];
