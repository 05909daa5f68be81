import { lines, type SectionSince } from './section.ts';

const GOODS = [
  'objek',
  'kunci',
  'nama_barang',
  'kode_dept',
  'kode_group',
  'kadar',
  'qty',
  'berat',
  'murni',
  'hpp',
];

/** Goods that are sent to another shop, and what became of them. */
export const OF_SHIPMENTS: readonly SectionSince[] = [
  lines(8, 'paket_detail', ['lawan', 'segel', 'kurir', 'berat_paket']),
  lines(8, 'kirim_barang_detail', [...GOODS, 'kode_gudang', 'kode_baki']),
  lines(8, 'terima_barang_detail', [
    'no_kirim',
    'urut_kirim',
    'hasil',
    ...GOODS,
    'berat_asli',
    'berat_terima',
    'sebab',
    'kode_gudang',
    'kode_baki',
  ]),
  lines(8, 'terima_barang_foto_detail', ['foto']),
];
