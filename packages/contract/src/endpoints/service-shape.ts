import { z } from 'zod';
import { gram, MAX_RP, rupiah } from '../wire.ts';
import { line, MAX_MG } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { MAX_FOTO } from './foto-produk.ts';

const error = 'ANGKA_DI_LUAR_BATAS';
/** So many pieces of one ticket. */
export const MAX_BARIS = 30;
export const MAX_QTY = 1_000;

export const weight = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' });
export const amount = rupiah.max(MAX_RP, { error });
export const keterangan = line(200).toUpperCase().default('');
export const noTicket = noFaktur;
/** A piece of a ticket: `SV…/1`. */
export const noService = z.string().regex(/^.{14}\/\d{1,2}$/, { error: 'PILIHAN_TIDAK_SAH' });
export const foto = z
  .array(z.uuid({ error: 'FOTO_WAJIB' }))
  .min(1, { error: 'FOTO_WAJIB' })
  .max(MAX_FOTO, { error: 'FOTO_TERLALU_BANYAK' });
export const posted = z.object({ no_faktur: z.string(), tanggal: z.string() });
