import { z } from 'zod';
import { MAX_BULK } from './bulk-input.ts';

/** Records as they are to become: what is sent of each, and its key; a new one has none yet. */
export const effectAsked = z.strictObject({
  baris: z
    .array(
      z.strictObject({
        kunci: z.string().min(1).max(200).nullable(),
        isi: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1)
    .max(MAX_BULK),
});
