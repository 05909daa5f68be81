import { lines } from './section.ts';

/** Since pieces are sold on channels. */
export const OF_MARKETPLACE = [
  lines(8, 'luar_detail', ['kode_marketplace', 'no_pesanan_luar', 'biaya_persen', 'biaya']),
  lines(8, 'cair_luar_detail', ['no_jual', 'kode_marketplace', 'no_pesanan_luar', 'biaya', 'jumlah_rp']),
];
