import { z } from 'zod';

/** A paper as it was counted last, or with `berikut` as its next print will be, before that is counted. */
export const paperQuery = z.object({ berikut: z.literal('1').optional() });

/** The header of a paper that says which print of it this is. */
export const PRINT_HEADER = 'x-cetak';
