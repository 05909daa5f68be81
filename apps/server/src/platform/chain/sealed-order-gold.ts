import { lines, type SectionSince } from './section.ts';

/** Gold that customers bring for their orders, and what of it goes back. */
export const OF_ORDER_GOLD: readonly SectionSince[] = [
  lines(12, 'emas_pesanan_detail', ['no_pesanan', 'nama_barang', 'berat', 'kadar_uji', 'murni'], {
    13: ['foto'],
  }),
  lines(12, 'emas_kembali_detail', ['no_pesanan', 'murni']),
  lines(12, 'jadi_emas_detail', [
    'no_pesanan',
    'titip_mg',
    'kredit_mg',
    'ditagih_mg',
    'terpakai_mg',
    'sisa_mg',
    'nilai_rp',
  ]),
  lines(12, 'serah_pesanan_detail', ['no_pesanan']),
];
