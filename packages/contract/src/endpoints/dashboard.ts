import { UMUR_STOK } from '@kadar/domain/periods.ts';
import { PEMBANDING_HARI, RENTANG } from '@kadar/domain/ranges.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams } from '../wire.ts';

/** Sales of some time: cancelled ones are not in it. `rp` is what customers paid. */
const jumlahPenjualan = z.object({
  dokumen: z.number(),
  qty: z.number(),
  berat: grams,
  rp: z.number(),
});
export type JumlahPenjualan = z.infer<typeof jumlahPenjualan>;

export const chartPenjualan = endpoint({
  method: 'GET',
  path: 'penjualan/chart',
  summary: 'Sales by hour of the business day, or by month of a year [spec]',
  access: 'dashboard.read',
  menu: '/dashboard',
  query: z.object({
    type: z.enum(['today', 'monthly']),
    /** For `monthly`; the year of the business date unless given. */
    year: z.coerce.number().int().min(2000).max(2100).optional(),
  }),
  data: z.array(
    jumlahPenjualan.extend({
      /** '00'…'23' for today, 'yyyy-MM' for a year. */
      label: z.string(),
    }),
  ),
});

export const chartPembelian = endpoint({
  ...chartPenjualan,
  path: 'pembelian/chart',
  summary: 'Purchases by hour of the business day, or by month of a year [spec]',
});

export const chartPesanan = endpoint({
  ...chartPenjualan,
  path: 'pesanan/chart',
  summary: 'Orders taken by hour of the business day, or by month of a year, with what was paid down [spec]',
});

const rentang = z.object({ dari: z.string(), sampai: z.string() });

/** SENDIRI: what the user sold, and the drawer. TOKO: his shop, without what pieces cost. PUSAT: all. */
const LIHAT = ['PUSAT', 'TOKO', 'SENDIRI'] as const;
export type Lihat = (typeof LIHAT)[number];

const tokoDashboard = z.object({
  kode_toko: z.string(),
  nama_toko: z.string(),
  /** The shop's own business date; null before its first. */
  tgl_system: z.string().nullable(),
  buka: z.boolean(),
  /** ISO moment of its closing; null while it is open. */
  tutup_at: z.string().nullable(),
  kini: jumlahPenjualan,
  /** Rupiah of the compared period. */
  dulu_rp: z.number(),
  laba: z.number().optional(),
  /** Rupiah in the drawer at the end of `tanggal`, or now. */
  kas: z.number(),
  /** Trays with pieces in them, how many of them were weighed on `tanggal`, and by how much all weighings of it were off. */
  baki: z.object({ semua: z.number(), ditimbang: z.number(), selisih: grams }),
});

export const ringkasanDashboard = endpoint({
  method: 'GET',
  path: 'dashboard/ringkasan',
  summary:
    'A named range of days up to the business date at most, against an earlier one; what a level may not see is not in it',
  access: 'dashboard.read',
  menu: '/dashboard',
  query: z.object({
    rentang: z.enum(RENTANG, { error: 'PILIHAN_TIDAK_SAH' }).default('HARI_INI'),
    /** Taken where the range has it, else the usual one. */
    banding: z.enum(PEMBANDING_HARI, { error: 'PILIHAN_TIDAK_SAH' }).optional(),
  }),
  data: z.object({
    lihat: z.enum(LIHAT),
    /** The last day of the range, the latest business date of the shops asked about at most: all figures are of periods that end with it. */
    tanggal: z.string(),
    /** ISO moment of the figures. */
    at: z.string(),
    rentang,
    /** `hingga` is the ISO moment up to which its last day counts; null is the whole of it. */
    banding: rentang.extend({ jenis: z.enum(PEMBANDING_HARI), hingga: z.string().nullable() }),
    penjualan: z.object({ kini: jumlahPenjualan, dulu: jumlahPenjualan }),
    /** What was bought over the counter, in exchanges too; `rp` is what it cost. Not for SENDIRI. */
    pembelian: z.object({ kini: jumlahPenjualan, dulu: jumlahPenjualan }).optional(),
    /** Sales of `tanggal` that are in force, as their list shows them; those of the user alone for SENDIRI. */
    nota: z.object({ dokumen: z.number(), rp: z.number() }),
    /** Sales without VAT less what the pieces cost; only for levels that may see cost. */
    laba: z.object({ kini: z.number(), dulu: z.number() }).optional(),
    bulan: rentang.extend({ rp: z.number(), dulu: rentang.extend({ rp: z.number() }) }).optional(),
    tahun: rentang.extend({ rp: z.number() }).optional(),
    /** Rupiah in all drawers asked about; not for who counts one without being told. */
    kas: z.number().optional(),
    /** Those that sell, and others that have something of the figures: these come to the totals. */
    tokos: z.array(tokoDashboard),
    sales: z.array(
      z.object({
        kode_toko: z.string(),
        kode_sales: z.string(),
        nama_sales: z.string(),
        qty: z.number(),
        berat: grams,
        rp: z.number(),
      }),
    ),
    /** The ledger's accounts at banks: what stood there at the end of the period, and what came and went in it. */
    bank: z.array(
      z.object({
        nomor_akun: z.string(),
        nama_akun: z.string(),
        saldo: z.number(),
        masuk: z.number(),
        keluar: z.number(),
      }),
    ),
  }),
});
export type RingkasanDashboard = z.infer<typeof ringkasanDashboard.data>;

const isi = z.object({
  qty: z.number(),
  berat: grams,
  /** What they cost; only for levels that may see it. */
  nilai: z.number().optional(),
});

const UMUR = UMUR_STOK.map(({ kode }) => kode);

export const stockDashboard = endpoint({
  method: 'GET',
  path: 'dashboard/stock',
  summary:
    'Our gold in fine grams, and the pieces for sale by type and by age; values only for levels that may see cost',
  access: 'dashboard.toko',
  menu: '/dashboard',
  data: z.object({
    /** HIDE_STOCK_SUMMARY_MODULE keeps these figures for OWN: the lists are then empty. */
    tersembunyi: z.boolean(),
    emas: z
      .object({
        murni: grams,
        /** Fine gold that running gram plans have bought: promised, whatever it costs by now. */
        janji: grams,
        /** At the gold price in force; null while there is none. Absent for levels that may not see the value of stock. */
        nilai: z.number().nullable().optional(),
      })
      .optional(),
    jenis: z.array(isi.extend({ kode_dept: z.string(), nama_dept: z.string() })),
    umur: z.array(isi.extend({ umur: z.enum(UMUR) })),
  }),
});
export type StockDashboard = z.infer<typeof stockDashboard.data>;

/** Of what is done for customers: promised for or due today, late, ready to be fetched, and not fetched for long. */
export const JANJI_HAL = ['JANJI', 'LEWAT', 'SIAP', 'TAGIH'] as const;

export const janjiDashboard = endpoint({
  method: 'GET',
  path: 'dashboard/janji',
  summary:
    'Services, orders, pre-orders and contracts in instalments that are open, by what they ask of the shop today',
  access: 'dashboard.read',
  menu: '/dashboard',
  data: z.array(
    z.object({
      jenis: z.enum(['SERVICE', 'PESANAN', 'PREORDER', 'CONTOH', 'CICILAN']),
      hal: z.enum(JANJI_HAL),
      jumlah: z.number(),
      /** What the tickets come to, the orders were estimated at, is left of the contracts. */
      rp: z.number(),
    }),
  ),
});
export type JanjiPelanggan = z.infer<typeof janjiDashboard.data>[number];
