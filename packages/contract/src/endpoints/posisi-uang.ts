import { z } from 'zod';
import { TEMPAT_UANG_WORDS, type TempatUang } from '../bank-words.ts';
import { type DataOf, endpoint } from '../endpoint.ts';

export const posisiUang = endpoint({
  method: 'GET',
  path: 'posisi-uang',
  summary: 'Where the money of the shops is on their latest business date, and what came and went there',
  access: 'hari.expected',
  menu: '/posisi-uang',
  data: z.object({
    /** The latest business date of the shops asked about. */
    tanggal: z.string(),
    baris: z.array(
      z.object({
        kode_toko: z.string(),
        tempat: z.enum(Object.keys(TEMPAT_UANG_WORDS) as [TempatUang, ...TempatUang[]]),
        /** Of an account alone. */
        no_rekening: z.string(),
        /** The bank, the banks it waits at, or who carries it. */
        pada: z.string(),
        /** Rupiah at the end of the day, and what came and went on it. */
        saldo: z.number(),
        masuk: z.number(),
        keluar: z.number(),
        /** Since when the oldest of it waits, and how many days that is. */
        tertua: z.string().nullable(),
        umur: z.number().nullable(),
      }),
    ),
  }),
});
export type PosisiUang = DataOf<typeof posisiUang>;
