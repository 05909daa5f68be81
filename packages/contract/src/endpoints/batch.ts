import { z } from 'zod';
import { KOREKSI_TERIMA, RETUR_SUPPLIER, SELESAI_TERIMA } from '../dokumen/batch.ts';
import { TERIMA_SUPPLIER } from '../dokumen/terima-supplier.ts';
import { endpoint } from '../endpoint.ts';
import { gram, grams, MAX_RP, rupiah } from '../wire.ts';
import { line, MAX_MG } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';

/** So many batches at once; a return has so many parts. */
export const MAX_BATCH = 50;
export const MAX_RETUR = 500;

const error = 'ANGKA_DI_LUAR_BATAS';
const noBatch = line(20).toUpperCase().min(1, { error: 'WAJIB_DIISI' });
const keterangan = line(200).toUpperCase().default('');
const weight = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' });
const menu = TERIMA_SUPPLIER.screen;
const posted = { no_faktur: z.string(), tanggal: z.string() };

export const periksaBatch = endpoint({
  method: 'POST',
  path: 'terima-supplier/batch/periksa',
  summary:
    'Says that batches are tagged to the end, and tells what is left of each; tagging on takes it back',
  access: TERIMA_SUPPLIER.access.post,
  ofShop: true,
  menu,
  body: z.strictObject({
    batch: z.array(noBatch).min(1, { error: 'WAJIB_DIISI' }).max(MAX_BATCH, { error }),
  }),
  data: z.array(
    z.object({
      no_batch: z.string(),
      sisa: grams,
      /** More is left than is tolerated: its end asks for an approval. */
      otorisasi: z.boolean(),
    }),
  ),
});

export const selesaiBatchInput = z.strictObject({ no_batch: noBatch, keterangan });
export type SelesaiBatchInput = z.input<typeof selesaiBatchInput>;

export const postSelesai = endpoint({
  method: 'POST',
  path: SELESAI_TERIMA.path,
  summary: 'Ends a batch: what is not tagged of it is lost, and nothing is tagged of it any more',
  access: SELESAI_TERIMA.access.post,
  ofShop: true,
  menu,
  body: selesaiBatchInput,
  data: z.object({ ...posted, no_batch: z.string(), selisih: grams }),
});

export const koreksiInput = z.strictObject({
  no_batch: noBatch,
  /** What is left of it on the scale now. */
  berat: weight,
  keterangan,
});
export type KoreksiInput = z.input<typeof koreksiInput>;

export const postKoreksi = endpoint({
  method: 'POST',
  path: KOREKSI_TERIMA.path,
  summary: 'What is left of a batch, weighed anew: its weight changes, its cost stays',
  access: KOREKSI_TERIMA.access.post,
  ofShop: true,
  menu,
  body: koreksiInput,
  data: z.object({ ...posted, no_batch: z.string(), selisih: grams }),
});

export const returInput = z.strictObject({
  kode_supplier: noBatch,
  /** The delivery that the goods came by. */
  no_asal: noFaktur,
  /** Pieces that were tagged out of it. */
  barang: z
    .array(line(20).toUpperCase().min(1, { error: 'WAJIB_DIISI' }))
    .max(MAX_RETUR, { error })
    .default([]),
  /** Gold of it that is not tagged. */
  batch: z
    .array(z.strictObject({ no_batch: noBatch, berat: weight }))
    .max(MAX_BATCH, { error })
    .default([]),
  no_nota_kredit: line(40).toUpperCase().default(''),
  /** What the supplier credits in rupiah; gold that is owed for the goods is owed no more besides. */
  nota_kredit: rupiah.max(MAX_RP, { error }),
  keterangan,
});
export type ReturInput = z.input<typeof returInput>;

export const postRetur = endpoint({
  method: 'POST',
  path: RETUR_SUPPLIER.path,
  summary: 'Pieces and untagged gold of a delivery go back to its supplier for a credit note',
  access: RETUR_SUPPLIER.access.post,
  ofShop: true,
  menu,
  body: returInput,
  data: z.object({
    ...posted,
    /** Off what is owed for the delivery, and paid in advance from now on. */
    hutang_rp: z.number(),
    muka_rp: z.number(),
    /** Of the gold that is owed for it. */
    emas: grams,
  }),
});

const returnable = z.object({
  kode_barcode: z.string(),
  nama_barang: z.string(),
  no_batch: z.string(),
  berat: grams,
  hpp: z.number().optional(),
});
export type Returnable = z.infer<typeof returnable>;

export const getReturnable = endpoint({
  method: 'GET',
  path: 'terima-supplier/{no_faktur}/retur',
  summary: 'Pieces of a delivery that can go back to its supplier',
  access: RETUR_SUPPLIER.access.post,
  ofShop: true,
  menu,
  params: z.object({ no_faktur: noFaktur }),
  data: z.object({ kode_supplier: z.string(), sistem: z.string(), barang: z.array(returnable) }),
});
