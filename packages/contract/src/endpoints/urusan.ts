import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** What a customer may have with a shop that is not ended. */
export const URUSAN = ['TITIPAN', 'SERVICE', 'PESANAN', 'PREORDER', 'CICILAN', 'GADAI'] as const;
export type UrusanJenis = (typeof URUSAN)[number];

/** How much it presses, the most first: past its day, of today, ready to be fetched, going on. */
export const KEADAAN_URUSAN = ['LEWAT', 'HARI_INI', 'SIAP', 'BERJALAN'] as const;

export const listUrusan = endpoint({
  method: 'GET',
  path: 'urusan/{kode_customer}',
  summary: 'What a member has with this shop that is not ended, most urgent first',
  access: 'penjualan.post',
  ofShop: true,
  params: z.object({ kode_customer: z.string().trim().min(1).max(30) }),
  data: z.array(
    z.object({
      jenis: z.enum(URUSAN),
      no_faktur: z.string(),
      tanggal: z.string(),
      /** The day it is promised for, kept to or due on; null where none was said. */
      batas: z.string().nullable(),
      keadaan: z.enum(KEADAAN_URUSAN),
      /** Something of it may be fetched. */
      siap: z.boolean(),
      /** Pieces. */
      qty: z.number(),
      /** Rupiah of his that the shop holds, or that he owes. */
      rp: z.number(),
    }),
  ),
});
export type Urusan = z.output<NonNullable<typeof listUrusan.data>>[number];
