import { BANK_JENIS, GESEK_JENIS } from '@kadar/domain/payment.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams, isoDate, MAX_RP, pageQuery, rupiah } from '../wire.ts';

const amount = (max: number) => rupiah.refine((rp) => rp > 0 && rp <= max, { error: 'ANGKA_DI_LUAR_BATAS' });
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

export const kasShape = z.object({
  kode_toko: z.string(),
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  jenis: z.enum(['MASUK', 'KELUAR']),
  kategori: z.string(),
  nama_kategori: z.string(),
  jumlah_rp: z.number(),
  keterangan: z.string(),
  status: z.enum(['POSTED', 'BATAL']),
  no_faktur_batal: z.string().nullable(),
  input_by: z.string(),
});

export const listKas = endpoint({
  method: 'GET',
  path: 'cash/paginated',
  summary: 'Cash in and out documents, newest first',
  access: 'laporan.read',
  query: pageQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    jenis: z.enum(['MASUK', 'KELUAR']).optional(),
  }),
  data: z.array(kasShape),
});

export const postKas = endpoint({
  method: 'POST',
  path: 'cash',
  summary: 'Cash in or out by category; above the limit it needs an authorisation',
  access: 'kas.post',
  menu: '/kas',
  body: z.strictObject({
    jenis: z.enum(['MASUK', 'KELUAR'], { error: 'PILIHAN_TIDAK_SAH' }),
    kategori: z.string().min(1, { error: 'WAJIB_DIISI' }),
    jumlah_rp: amount(MAX_RP),
    keterangan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
  }),
  data: kasShape,
});

/** A movement of a bank account: a payment, or cash that was brought there (TUNAI); what goes back is negative. */
export const bankShape = z.object({
  kode_toko: z.string(),
  tanggal: z.string(),
  at: z.string(),
  no_faktur: z.string(),
  jenis: z.enum([...BANK_JENIS, 'TUNAI']),
  no_rekening: z.string(),
  kode_bank: z.string(),
  nama_bank: z.string(),
  no_kartu: z.string(),
  keterangan: z.string(),
  jumlah_rp: z.number(),
  fee: z.number(),
  jumlah_gesek_rp: z.number(),
  user_id: z.string(),
});

export const listBank = endpoint({
  method: 'GET',
  path: 'cash/history-bank',
  summary: 'Movements of the bank accounts, newest first',
  access: 'laporan.read',
  query: pageQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    jenis: z.enum([...BANK_JENIS, 'TUNAI']).optional(),
    no_rekening: z.string().max(40).optional(),
  }),
  data: z.array(bankShape),
});

/** `diterima` is what the bank pays out: the swiped amount without its fee (domain §4 Gesek). */
export const gesekHistories = endpoint({
  method: 'GET',
  path: 'non-cash/gesek-histories',
  summary: 'Card and QRIS payments with their fees, newest first; a reversal is negative',
  access: 'laporan.read',
  query: pageQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    jenis: z.enum(GESEK_JENIS).optional(),
    no_rekening: z.string().max(40).optional(),
  }),
  data: z.array(bankShape.extend({ diterima: z.number() })),
});

/** The notes and coins a drawer is counted by. */
export const PECAHAN = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100] as const;

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
          lembar: z.int().min(0).max(1_000_000),
        }),
      )
      .max(20)
      .superRefine(once('pecahan')),
    /** What the bank's own slips and statements say, per account. */
    non_cash: z
      .array(z.strictObject({ no_rekening: z.string().max(40), jumlah_rp: z.int().min(-MAX_RP).max(MAX_RP) }))
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

export const hargaEmasGlobal = endpoint({
  method: 'GET',
  path: 'parameter-harga-emas/global',
  summary: "The chain's gold price in force and its history",
  access: 'lookup.read',
  data: z.object({
    nominal: z.number().nullable(),
    riwayat: z.array(z.object({ nominal: z.number(), berlaku_at: z.string(), user_id: z.string() })),
  }),
});

const nominal = z.strictObject({ nominal: amount(1_000_000_000) });
export const setHargaEmasGlobal = endpoint({
  method: 'POST',
  path: 'parameter-harga-emas/global',
  summary: "Sets the chain's gold price per gram",
  access: 'parameter.write',
  menu: '/parameter-harga-emas-global',
  body: nominal,
  data: z.object({ nominal: z.number() }),
});
export const putHargaEmasGlobal = endpoint({ ...setHargaEmasGlobal, method: 'PUT' });

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

export const hledgerJurnal = endpoint({
  method: 'GET',
  path: 'jurnal/hledger',
  summary: 'The journal of a period as plain text that hledger reads',
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
  menu: '/jurnal',
  query: z.object({ tgl_from: isoDate, tgl_to: isoDate }),
  data: z.unknown(),
});
