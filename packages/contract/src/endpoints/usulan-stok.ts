import { COVER_WEEKS, LOOK_BACK_WEEKS } from '@kadar/domain/stock-plan.ts';
import { z } from 'zod';
import { type DataOf, endpoint } from '../endpoint.ts';
import { grams, isoDate, kadarItem, kodeToko } from '../wire.ts';

const MENU = '/usulan-stok';

const weeks = <const W extends readonly [number, ...number[]]>(choices: W) =>
  z.coerce
    .number()
    .refine((value) => choices.includes(value), { error: 'PILIHAN_TIDAK_SAH' })
    .default(choices[0]);

/** Pieces of one type, purity and weight band; the heaviest band has no end. */
const kind = z.object({
  kode_dept: z.string(),
  nama_dept: z.string(),
  kadar: z.number(),
  pita: z.number(),
  berat_dari: grams,
  berat_sampai: grams.nullable(),
});

/** What a shop has of a kind, and sold of it in the weeks looked at. */
const shelf = z.object({
  ada: z.number(),
  /** On its way to it from another shop. */
  jalan: z.number(),
  terjual: z.number(),
  /** For how many days all of that lasts; null where none was sold. */
  hari_habis: z.number().nullable(),
});

const pindah = kind.extend({
  /** Who gives. */
  kode_toko: z.string(),
  tujuan: z.string(),
  qty: z.number(),
  berat: grams.nullable(),
  dari: shelf,
  ke: shelf,
  /** The oldest first, told to the shop where they lie; their age in days. */
  barang: z.array(z.object({ kode_barcode: z.string(), umur: z.number() })),
});
export type UsulanPindah = z.infer<typeof pindah>;

const pesan = kind.extend({
  kode_toko: z.string(),
  qty: z.number(),
  toko: shelf.extend({
    berat: grams,
    terakhir: z.string().nullable(),
    /** Days since its oldest came. */
    umur: z.number().nullable(),
  }),
  /** What is expected, by what was sold; rupiah of its fine gold at today's gold price, null while there is none. */
  berat: grams,
  nilai: z.number().nullable(),
});
export type UsulanPesan = z.infer<typeof pesan>;

const diabaikan = kind.extend({
  id: z.number(),
  kode_toko: z.string(),
  /** '' of what would be ordered. */
  tujuan: z.string(),
  sampai: z.string(),
  alasan: z.string(),
  oleh: z.string(),
});
export type UsulanDiabaikan = z.infer<typeof diabaikan>;

export const usulanStok = endpoint({
  method: 'GET',
  path: 'usulan-stok',
  summary:
    'What should go from which shop to which and what should be ordered, by what was sold in the last weeks; and what was set aside',
  access: 'usulan.read',
  ofShop: true,
  menu: MENU,
  query: z.object({
    /** Weeks that are looked back at, and that what is there should last. */
    pekan: weeks(LOOK_BACK_WEEKS),
    target: weeks(COVER_WEEKS),
  }),
  data: z.object({
    /** First and last day that was looked at. */
    mulai: z.string(),
    sampai: z.string(),
    pekan: z.number(),
    target: z.number(),
    pindah: z.array(pindah),
    pesan: z.array(pesan),
    diabaikan: z.array(diabaikan),
  }),
});
export type UsulanStok = DataOf<typeof usulanStok>;

export const abaikanUsulan = endpoint({
  method: 'POST',
  path: 'usulan-stok/abaikan',
  summary: 'Sets a proposal of the shop aside until a day, with a reason',
  access: 'usulan.abaikan',
  ofShop: true,
  menu: MENU,
  body: z.strictObject({
    /** Where it would go; '' of what would be ordered. */
    tujuan: z.union([z.literal(''), kodeToko], { error: 'PILIHAN_TIDAK_SAH' }).default(''),
    kode_dept: z.string().min(1, { error: 'WAJIB_DIISI' }).max(8),
    kadar: kadarItem,
    pita: z.int().min(0).max(20),
    sampai: isoDate,
    alasan: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(200),
  }),
  data: z.object({ id: z.number() }),
});

export const ingatUsulan = endpoint({
  method: 'DELETE',
  path: 'usulan-stok/abaikan/{id}',
  summary: 'Takes that back: it is proposed again',
  access: 'usulan.abaikan',
  ofShop: true,
  menu: MENU,
  params: z.object({ id: z.coerce.number().int().positive() }),
  data: z.object({ id: z.number() }),
});
