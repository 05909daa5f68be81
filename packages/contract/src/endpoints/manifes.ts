import { z } from 'zod';
import { TERIMA_BARANG } from '../dokumen/kiriman.ts';
import { endpoint } from '../endpoint.ts';
import { grams } from '../wire.ts';

/** What a code of a manifest begins with, so that a scan of it is told from a barcode. */
export const MANIFES_AWALAN = 'KM1.';
export const isManifes = (code: string): boolean => code.startsWith(MANIFES_AWALAN);
/** More than any code of a manifest has. */
export const MANIFES_LONGEST = 4_500;

export const manifesInput = z.strictObject({
  kode: z
    .string({ error: 'WAJIB_DIISI' })
    .trim()
    .toUpperCase()
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MANIFES_LONGEST, { error: 'MANIFES_TIDAK_SAH' }),
});

const known = {
  no_kirim: z.string(),
  /** So many of its codes were scanned, of so many. */
  bagian: z.number(),
  jumlah_bagian: z.number(),
};

export const postManifes = endpoint({
  method: 'POST',
  path: 'terima-barang/manifes',
  summary:
    'Takes a code of the signed manifest that came with goods from another server: they are listed as awaiting its grant, and are in no book until they are received',
  access: TERIMA_BARANG.access.post,
  ofShop: true,
  menu: TERIMA_BARANG.screen,
  body: manifesInput,
  data: z.object(known),
});

export const listManifes = endpoint({
  method: 'GET',
  path: 'terima-barang/manifes',
  summary:
    'Goods that came with a manifest whose shipment this server does not know yet, the oldest first: Menunggu izin',
  access: TERIMA_BARANG.access.post,
  ofShop: true,
  menu: TERIMA_BARANG.screen,
  data: z.array(
    z.object({
      ...known,
      kode_toko: z.string(),
      dari: z.string(),
      nama_dari: z.string(),
      tanggal: z.string(),
      segel: z.string(),
      kurir: z.string(),
      baris: z.array(
        z.object({
          urut: z.number(),
          objek: z.string(),
          kode_barcode: z.string(),
          nama_barang: z.string(),
          kadar: z.number(),
          qty: z.number(),
          berat: grams,
        }),
      ),
    }),
  ),
});
export type ManifesMenunggu = z.infer<typeof listManifes.data>[number];
