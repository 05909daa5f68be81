import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams, isoDate } from '../wire.ts';

/** Kinds of documents a chart splits by; a kind without documents is simply absent. */
export const JENIS_GRAFIK = ['PENJUALAN', 'PEMBELIAN', 'KAS_MASUK', 'KAS_KELUAR'] as const;
/** Those of gold: money has no weight. */
export const JENIS_BERAT: readonly (typeof JENIS_GRAFIK)[number][] = ['PENJUALAN', 'PEMBELIAN'];
/** What a single series may be of; non-cash payments are no documents of their own. */
const KATEGORI_GRAFIK = [...JENIS_GRAFIK, 'NON_CASH'] as const;
/** Transactions, rupiah or grams. */
export const UKURAN_GRAFIK = ['JUMLAH', 'TOTAL', 'BERAT'] as const;

/** Longest span of one call, in days: a leap year. */
export const HARI_GRAFIK_MAKS = 366;

/** Documents that stand; cancelled ones are not in it. `berat` is 0 for what has no weight. */
const transaksi = z.object({
  kode_toko: z.string(),
  jenis: z.enum(JENIS_GRAFIK),
  jumlah: z.number(),
  total: z.number(),
  berat: grams,
});

const hari = z.object({
  /** The business date of each shop unless given. */
  tanggal: isoDate.optional(),
});

const rentang = z.object({
  /** Without dates: the month of the business date. With one: its month from there, or up to there. */
  tgl_from: isoDate.optional(),
  tgl_to: isoDate.optional(),
});

const ofDashboard = { method: 'GET', access: 'dashboard.read', menu: '/dashboard' } as const;

export const grafikTransaksiHari = endpoint({
  ...ofDashboard,
  path: 'cash-pusat/daily-transaction-chart',
  summary: 'Transactions of a day by shop, hour and kind; hours without any are absent [spec]',
  query: hari,
  data: z.array(
    transaksi.extend({
      tanggal: z.string(),
      /** '00'…'23' by the clock of the shops. */
      jam: z.string(),
    }),
  ),
});

export const grafikTransaksiPeriode = endpoint({
  ...ofDashboard,
  path: 'cash-pusat/period-transaction-chart',
  summary: 'Transactions of a period by shop, day and kind; days without any are absent [spec]',
  query: rentang,
  data: z.array(transaksi.extend({ tanggal: z.string() })),
});

export const grafikTransaksiTahun = endpoint({
  ...ofDashboard,
  path: 'transaction/daily-transaction-get-year',
  summary: 'Transactions of a year by shop, month and kind; months without any are absent [spec]',
  query: z.object({
    /** The year of the business date unless given. */
    year: z.coerce.number().int().min(2000).max(2100).optional(),
  }),
  data: z.array(
    transaksi.extend({
      /** 'yyyy-MM'. */
      bulan: z.string(),
    }),
  ),
});

export const grafikKas = endpoint({
  ...ofDashboard,
  access: 'hari.expected',
  path: 'cash-pusat/daily-cash-chart',
  summary: 'Cash into and out of the drawer by shop and day, net of cancellations [spec]',
  query: rentang,
  data: z.array(
    z.object({ kode_toko: z.string(), tanggal: z.string(), masuk: z.number(), keluar: z.number() }),
  ),
});

export const grafikBiaya = endpoint({
  ...ofDashboard,
  path: 'cash-pusat/daily-biaya',
  summary: 'Expenses of a day by shop and cash category, largest first [spec]',
  query: hari,
  data: z.array(
    z.object({
      kode_toko: z.string(),
      tanggal: z.string(),
      kategori: z.string(),
      nama_kategori: z.string(),
      jumlah: z.number(),
      total: z.number(),
    }),
  ),
});

export type Biaya = z.infer<typeof grafikBiaya.data>[number];

/** BELUM_DITUTUP: its day is not closed, nobody compared it yet. BELUM_COCOK: the closing found less on the slips. */
const STATUS_NON_CASH = ['BELUM_DITUTUP', 'BELUM_COCOK', 'BELUM_CAIR', 'TERLAMBAT'] as const;

export const nonCashTertunda = endpoint({
  ...ofDashboard,
  access: 'hari.expected',
  path: 'cash-pusat/outstand-noncash',
  summary: 'Non-cash money not found on the slips of its account yet, oldest first [spec]',
  query: z.object({
    /** How many days before the business date closings are looked through. */
    hari: z.coerce.number().int().min(1).max(HARI_GRAFIK_MAKS).default(30),
  }),
  data: z.array(
    z.object({
      kode_toko: z.string(),
      tanggal: z.string(),
      /** Calendar days since `tanggal`. */
      umur: z.number(),
      no_rekening: z.string(),
      nama_bank: z.string(),
      status: z.enum(STATUS_NON_CASH),
      /** Payments and rupiah as booked. */
      jumlah: z.number(),
      total: z.number(),
      /** Rupiah still to be found. */
      sisa: z.number(),
    }),
  ),
});
export type NonCashTertunda = z.infer<typeof nonCashTertunda.data>[number];

export const grafikKhusus = endpoint({
  ...ofDashboard,
  access: 'hari.expected',
  path: 'cash-pusat/daily-specific-chart',
  summary: 'One kind in one measure by shop and day [spec]; money has no weight',
  query: rentang.extend({
    kategori: z.enum(KATEGORI_GRAFIK, { error: 'PILIHAN_TIDAK_SAH' }),
    type: z.enum(UKURAN_GRAFIK, { error: 'PILIHAN_TIDAK_SAH' }),
  }),
  data: z.array(
    z.object({
      kode_toko: z.string(),
      tanggal: z.string(),
      /** Transactions, rupiah or grams, as `type` asks. */
      nilai: z.number(),
    }),
  ),
});
