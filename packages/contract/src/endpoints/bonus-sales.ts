import { BASIS_BONUS } from '@kadar/domain/bonus.ts';
import { z } from 'zod';
import { BAYAR_BONUS, BONUS_SALES } from '../dokumen/bonus.ts';
import { endpoint } from '../endpoint.ts';
import { grams, MAX_RP, rupiah } from '../wire.ts';
import { line } from './barang-input.ts';
import { payments } from './hutang-supplier.ts';

const { path } = BONUS_SALES;
const kode_sales = line(20).toUpperCase().min(1, { error: 'WAJIB_DIISI' });
const keterangan = line(200).toUpperCase().default('');
const bulan = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: 'TANGGAL_TIDAK_SAH' });
const posted = { no_faktur: z.string(), tanggal: z.string() };

const bonusLine = z.object({
  dasar: z.enum(['HARIAN', 'BULANAN', 'FEE', 'BATAL']),
  basis: z.enum([...BASIS_BONUS, '']),
  /** Of this type of pieces alone; null for all. */
  kode_dept: z.string().nullable(),
  target_rp: z.number(),
  target: grams,
  capai_rp: z.number(),
  capai: grams,
  /** Days that reached it; 1 for a month. */
  kali: z.number(),
  bonus_rp: z.number(),
});
export type BonusLineRow = z.infer<typeof bonusLine>;

const bonusRow = z.object({
  kode_sales: z.string(),
  nama_sales: z.string(),
  /** Sold in the month, less what was cancelled in it. */
  total: z.number(),
  berat: grams,
  lines: z.array(bonusLine),
  jumlah_rp: z.number(),
  /** The document that booked it; null while none stands. */
  no_faktur: z.string().nullable(),
  /** Booked of all months and not paid yet. */
  hutang_rp: z.number(),
});
export type BonusRow = z.infer<typeof bonusRow>;

export const hitungBonus = endpoint({
  method: 'GET',
  path: `${path}/hitung`,
  summary:
    'What each sales person gets for a month by what he sold, what of it is booked, and what he is owed',
  access: BONUS_SALES.access.read,
  ofShop: true,
  menu: BONUS_SALES.screen,
  query: z.object({ bulan }),
  data: z.object({
    /** Whether it is over and each of its days is closed, so that it can be booked. */
    selesai: z.boolean(),
    orang: z.array(bonusRow),
  }),
});

export const bonusInput = z.strictObject({
  kode_sales,
  bulan,
  /** What was shown; another sum is refused. */
  jumlah_rp: rupiah.max(MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' }),
  keterangan,
});
export type BonusInput = z.input<typeof bonusInput>;

export const postBonusSales = endpoint({
  method: 'POST',
  path,
  summary:
    'Books what a sales person gets for a month that is over, once for each month; it is owed to him then',
  access: BONUS_SALES.access.post,
  ofShop: true,
  menu: BONUS_SALES.screen,
  body: bonusInput,
  data: z.object({ ...posted, bonus_rp: z.number() }),
});

export const bayarBonusInput = z.strictObject({ kode_sales, payments, keterangan });
export type BayarBonusInput = z.input<typeof bayarBonusInput>;

export const postBayarBonus = endpoint({
  method: 'POST',
  path: `${path}/bayar`,
  summary: 'Pays a sales person the bonus that he is owed, the oldest first; never more',
  access: BAYAR_BONUS.access.post,
  ofShop: true,
  menu: BONUS_SALES.screen,
  body: bayarBonusInput,
  data: z.object({
    ...posted,
    jumlah_rp: z.number(),
    /** Still owed to him. */
    sisa_rp: z.number(),
  }),
});
