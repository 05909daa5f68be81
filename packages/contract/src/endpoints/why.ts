import { z } from 'zod';

/** One of the things a list goes by, and whether it lets a number through. */
export const whyCondition = z.object({
  /** A filter's name in the list's own call, 'toko' for the shop, 'tanggal' for its days, 'status' for what the list holds at all. */
  name: z.string(),
  label: z.string(),
  lets: z.boolean(),
  /** What the list was asked for; '' = all. */
  asked: z.string(),
  /** What the number is, where that is known. */
  found: z.string(),
});

/** Why a number or barcode does not stand in a list (screens §3). */
export const whyShape = z.object({
  nomor: z.string(),
  /** TERLIHAT: it stands there. TANPA_HAK: the asker may not see it, and is told nothing else. */
  state: z.enum(['TERLIHAT', 'TERSARING', 'TIDAK_ADA', 'TANPA_HAK']),
  conditions: z.array(whyCondition),
  /** Filters that let it through, by their names in the list's call, and 'toko'; null when there are none. */
  shows: z.record(z.string(), z.string()).nullable(),
});
export type Why = z.infer<typeof whyShape>;

/** Of a list's path. */
export const whyPath = (path: string): string => `${path}/kenapa`;

export const NOMOR = z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(40);
