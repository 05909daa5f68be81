import { z } from 'zod';
import { HUTANG, HUTANG_TEBUS } from '../dokumen/hutang.ts';
import { endpoint } from '../endpoint.ts';

const shared = { ofShop: true, menu: HUTANG.screen } as const;

export const KEADAAN_SIAP = ['DIMINTA', 'SIAP', 'DIAMBIL', 'BATAL'] as const;

const siap = z.object({
  nomor: z.number(),
  no_hutang: z.string(),
  no_segel: z.string(),
  /** Where the bag lies. */
  tempat: z.string(),
  keadaan: z.enum(KEADAAN_SIAP),
  at: z.string(),
  siap_at: z.string().nullable(),
});
export type SiapRow = z.infer<typeof siap>;

export const listSiap = endpoint({
  ...shared,
  method: 'GET',
  path: 'hutang/siap',
  summary:
    'Bags that borrowers asked to have ready on this business day and that wait still, by their numbers',
  access: HUTANG.access.read,
  data: z.array(siap),
});

export const putSiap = endpoint({
  ...shared,
  method: 'PUT',
  path: 'hutang/siap/{nomor}',
  summary:
    'The bag of this number of the day is ready, or is put back; DATA_BERUBAH where it is no longer waiting for that',
  access: HUTANG_TEBUS.access.post,
  params: z.object({ nomor: z.coerce.number().int().min(1) }),
  body: z.strictObject({ keadaan: z.enum(['SIAP', 'BATAL']) }),
  data: z.object({ nomor: z.number(), keadaan: z.enum(KEADAAN_SIAP) }),
});
