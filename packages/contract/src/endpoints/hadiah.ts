import { z } from 'zod';
import { TUKAR_HADIAH } from '../dokumen/hadiah.ts';
import { endpoint } from '../endpoint.ts';

const lines = z
  .array(
    z.strictObject({
      kode_hadiah: z.string().min(1, { error: 'WAJIB_DIISI' }).max(20),
      qty: z
        .int({ error: 'ANGKA_DI_LUAR_BATAS' })
        .min(1, { error: 'ANGKA_DI_LUAR_BATAS' })
        .max(10_000, { error: 'ANGKA_DI_LUAR_BATAS' }),
    }),
  )
  .min(1, { error: 'WAJIB_DIISI' })
  .max(20);

export const hadiahInput = z.strictObject({
  /** TUKAR gives them to a member for points, MASUK brings them into the shop, KELUAR takes them out. */
  arah: z.enum(['TUKAR', 'MASUK', 'KELUAR'], { error: 'PILIHAN_TIDAK_SAH' }),
  kode_customer: z.string().max(20).default(''),
  lines,
  keterangan: z.string().trim().toUpperCase().max(200).default(''),
});

/** One gift at a time, as the form asks for it. */
export const hadiahEntry = z.strictObject({
  arah: hadiahInput.shape.arah,
  kode_customer: hadiahInput.shape.kode_customer.unwrap(),
  ...lines.element.shape,
  keterangan: hadiahInput.shape.keterangan.unwrap(),
});

export const postHadiah = endpoint({
  method: 'POST',
  path: TUKAR_HADIAH.path,
  summary: 'Gives gifts for points of a member, or moves their stock; who may only give is refused the rest',
  access: TUKAR_HADIAH.access.post,
  gate: TUKAR_HADIAH.gate,
  ofShop: true,
  menu: TUKAR_HADIAH.screen,
  body: hadiahInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), poin: z.number() }),
});
