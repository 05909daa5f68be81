import { PAYMENT_JENIS } from '@kadar/domain/payment.ts';
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

const hariToko = jumlahPenjualan.extend({ kode_toko: z.string(), tanggal: z.string(), batal: z.number() });

export const ringkasanDashboard = endpoint({
  method: 'GET',
  path: 'dashboard/ringkasan',
  summary: 'The business day of each shop against the day before, seven days back, and how today was paid',
  access: 'dashboard.read',
  menu: '/dashboard',
  data: z.object({
    tokos: z.array(
      z.object({
        kode_toko: z.string(),
        nama_toko: z.string(),
        tgl_system: z.string().nullable(),
        buka: z.boolean(),
        hari_ini: jumlahPenjualan.extend({ batal: z.number() }),
        kemarin: jumlahPenjualan,
      }),
    ),
    /** One entry per shop and day of the seven up to its business date; days without a document are there too. */
    hari: z.array(hariToko),
    /** Net of change; the business date of each shop. None for who counts the drawer without being told ('hari.expected'). */
    bayar: z.array(
      z.object({
        kode_toko: z.string(),
        jenis: z.enum(PAYMENT_JENIS),
        dokumen: z.number(),
        rp: z.number(),
      }),
    ),
  }),
});
export type RingkasanDashboard = z.infer<typeof ringkasanDashboard.data>;

export const stockDashboard = endpoint({
  method: 'GET',
  path: 'dashboard/stock',
  summary: 'READY pieces by type; their value only for levels that may see cost',
  access: 'dashboard.read',
  menu: '/dashboard',
  data: z.object({
    /** HIDE_STOCK_SUMMARY_MODULE keeps these figures for OWN; who counts trays is not told them at all. The list is then empty. */
    tersembunyi: z.boolean(),
    jenis: z.array(
      z.object({
        kode_dept: z.string(),
        nama_dept: z.string(),
        qty: z.number(),
        berat: grams,
        nilai: z.number().optional(),
      }),
    ),
  }),
});
export type StockDashboard = z.infer<typeof stockDashboard.data>;
