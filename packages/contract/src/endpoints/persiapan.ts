import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What a shop needs to sell every day, in the order in which it is usually done; `gadai` where it lends on pledges. */
export const LANGKAH = [
  'harga',
  'barang',
  'kasir',
  'sales',
  'spv',
  'printer',
  'nota',
  'rekening',
  'gadai',
  'cadangan',
] as const;
export type Langkah = (typeof LANGKAH)[number];

/** The lists without a row of which nothing can be priced or tagged, in the order in which they are filled. */
export const BAHAN = ['kadar', 'jenis', 'group', 'baki'] as const;
export type Bahan = (typeof BAHAN)[number];

export const persiapan = endpoint({
  method: 'GET',
  path: 'persiapan',
  summary: 'What the shop has of all it needs to sell, found in its data, and whether the list was put away',
  access: 'persiapan.read',
  ofShop: true,
  menu: '/dashboard',
  data: z.object({
    langkah: z.array(
      z.object({
        kode: z.enum(LANGKAH),
        siap: z.boolean(),
        /** The empty lists that are filled before this step. */
        kurang: z.array(z.enum(BAHAN)),
      }),
    ),
    ditutup: z.boolean(),
  }),
});

export const tutupPersiapan = endpoint({
  method: 'POST',
  path: 'persiapan/tutup',
  summary: "Puts the shop's list of what is missing away for good",
  access: 'persiapan.tutup',
  ofShop: true,
  menu: '/dashboard',
  body: z.strictObject({}),
  data: z.object({}),
});
