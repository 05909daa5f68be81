import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { z } from 'zod';
import { EMAS_PESANAN } from '../dokumen/emas-pesanan.ts';
import { endpoint } from '../endpoint.ts';
import { gram, grams, kadarUpTo } from '../wire.ts';
import { line, MAX_MG } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { noPesanan } from './pesanan.ts';

export const emasPesananInput = z.strictObject({
  no_pesanan: noPesanan,
  /** What he brought. */
  nama_barang: line(60).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
  berat: gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' }),
  /** As it was tested. */
  kadar_uji: kadarUpTo(KADAR_MURNI_MAX),
  /** What POST emas-pesanan/foto gave. */
  foto: z.uuid({ error: 'FOTO_WAJIB' }),
  keterangan: line(200).toUpperCase().default(''),
});

export const postEmasPesanan = endpoint({
  method: 'POST',
  path: EMAS_PESANAN.path,
  summary: 'Takes gold of the customer for a line of his order, weighed, tested and photographed',
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

export const fotoEmas = endpoint({
  method: 'POST',
  path: 'emas-pesanan/foto',
  summary: 'Takes a photo ahead of gold that a customer brings for his order: multipart with `image`',
  access: EMAS_PESANAN.access.post,
  ofShop: true,
  menu: EMAS_PESANAN.screen,
  data: z.object({ foto: z.uuid() }),
});

export const fotoEmasOf = endpoint({
  method: 'GET',
  path: 'emas-pesanan/{no_faktur}/foto',
  summary: 'The photo of gold that a customer brought for his order',
  access: EMAS_PESANAN.access.read,
  ofShop: true,
  menu: EMAS_PESANAN.screen,
  params: z.object({ no_faktur: noFaktur }),
  query: z.object({ ukuran: z.enum(['kecil', 'besar']).default('besar') }),
  data: z.unknown(),
});
