import { z } from 'zod';
import { PINDAH_BARANG } from '../dokumen/pindah-barang.ts';
import { endpoint } from '../endpoint.ts';
import { barcode, grams, isoDate } from '../wire.ts';
import { noFaktur } from './dokumen.ts';

/** So many pieces at once; a tray holds 40 to 80. */
export const MAX_PINDAH = 500;

const tray = z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(20);

/** Pieces by their barcodes, each with the tray it was seen in; or, without any, all that lies in one tray. */
export const pindahInput = z
  .strictObject({
    kode_baki: tray,
    dari_baki: tray.optional(),
    lines: z
      .array(z.strictObject({ kode_barcode: barcode, dari_baki: tray }))
      .max(MAX_PINDAH)
      .default([]),
    keterangan: z.string().trim().toUpperCase().max(100).default(''),
  })
  .refine(({ dari_baki, lines }) => (dari_baki === undefined) === lines.length > 0, {
    path: ['lines'],
    error: 'WAJIB_DIISI',
  });

/** A transfer as the specification says it. */
const pindah = z.object({
  no_pindah: z.string(),
  kode_gudang: z.string(),
  kode_baki: z.string(),
  total_qty: z.number(),
  total_berat: grams,
});

export const postPindah = endpoint({
  method: 'POST',
  path: PINDAH_BARANG.path,
  summary:
    'Moves pieces, or all of a tray, to another tray; refused for a piece that is no longer where it was seen',
  access: PINDAH_BARANG.access.post,
  ofShop: true,
  menu: PINDAH_BARANG.screen,
  body: pindahInput,
  data: pindah.omit({ no_pindah: true }).extend({ no_faktur: z.string(), tanggal: z.string() }),
});

export const cetakUlangPindah = endpoint({
  method: 'GET',
  path: 'pindahbarang/cetak-ulang',
  summary: 'The transfers of a period, newest first',
  access: PINDAH_BARANG.access.read,
  menu: PINDAH_BARANG.screen,
  query: z.object({ start_date: isoDate, end_date: isoDate }),
  data: z.array(
    pindah.extend({
      kode_toko: z.string(),
      tanggal: z.string(),
      keterangan: z.string(),
      status: z.string(),
      input_by: z.string(),
    }),
  ),
});

export const pindahByNo = endpoint({
  method: 'GET',
  path: 'pindahbarang/cetak-ulang/by-no-pindah',
  summary: 'The pieces of a transfer, with where each came from; more of its row may be sent along',
  access: PINDAH_BARANG.access.read,
  menu: PINDAH_BARANG.screen,
  query: z.object({ no_pindah: noFaktur }),
  data: z.array(
    z.object({
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kadar: z.number(),
      berat: grams,
      dari_gudang: z.string(),
      dari_baki: z.string(),
      kode_gudang: z.string(),
      kode_baki: z.string(),
    }),
  ),
});

export const buktiPindah = endpoint({
  method: 'GET',
  path: 'pindahbarang/{no_faktur}/bukti',
  summary: 'The proof of a transfer: PDF with a photo of each piece, or XLSX',
  access: PINDAH_BARANG.access.read,
  menu: PINDAH_BARANG.screen,
  params: z.object({ no_faktur: noFaktur }),
  query: z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  data: z.unknown(),
});
