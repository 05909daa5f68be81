import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { rupiah } from '../wire.ts';

const id = z.string().regex(/^[\w-]{8,40}$/, { error: 'ISIAN_TIDAK_SAH' });
/** A till's draft as JSON; large enough for fifty lines, and no place to keep other things. */
const isi = z.record(z.string(), z.unknown()).refine((draft) => JSON.stringify(draft).length <= 400_000, {
  error: 'ISIAN_TIDAK_SAH',
});
const shared = { access: 'penjualan.post', menu: '/transaksi-penjualan' } as const;

export const listParkir = endpoint({
  ...shared,
  method: 'GET',
  path: 'parkir-penjualan',
  summary: 'Sales set aside at any till of the shop, oldest first',
  data: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      user_id: z.string(),
      nama_customer: z.string(),
      uraian: z.string(),
      qty: z.number(),
      grand_total: z.number(),
    }),
  ),
});

export const parkir = endpoint({
  ...shared,
  method: 'POST',
  path: 'parkir-penjualan',
  summary: 'Sets a sale aside for every till of the shop; the same id again is the same sale',
  body: z.strictObject({
    id,
    /** ISO instant of the till. */
    at: z.iso.datetime(),
    nama_customer: z.string().max(60).default(''),
    uraian: z.string().max(400).default(''),
    qty: z.int().min(0).max(50),
    /** As it was counted then; prices may have moved since. */
    grand_total: rupiah,
    isi,
  }),
  data: z.object({ id: z.string() }),
});

export const ambilParkir = endpoint({
  ...shared,
  method: 'POST',
  path: 'parkir-penjualan/{id}/ambil',
  summary: 'One till takes a sale back; refused for whoever comes second',
  params: z.object({ id }),
  data: z.object({ isi: z.record(z.string(), z.unknown()) }),
});

export const buangParkir = endpoint({
  ...shared,
  method: 'DELETE',
  path: 'parkir-penjualan/{id}',
  summary: 'Throws a sale away that was set aside',
  params: z.object({ id }),
  data: z.object({ id: z.string() }),
});
