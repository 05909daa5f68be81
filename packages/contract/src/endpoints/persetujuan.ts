import { z } from 'zod';
import { PESANAN } from '../dokumen/pesanan.ts';
import { SERVICE } from '../dokumen/service.ts';
import { endpoint } from '../endpoint.ts';
import { MAX_RP, rupiah } from '../wire.ts';
import { line } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { noPesanan } from './pesanan.ts';

const error = 'ANGKA_DI_LUAR_BATAS';
const keterangan = line(200).default('');
/** Whether a message with the link goes to the customer too. */
const kirim = z.boolean().default(false);

/** Why a message does not leave: no number, none wanted, no account. */
export const TANPA_PESAN = ['TANPA_WA', 'BERHENTI', 'BELUM_DIATUR'] as const;

/** What a question gives back: its number, the address of its page (the code alone without a public address), and why no message left. */
const asked = z.object({
  no_faktur: z.string(),
  urut: z.number(),
  tautan: z.string(),
  terkirim: z.boolean(),
  sebab: z.enum(TANPA_PESAN).nullable(),
});
export type Asked = z.infer<typeof asked>;

export const mintaSetujuService = endpoint({
  method: 'POST',
  path: `${SERVICE.path}/{no_faktur}/minta-setuju`,
  summary: 'Asks the customer of a ticket for a higher price by a link that he answers once, without a login',
  access: SERVICE.access.post,
  ofShop: true,
  menu: SERVICE.screen,
  params: z.object({ no_faktur: noFaktur }),
  body: z.strictObject({
    /** What all of it would come to. */
    rp: rupiah.max(MAX_RP, { error }).refine((rp) => rp > 0, { error: 'WAJIB_DIISI' }),
    keterangan,
    kirim,
  }),
  data: asked,
});

export const mintaSetujuPesanan = endpoint({
  method: 'POST',
  path: `${PESANAN.path}/minta-setuju`,
  summary:
    'Asks the customer of an order for his word on a finished piece, its weight and its price of now, by a link that he answers once',
  access: PESANAN.access.post,
  ofShop: true,
  menu: PESANAN.screen,
  body: z.strictObject({ no_pesanan: noPesanan, keterangan, kirim }),
  data: asked,
});

/** Why a message about what is ready does not leave, beside those: nothing is ready, or it was sent (a reminder: today). */
export const TANPA_KABAR = [...TANPA_PESAN, 'BELUM_SIAP', 'SUDAH'] as const;

export const kirimService = endpoint({
  method: 'POST',
  path: `${SERVICE.path}/{no_faktur}/kirim`,
  summary:
    'Writes to the customer of a ticket that his pieces are ready, where that was not told yet; else reminds him, once a day',
  access: SERVICE.access.post,
  ofShop: true,
  menu: SERVICE.screen,
  params: z.object({ no_faktur: noFaktur }),
  data: z.object({ no_faktur: z.string(), terkirim: z.boolean(), sebab: z.enum(TANPA_KABAR).nullable() }),
});
