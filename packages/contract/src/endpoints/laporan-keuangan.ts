import { PEMBANDING } from '@kadar/domain/ranges.ts';
import type { StatementLine } from '@kadar/domain/statements.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoDate, listFile } from '../wire.ts';

/** What stands side by side: shops, or months. */
export const KOLOM_KEUANGAN = ['TOKO', 'BULAN'] as const;
/** Months that a range may be told in, side by side. */
export const BULAN_MAKS = 24;

const asked = {
  /** Without one, and without another range beside it, one column. */
  kolom: z.enum(KOLOM_KEUANGAN).optional(),
  /** Another range beside it; where columns stand side by side already, there is none. */
  banding: z.enum(PEMBANDING).optional(),
  format: listFile.default('json'),
  progress_id: z.string().max(64).optional(),
};

const kolom = z.object({
  /** A shop; '*' for all that were asked for. */
  kode_toko: z.string(),
  /** First and last day; of a balance sheet the last day is its date. */
  dari: z.string(),
  sampai: z.string(),
  /** The one that sums up those before it. */
  jumlah: z.boolean(),
});
export type KolomKeuangan = z.infer<typeof kolom>;

/** A line as the domain draws it, with the name and the normal side of its account. */
const baris = z.custom<StatementLine & { nama_akun: string | null; normal: 'D' | 'K' | null }>();
export type BarisKeuangan = z.infer<typeof baris>;

/**
 * What the range beside it is worth: nothing was booked that early, or only in a part of it, so that a comparison would hold
 * a part against a whole.
 */
const PEMBANDING_ADA = ['ADA', 'SEBAGIAN', 'KOSONG'] as const;

const laporan = z.object({
  kolom: z.array(kolom),
  baris: z.array(baris),
  /** The range beside it, which is the last column; null where there is none. */
  pembanding: z.enum(PEMBANDING_ADA).nullable(),
  /** The first day of the journal; null where there is none yet. */
  mulai: z.string().nullable(),
});
export type LaporanKeuangan = z.infer<typeof laporan>;

const statement = {
  method: 'GET',
  access: 'ledger.read',
  gate: { module: 'ACCOUNTING_MODULE' },
} as const;
const range = z.object({ tgl_from: isoDate, tgl_to: isoDate, ...asked });

export const labaRugi = endpoint({
  ...statement,
  path: 'laporan-keuangan/laba-rugi',
  summary: 'Income statement of a range of days',
  menu: '/laba-rugi',
  query: range,
  data: laporan,
});

export const neraca = endpoint({
  ...statement,
  path: 'laporan-keuangan/neraca',
  summary: 'Balance sheet at the end of a day, with fine gold',
  menu: '/neraca',
  query: z.object({ tanggal: isoDate, ...asked }),
  data: laporan,
});

export const arusKas = endpoint({
  ...statement,
  path: 'laporan-keuangan/arus-kas',
  summary: 'Cash flows of a range of days',
  menu: '/arus-kas',
  query: range,
  data: laporan,
});
