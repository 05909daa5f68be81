import { lines, type SectionSince } from './section.ts';

/** Contracts in instalments: their terms and rows, what payments did to these, and how they ended. */
export const OF_INSTALMENTS: readonly SectionSince[] = [
  lines(10, 'cicilan_kontrak_detail', [
    'kode_barcode',
    'nama_barang',
    'kode_group',
    'kadar',
    'berat',
    'harga_emas',
    'ongkos',
    'harga_atribut',
    'pembulatan',
    'harga',
    'jasa',
    'total',
    'dp',
    'biaya_admin',
    'kode_cicilan',
    'tenor',
    'denda_rp',
    'toleransi_hari',
    'denda_maks_persen',
    'potongan_cepat_persen',
    'hangus_persen',
    'batal_persen',
    'bulat',
  ]),
  lines(10, 'cicilan_detail', ['jatuh_tempo', 'angsuran']),
  lines(10, 'cicilan_bayar_detail', ['no_cicilan', 'baris', 'angsuran', 'denda', 'hapus', 'potongan']),
  lines(10, 'cicilan_akhir_detail', ['no_cicilan', 'dibayar', 'hangus', 'kembali']),
  // Since payments buy grams.
  lines(12, 'cicilan_gram_detail', ['kode_dept', 'kadar_murni', 'mg']),
  lines(12, 'cicilan_gram_bayar_detail', ['no_cicilan', 'rp', 'harga_emas', 'mg', 'kode_barcode']),
];
