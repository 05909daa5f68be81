import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ALERT_HAL } from '../peringatan.ts';
import { grams, isoDate } from '../wire.ts';

/** What is looked at by who answers for a shop. */
export const HAL = [
  'BATAL',
  'DISKON',
  'DI_BAWAH_MINIMUM',
  'SALINAN',
  'SELISIH_KAS',
  'SELISIH_NON_TUNAI',
  'SELISIH_BAKI',
  'BELUM_DITUTUP',
  'TITIPAN_LEWAT',
  'SERVICE_LEWAT',
  'SERVICE_TAGIH',
  'PESANAN_LEWAT',
  'PESANAN_TAGIH',
  'PREORDER_TAGIH',
  'CONTOH_LEWAT',
  'CICILAN_LEWAT',
  'BELUM_DIVALIDASI',
  'GESEK_TERLAMBAT',
  'PELUNASAN_BELUM_VALID',
  'KURANG_JAMINAN',
  'UANG_DI_JALAN',
  'BARANG_DI_JALAN',
  'SELISIH_KIRIM',
  'KANTONG_RINGAN',
  'KEMASAN_KURANG',
  'KESEHATAN',
  ...ALERT_HAL,
] as const;
export type Hal = (typeof HAL)[number];

const satuHal = z.object({
  kode_toko: z.string(),
  hal: z.enum(HAL),
  /** Who did it; '' for what nobody did. */
  orang: z.string(),
  /** How often, and how much in all: rupiah without their sign, grams of weighings likewise. */
  jumlah: z.number(),
  rp: z.number(),
  berat: grams,
  /** First and last business date. */
  dari: z.string(),
  sampai: z.string(),
});
export type SatuHal = z.infer<typeof satuHal>;

export const perhatian = endpoint({
  method: 'GET',
  path: 'dashboard/perhatian',
  summary: 'What nobody has looked at yet, by shop, kind and person; largest rupiah first',
  access: 'perhatian.read',
  menu: '/dashboard',
  data: z.array(satuHal),
});

export const selesaiPerhatian = endpoint({
  method: 'POST',
  path: 'dashboard/perhatian/selesai',
  summary: 'Has looked at it, with a note; it stays away until something new happens',
  access: 'perhatian.read',
  menu: '/dashboard',
  body: z.strictObject({
    hal: z.enum(HAL, { error: 'PILIHAN_TIDAK_SAH' }),
    orang: z.string().max(30),
    dari: isoDate,
    sampai: isoDate,
    /** As it was shown; refused with DATA_BERUBAH when there is more or less by now. */
    jumlah: z.number().int().positive(),
    rp: z.number().int(),
    catatan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
  }),
  data: z.object({ jumlah: z.number() }),
});
