import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams, isoDate } from '../wire.ts';

/** Refuses a second entry with the same key, at that entry. */
const once =
  <T>(key: keyof T & string) =>
  (rows: readonly T[], ctx: z.RefinementCtx): void => {
    const seen = new Set<unknown>();
    for (const [index, row] of rows.entries()) {
      if (seen.has(row[key]))
        ctx.addIssue({ code: 'custom', message: 'ISIAN_TIDAK_SAH', path: [index, key] });
      seen.add(row[key]);
    }
  };

/** The notes and coins a drawer is counted by. */
export const PECAHAN = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100] as const;

/** What a drawer may come to can be counted, and what an account may move be matched. */
const MAX_LEMBAR = 100_000_000;
const MAX_DAY_RP = 4_000_000_000_000_000;

export const statusHari = endpoint({
  method: 'GET',
  path: 'hari',
  summary: 'The business day of the shop and what its closing will check',
  access: 'hari.read',
  data: z.object({
    tgl_system: z.string().nullable(),
    buka: z.boolean(),
    /** The calendar's day, offered when the next day is opened. */
    hari_ini: z.string(),
    kas: z.object({ saldo_awal: z.number(), masuk: z.number(), keluar: z.number(), saldo_akhir: z.number() }),
    non_cash: z.array(
      z.object({
        no_rekening: z.string(),
        nama_bank: z.string(),
        jumlah: z.number(),
        jumlah_rp: z.number(),
        fee: z.number(),
      }),
    ),
    penjualan: z.object({ qty: z.number(), dokumen: z.number(), grand_total: z.number(), batal: z.number() }),
    /** Pieces in the shop, weight in grams; `draft` ones keep the day from closing. */
    stock: z.object({ qty: z.number(), berat: grams, draft: z.number() }),
    /** Trays that PROTEKSI_TIMBANG_BAKI wants weighed first; none while it is off. */
    baki_belum: z.array(z.string()),
    /** The last closing, whose slip can be printed again. */
    tutup_terakhir: z
      .object({
        tanggal: z.string(),
        at: z.string(),
        user_id: z.string(),
        kas_sistem: z.number(),
        kas_hitung: z.number(),
      })
      .nullable(),
  }),
});

export const bukaHari = endpoint({
  method: 'POST',
  path: 'hari/buka',
  summary: 'Opens the next business day of the shop',
  access: 'hari.open',
  body: z.strictObject({ tanggal: isoDate }),
  data: z.object({ tgl_system: z.string() }),
});

export const tutupHari = endpoint({
  method: 'POST',
  path: 'hari/tutup',
  summary: 'Closes the business day: counts, checks, snapshot, lock',
  access: 'hari.close',
  menu: '/tutup-harian',
  body: z.strictObject({
    tanggal: isoDate,
    rincian_kas: z
      .array(
        z.strictObject({
          pecahan: z
            .int()
            .refine((rp) => PECAHAN.some((known) => known === rp), { error: 'PILIHAN_TIDAK_SAH' }),
          lembar: z.int().min(0).max(MAX_LEMBAR),
        }),
      )
      .max(20)
      .superRefine(once('pecahan')),
    /** What the bank's own slips and statements say, per account. */
    non_cash: z
      .array(
        z.strictObject({
          no_rekening: z.string().max(40),
          jumlah_rp: z.int().min(-MAX_DAY_RP).max(MAX_DAY_RP),
        }),
      )
      .max(100)
      .superRefine(once('no_rekening'))
      .default([]),
    catatan: z.string().trim().max(400).default(''),
  }),
  data: z.object({
    tanggal: z.string(),
    kas_sistem: z.number(),
    kas_hitung: z.number(),
    selisih: z.number(),
  }),
});

export const slipHari = endpoint({
  method: 'GET',
  path: 'hari/{tanggal}/slip',
  summary: 'The slip of a closed day as PDF',
  access: 'hari.read',
  params: z.object({ tanggal: isoDate }),
  data: z.unknown(),
});

export const kadarEod = endpoint({
  method: 'GET',
  path: 'kadar-eod/get',
  summary: 'Stock and price per purity at a closing; the last one unless a date is given',
  access: 'hari.read',
  query: z.object({ tanggal: isoDate.optional() }),
  data: z.array(
    z.object({
      kode_toko: z.string(),
      tanggal: z.string(),
      kadar: z.number(),
      label: z.string(),
      qty: z.number(),
      berat: grams,
      murni: grams,
      /** Only for levels that may see cost. */
      hpp: z.number().optional(),
      /** Selling price per gram at the closing. */
      harga: z.number(),
    }),
  ),
});
