import { lines, type SectionSince } from './section.ts';

/** What craftsmen get, bring and are paid. */
export const TUKANG_LINES: readonly SectionSince[] = [
  lines(6, 'serah_tukang_detail', [
    'kode_tukang',
    'sumber',
    'kunci',
    'kadar',
    'qty',
    'berat',
    'murni',
    'hpp',
  ]),
  lines(6, 'terima_tukang_detail', [
    'hasil',
    'kadar',
    'kadar_murni',
    'kode_dept',
    'kode_group',
    'qty',
    'berat',
    'murni',
    'upah_jenis',
    'upah',
    'hpp',
  ]),
  lines(6, 'kerja_tukang_detail', [
    'kode_tukang',
    'hasil_mg',
    'kembali_mg',
    'susut_mg',
    'susut_persen',
    'boleh_mg',
    'dibebankan_mg',
    'maaf',
    'emas_tukang_mg',
    'emas_tukang_rp',
    'keluar_mg',
    'lepas_rp',
    'susut_rp',
  ]),
  lines(6, 'upah_tukang_detail', ['no_asal', 'jumlah_rp']),
];
