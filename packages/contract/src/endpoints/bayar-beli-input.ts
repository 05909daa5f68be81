import { z } from 'zod';
import { MAX_RP, rupiah } from '../wire.ts';

export const bayarInput = z.strictObject({
  no_faktur: z.string().length(14),
  no_rekening: z.string().min(1, { error: 'REKENING_WAJIB' }).max(40),
  biaya: rupiah.max(MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' }),
  /** The bank's own number of the transfer. */
  bukti: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(100),
});
