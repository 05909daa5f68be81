import { z } from 'zod';
import { TERIMA_SUPPLIER } from '../dokumen/terima-supplier.ts';
import { type DataOf, endpoint } from '../endpoint.ts';
import { grams } from '../wire.ts';

/** What a supplier's wholesale server has is for shops that sell half-wholesale (modules-2 §6). */
export const GROSIR_GATE = { appModes: ['SEMI_GROSIR'] } as const;

export const stokGrosir = endpoint({
  method: 'GET',
  path: 'stok-grosir',
  summary:
    'What the supplier’s wholesale server has by now (GROSIR_BACKEND_URL), as it says it; nothing of it is kept here',
  access: TERIMA_SUPPLIER.access.read,
  gate: GROSIR_GATE,
  ofShop: true,
  menu: TERIMA_SUPPLIER.screen,
  query: z.object({ q: z.string().trim().max(60).default('') }),
  data: z.array(
    z.object({
      kode: z.string(),
      nama: z.string(),
      /** Percent. */
      kadar: z.number(),
      qty: z.number(),
      berat: grams,
      /** Rupiah a gram; null where he does not say. */
      harga_per_g: z.number().nullable(),
    }),
  ),
});
export type StokGrosir = DataOf<typeof stokGrosir>[number];
