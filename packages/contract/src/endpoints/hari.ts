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

const lembar = z.strictObject({
  pecahan: z.int().refine((rp) => PECAHAN.some((known) => known === rp), { error: 'PILIHAN_TIDAK_SAH' }),
  lembar: z.int().min(0).max(MAX_LEMBAR),
});
const slip = z.strictObject({
  no_rekening: z.string().max(40),
  jumlah_rp: z.int().min(-MAX_DAY_RP).max(MAX_DAY_RP),
});

/** What was found: notes and coins of the drawer, and what the bank's own slips and statements say per account. */
const counted = {
  tanggal: isoDate,
  rincian_kas: z.array(lembar).max(20).superRefine(once('pecahan')),
  non_cash: z.array(slip).max(100).superRefine(once('no_rekening')).default([]),
};

/** What may differ: the drawer, an account, a tray; `kunci` says which account or tray. */
export const JENIS_SELISIH = ['KAS', 'REKENING', 'BAKI'] as const;
const MAX_SELISIH = 1000;

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
    /** What should be there: null, as all such figures below, for who counts without being told ('hari.expected'). */
    kas: z
      .object({ saldo_awal: z.number(), masuk: z.number(), keluar: z.number(), saldo_akhir: z.number() })
      .nullable(),
    non_cash: z.array(
      z.object({
        no_rekening: z.string(),
        nama_bank: z.string(),
        jumlah: z.number().nullable(),
        jumlah_rp: z.number().nullable(),
        fee: z.number().nullable(),
      }),
    ),
    penjualan: z.object({ qty: z.number(), dokumen: z.number(), grand_total: z.number(), batal: z.number() }),
    /** Pieces in the shop, weight in grams; `draft` ones keep the day from closing. */
    stock: z.object({ qty: z.number().nullable(), berat: grams.nullable(), draft: z.number() }),
    /** Documents that wait: they keep no day open, but the drawer may hold their cash; `tunai` is null for who counts without being told. */
    menunggu: z.object({ jumlah: z.number(), total: z.number(), tunai: z.number().nullable() }),
    /** Redemptions of pledges that nobody validated yet: their money is in the books; `total` is null as `tunai` is. */
    pelunasan: z.object({ jumlah: z.number(), total: z.number().nullable() }),
    /** Trays that PROTEKSI_TIMBANG_BAKI wants weighed first; none while it is off. */
    baki_belum: z.array(z.string()),
    /** Those, and the trays that were weighed on the day, as they were weighed last. */
    baki: z.array(
      z.object({
        kode_baki: z.string(),
        kode_gudang: z.string(),
        nama_gudang: z.string(),
        status: z.enum(['BELUM', 'COCOK', 'SELISIH']),
        selisih: grams.nullable(),
      }),
    ),
    /** The last count of the open day; of a user who is told nothing, his own. */
    hitungan: z
      .object({
        user_id: z.string(),
        at: z.string(),
        /** The how manieth of the day. */
        ke: z.number(),
        cocok: z.boolean(),
        /** Whether who is not told what should be there needs a signature to count again. */
        perlu_spv: z.boolean(),
        rincian_kas: z.array(lembar),
        non_cash: z.array(slip),
      })
      .nullable(),
    /** Who may answer for a difference; only for who explains one. */
    penanggung: z.array(z.object({ user_id: z.string(), nama: z.string() })),
    /** The last closing, whose slip can be printed again. */
    tutup_terakhir: z
      .object({
        tanggal: z.string(),
        at: z.string(),
        user_id: z.string(),
        kas_sistem: z.number().nullable(),
        kas_hitung: z.number(),
        /** Drawer, accounts and trays agreed with the books. */
        cocok: z.boolean(),
      })
      .nullable(),
  }),
});

export const hitungHari = endpoint({
  method: 'POST',
  path: 'hari/hitung',
  summary:
    'Records what was counted, before anyone is told what should be there; says only whether it agrees',
  access: 'hari.count',
  menu: '/tutup-harian',
  body: z.strictObject(counted),
  data: z.object({ ke: z.number(), cocok: z.boolean() }),
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
    ...counted,
    /** Why something differs, and who answers for it: one for each difference that is found. */
    selisih: z
      .array(
        z.strictObject({
          jenis: z.enum(JENIS_SELISIH),
          kunci: z.string().max(40).default(''),
          alasan: z.string().trim().max(200).default(''),
          penanggung: z.string().trim().max(30).default(''),
        }),
      )
      .max(MAX_SELISIH)
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
