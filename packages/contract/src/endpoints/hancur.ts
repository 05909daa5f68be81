import { z } from 'zod';
import { HANCUR_BARANG } from '../dokumen/hancur.ts';
import { endpoint } from '../endpoint.ts';
import { SEBAB_HANCUR } from '../sebab-hancur.ts';
import { barcode, gram, grams } from '../wire.ts';
import { MAX_MG } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { MAX_FOTO } from './foto-produk.ts';

const { path, access, screen } = HANCUR_BARANG;

/** So many pieces at once. */
export const MAX_HANCUR = 100;

export const hancurInput = z
  .strictObject({
    sebab: z.enum(SEBAB_HANCUR, { error: 'PILIHAN_TIDAK_SAH' }),
    /** The open melt lot that takes the scrap; none for what was tagged wrongly. */
    no_lot: z.string().trim().toUpperCase().max(14).default(''),
    lines: z
      .array(
        z.strictObject({
          kode_barcode: barcode,
          /** What came off it, on the scale; of what was tagged wrongly all of it, and nothing is said. */
          berat_hancur: gram
            .refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' })
            .nullable()
            .default(null),
        }),
      )
      .min(1, { error: 'WAJIB_DIISI' })
      .max(MAX_HANCUR),
    /** What POST hancur-barang/foto gave. */
    foto: z
      .array(z.uuid({ error: 'FOTO_WAJIB' }))
      .min(1, { error: 'FOTO_WAJIB' })
      .max(MAX_FOTO, { error: 'FOTO_TERLALU_BANYAK' }),
    keterangan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(150),
  })
  .superRefine(({ sebab, no_lot, lines }, ctx) => {
    const issue = (at: (string | number)[]) =>
      ctx.addIssue({ code: 'custom', message: 'WAJIB_DIISI', path: at });
    if (sebab === 'SALAH_INPUT') return;
    if (!no_lot) issue(['no_lot']);
    for (const [at, { berat_hancur }] of lines.entries())
      if (berat_hancur === null) issue(['lines', at, 'berat_hancur']);
  });
export type HancurInput = z.input<typeof hancurInput>;

export const fotoHancur = endpoint({
  method: 'POST',
  path: `${path}/foto`,
  summary: 'Takes a photo ahead of destroying pieces: multipart with `image`',
  access: access.post,
  ofShop: true,
  menu: screen,
  data: z.object({ foto: z.uuid() }),
});

export const postHancur = endpoint({
  method: 'POST',
  path,
  summary:
    'Destroys pieces: their gold becomes scrap of an open melt lot, the loss an expense; one that was tagged wrongly goes back to its batch',
  access: access.post,
  ofShop: true,
  menu: screen,
  body: hancurInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), qty: z.number(), susut: grams }),
});

export const lotHancur = endpoint({
  method: 'GET',
  path: `${path}/lot`,
  summary: 'The open melt lots of a shop, which take scrap',
  access: access.post,
  ofShop: true,
  menu: screen,
  data: z.array(z.object({ no_lot: z.string(), tanggal: z.string(), keterangan: z.string() })),
});

export const fotoHancurOf = endpoint({
  method: 'GET',
  path: `${path}/{no_faktur}/foto/{urut}`,
  summary: 'A photo of pieces that were destroyed, by its number',
  access: access.read,
  menu: screen,
  params: z.object({ no_faktur: noFaktur, urut: z.coerce.number().int().min(1).max(MAX_FOTO) }),
  query: z.object({ ukuran: z.enum(['kecil', 'besar']).default('besar') }),
  data: z.unknown(),
});

export const buktiHancur = endpoint({
  method: 'GET',
  path: `${path}/{no_faktur}/bukti`,
  summary: 'The proof of what was destroyed: PDF or XLSX',
  access: access.read,
  menu: screen,
  params: z.object({ no_faktur: noFaktur }),
  query: z.object({ format: z.enum(['pdf', 'xlsx']).default('pdf') }),
  data: z.unknown(),
});
