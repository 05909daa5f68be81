import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const cekKupon = endpoint({
  method: 'GET',
  path: 'transaksi-kupon/{kode_kupon}',
  summary: 'One coupon by its whole code, as the till counts with it; refused once it is used',
  access: 'penjualan.post',
  gate: { module: 'KUPON_MODULE' },
  params: z.object({ kode_kupon: z.string().trim().toUpperCase().min(1).max(20) }),
  data: z.object({
    kode_kupon: z.string(),
    keterangan: z.string(),
    jenis: z.enum(['RUPIAH', 'PERSEN']),
    nilai_rp: z.number(),
    /** Thousandths of a percent. */
    persenMilli: z.number(),
    maks_rp: z.number(),
    minimal_belanja: z.number(),
    kode_customer: z.string().nullable(),
    kode_toko: z.string().nullable(),
    tgl_mulai: z.string().nullable(),
    tgl_akhir: z.string().nullable(),
  }),
});

export const MAX_TERBIT = 1000;
const ofIssue = { access: 'parameter.write', gate: { module: 'KUPON_MODULE' }, menu: '/kupon' } as const;

export const terbitkanKupon = endpoint({
  ...ofIssue,
  method: 'POST',
  path: 'transaksi-kupon/terbit',
  summary: 'Issues many coupons with the terms of one, each with a random code of its own',
  body: z.strictObject({
    /** The coupon they are like. */
    contoh: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(20),
    jumlah: z
      .int()
      .min(1, { error: 'ANGKA_DI_LUAR_BATAS' })
      .max(MAX_TERBIT, { error: 'ANGKA_DI_LUAR_BATAS' }),
  }),
  data: z.object({ terbitan: z.string(), jumlah: z.number(), kode_kupons: z.array(z.string()) }),
});

export const cetakKupon = endpoint({
  ...ofIssue,
  method: 'GET',
  path: 'transaksi-kupon/terbitan/{terbitan}/cetak',
  summary:
    'The coupons of one issue that nobody used yet, as PDF to be cut; each print is written into the audit',
  params: z.object({ terbitan: z.string().trim().toUpperCase().min(1).max(12) }),
  data: z.unknown(),
});
