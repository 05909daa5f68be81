import { z } from 'zod';
import { KIRIM_STATUS } from './promo.ts';

export const JAWAB = ['YA', 'TIDAK'] as const;

/** A question that a customer is asked by a link, and his answer; rupiah. */
export const persetujuanShape = z.object({
  urut: z.number(),
  /** The line of an order; '' for a ticket. */
  no_baris: z.string(),
  rp_lama: z.number(),
  rp: z.number(),
  keterangan: z.string(),
  at: z.string(),
  user_id: z.string(),
  /** How its message stands; null where none was sent. */
  kirim: z.enum(KIRIM_STATUS).nullable(),
  jawab: z.enum(JAWAB).nullable(),
  nama: z.string(),
  dijawab_at: z.string().nullable(),
});
export type Persetujuan = z.infer<typeof persetujuanShape>;

/** What a ticket or an order says of its questions: newest first, and where its customer finds its page (the code alone without a public address). */
export const withQuestions = { tautan: z.string(), persetujuan: z.array(persetujuanShape) };
