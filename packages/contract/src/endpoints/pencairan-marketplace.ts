import { z } from 'zod';
import { PENCAIRAN_MARKETPLACE } from '../dokumen/marketplace.ts';
import { type DataOf, endpoint } from '../endpoint.ts';
import { MAX_RP, rupiah } from '../wire.ts';

const { path, access, gate, screen } = PENCAIRAN_MARKETPLACE;

export const belumCairLuar = endpoint({
  method: 'GET',
  path: `${path}/belum-cair`,
  summary:
    'Sales on channels that were not paid out yet, the oldest first, with what their channel is expected to keep',
  access: access.read,
  gate,
  menu: screen,
  data: z.array(
    z.object({
      kode_toko: z.string(),
      no_faktur: z.string(),
      tanggal: z.string(),
      kode_marketplace: z.string(),
      no_pesanan_luar: z.string(),
      nama_customer: z.string(),
      biaya: z.number(),
      jumlah_rp: z.number(),
    }),
  ),
});
export type BelumCairLuar = DataOf<typeof belumCairLuar>[number];

export const cairLuarInput = z.strictObject({
  kode_marketplace: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(20),
  no_rekening: z.string().min(1, { error: 'REKENING_WAJIB' }).max(40),
  /** Numbers of the sales. */
  jual: z.array(z.string().length(14)).min(1, { error: 'WAJIB_DIISI' }).max(500),
  /** What came; another sum than the sales less their expected fees needs its reason. */
  diterima: rupiah
    .max(MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' })
    .refine((rp) => rp > 0, { error: 'ANGKA_DI_LUAR_BATAS' }),
  keterangan: z.string().trim().toUpperCase().max(200),
});

export const postPencairanMarketplace = endpoint({
  method: 'POST',
  path,
  summary:
    'A channel pays out sales; what it kept of them is its fee, with a reason where that is not what was expected',
  access: access.post,
  gate,
  ofShop: true,
  menu: screen,
  body: cairLuarInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    grand_total: z.number(),
    piutang: z.number(),
    biaya: z.number(),
    selisih: z.number(),
  }),
});
