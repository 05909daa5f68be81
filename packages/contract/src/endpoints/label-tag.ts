import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tagLayout } from '../label-tag.ts';
import { barcode } from '../wire.ts';

const MENU = '/editor-label';
const kept = z.object({ layout: tagLayout, asal: z.enum(['STANDAR', 'TOKO']), version: z.number() });

export const getLabelTag = endpoint({
  method: 'GET',
  path: 'label-tag',
  summary: 'What stands where on the tags of the shop; as shipped while it has none of its own',
  access: 'cetak.use',
  ofShop: true,
  data: kept,
});

export const putLabelTag = endpoint({
  method: 'PUT',
  path: 'label-tag',
  summary:
    'Writes the layout of the shop, against the version it was read at; null returns to the one as shipped',
  access: 'parameter.write',
  ofShop: true,
  menu: MENU,
  body: z.strictObject({ layout: tagLayout.nullable(), version: z.int().min(0) }),
  data: kept,
});

const rect = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

export const pratinjauTag = endpoint({
  method: 'POST',
  path: 'label-tag/pratinjau',
  summary:
    'A layout as the printer would set it, in dots: what overflows, and whether a scanner reads the code',
  access: 'parameter.write',
  ofShop: true,
  body: z.strictObject({ layout: tagLayout, kode_barcode: barcode.optional() }),
  data: z.object({
    titik_per_mm: z.number(),
    width: z.number(),
    height: z.number(),
    bars: z.array(rect),
    texts: z.array(
      z.object({
        x: z.number(),
        y: z.number(),
        w: z.number(),
        font: z.union([z.literal(1), z.literal(2), z.literal(3)]),
        align: z.enum(['KIRI', 'TENGAH', 'KANAN']),
        text: z.string(),
      }),
    ),
    /** Places in `fields` of those that do not hold their content. */
    melimpah: z.array(z.number()),
    terbaca: z.boolean(),
    contoh: z.object({ kode_barcode: z.string(), nama_barang: z.string() }),
  }),
});
