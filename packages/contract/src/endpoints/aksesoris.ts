import { z } from 'zod';
import { AMBIL_AKSESORIS, TAMBAH_AKSESORIS } from '../dokumen/aksesoris.ts';
import { endpoint } from '../endpoint.ts';
import { ambilAksesorisInput, tambahAksesorisInput } from './aksesoris-input.ts';

export const postTambahAksesoris = endpoint({
  method: 'POST',
  path: TAMBAH_AKSESORIS.path,
  summary: 'Puts accessories into stock: paid at once, or owed to their supplier',
  access: TAMBAH_AKSESORIS.access.post,
  ofShop: true,
  menu: TAMBAH_AKSESORIS.screen,
  body: tambahAksesorisInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), qty: z.number(), nilai_rp: z.number() }),
});

export const postAmbilAksesoris = endpoint({
  method: 'POST',
  path: AMBIL_AKSESORIS.path,
  summary: 'Takes accessories out of stock, with a cause; never more than there are',
  access: AMBIL_AKSESORIS.access.post,
  ofShop: true,
  menu: AMBIL_AKSESORIS.screen,
  body: ambilAksesorisInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), qty: z.number() }),
});
