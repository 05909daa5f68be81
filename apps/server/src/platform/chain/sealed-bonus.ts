import { lines, type SectionSince } from './section.ts';

/** What sales people get, and what of it is paid. */
export const OF_BONUS: readonly SectionSince[] = [
  lines(14, 'bonus_detail', [
    'kode_sales',
    'bulan',
    'ke',
    'dasar',
    'uraian',
    'kode_dept',
    'target_rp',
    'target_mg',
    'capai_rp',
    'capai_mg',
    'kali',
    'bonus_rp',
  ]),
  lines(14, 'bayar_bonus_detail', ['no_asal', 'jumlah_rp']),
];
