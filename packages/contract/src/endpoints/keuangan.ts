import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoDate, pageQuery, rupiah } from '../wire.ts';

const noFaktur = z.string().length(14);

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
    jumlah_rp: rupiah.refine((rp) => rp > 0, { error: 'ANGKA_DI_LUAR_BATAS' }),
    keterangan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
  }),
  data: kasShape,
});

export const batalKas = endpoint({
  method: 'POST',
  path: 'cash/{no_faktur}/batal',
  summary: 'Cancels a cash document of the same day by a reversing one',
  access: 'kas.cancel',
  params: z.object({ no_faktur: noFaktur }),
  body: z.strictObject({ alasan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200) }),
  data: z.object({ no_faktur_batal: z.string() }),
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
    stock: z.object({ qty: z.number(), berat: z.number() }),
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
    rincian_kas: z.array(z.strictObject({ pecahan: z.int().min(1), lembar: z.int().min(0) })).max(20),
    non_cash: z
      .array(z.strictObject({ no_rekening: z.string(), jumlah_rp: z.int() }))
      .max(100)
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

const nominal = z.strictObject({ nominal: rupiah.refine((rp) => rp > 0, { error: 'ANGKA_DI_LUAR_BATAS' }) });
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
