import { z } from 'zod';
import { barcode, gram, grams } from '../wire.ts';
import { line, MAX_MG } from './barang-input.ts';

/** What a line of an order is made after: a piece of the shop that is wished for, or what its customer brings along. */
export const contohInput = z.discriminatedUnion(
  'jenis',
  [
    z.strictObject({ jenis: z.literal('TOKO'), kode_barcode: barcode }),
    z.strictObject({
      jenis: z.literal('BAWA_SENDIRI'),
      deskripsi: line(200).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
      berat: gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' }),
      /** What POST pesanan/foto-contoh gave. */
      foto: z.uuid({ error: 'FOTO_WAJIB' }),
    }),
  ],
  { error: 'PILIHAN_TIDAK_SAH' },
);

/** DIMINTA: wished for, and not out yet; KELUAR: out, or kept of the customer's; KEMBALI: where it came from. */
export const TAHAP_CONTOH = ['DIMINTA', 'KELUAR', 'KEMBALI'] as const;

/** The samples of an order as they stand. */
export const contohOfOrder = z.array(
  z.object({
    no_pesanan: z.string(),
    jenis: z.enum(['TOKO', 'BAWA_SENDIRI']),
    tahap: z.enum(TAHAP_CONTOH),
    /** Its document; '' of a wish and of the customer's. */
    no_contoh: z.string(),
    kode_barcode: z.string(),
    deskripsi: z.string(),
    /** As it left, or as it came; null of a wish. */
    berat: grams.nullable(),
    /** When it is to be back, when it was, and what it weighed then. */
    batas: z.string().nullable(),
    tgl_kembali: z.string().nullable(),
    berat_kembali: grams.nullable(),
    /** Its photo below api/v1/; '' where there is none. */
    foto: z.string(),
  }),
);
export type ContohPesanan = z.infer<typeof contohOfOrder>[number];
