import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { z } from 'zod';
import { EMAS_PESANAN } from '../dokumen/emas-pesanan.ts';
import { endpoint } from '../endpoint.ts';
import { gram, grams, kadarUpTo } from '../wire.ts';
import { line, MAX_MG } from './barang-input.ts';
import { noPesanan } from './pesanan.ts';

export const emasPesananInput = z.strictObject({
  no_pesanan: noPesanan,
  /** What he brought. */
  nama_barang: line(60).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
  berat: gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' }),
  /** As it was tested. */
  kadar_uji: kadarUpTo(KADAR_MURNI_MAX),
  keterangan: line(200).toUpperCase().default(''),
});

export const postEmasPesanan = endpoint({
  method: 'POST',
  path: EMAS_PESANAN.path,
  summary: 'Takes gold of the customer for a line of his order, weighed and tested',
  access: EMAS_PESANAN.access.post,
  ofShop: true,
  menu: EMAS_PESANAN.screen,
  body: emasPesananInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    /** Fine gold of it, and of all he has left for that line. */
    murni: grams,
    saldo: grams,
  }),
});
