import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const KANAL_KABAR = ['EMAIL', 'WA'] as const;
/** MENGIRIM: on its way just now. TAK_PASTI: handed over without an answer, so that it may have arrived. DIKIRIM: taken by the other server. */
export const KABAR_STATUS = ['ANTRI', 'MENGIRIM', 'DIKIRIM', 'GAGAL', 'TAK_PASTI'] as const;

const id = z.coerce.number().int().positive();
const fate = z.object({
  id: z.number(),
  status: z.enum(KABAR_STATUS),
  alamat: z.string(),
  /** What the other server said to a message that it took. */
  jawaban: z.string(),
  /** What it said otherwise, or why nothing left. */
  kesalahan: z.string(),
});

export const ujiKabar = endpoint({
  method: 'POST',
  path: 'kabar/uji',
  summary: 'Sends a trial to who asks, at the address of his record, and tells what the server answered',
  access: 'kabar.kirim',
  ofShop: true,
  body: z.strictObject({ kanal: z.enum(KANAL_KABAR) }),
  data: fate,
});

export const ulangKabar = endpoint({
  method: 'POST',
  path: 'kabar/{id}/ulang',
  summary: 'Queues a message that failed or is uncertain once more, with its own number',
  access: 'kabar.kirim',
  ofShop: true,
  params: z.object({ id }),
  body: z.strictObject({}),
  data: z.object({ id: z.number(), status: z.enum(KABAR_STATUS) }),
});

export const kabarFile = endpoint({
  method: 'GET',
  path: 'kabar/lampiran/{kode}/{nama}',
  summary: 'The file of a message, for WhatsApp to fetch: by a signed address, while the file is kept',
  access: 'public',
  params: z.object({ kode: z.string().max(60), nama: z.string().max(200) }),
  data: z.unknown(),
});
