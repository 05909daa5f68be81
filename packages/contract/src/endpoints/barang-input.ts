import { BARCODE_LENGTH } from '@kadar/domain/barcode.ts';
import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { z } from 'zod';
import { gram, kadarItem, kadarUpTo, MAX_RP, rupiah } from '../wire.ts';

/** What one piece may weigh and cost at most: far above any, and low enough that their product is a safe integer. */
export const MAX_MG = 100_000_000;
export const MAX_RP_PER_GRAM = 1_000_000_000;

const weight = gram.refine((mg) => mg >= 0 && mg <= MAX_MG, { error: 'ANGKA_DI_LUAR_BATAS' });
const amount = rupiah.max(MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const perGram = rupiah.max(MAX_RP_PER_GRAM, { error: 'ANGKA_DI_LUAR_BATAS' });

/** One line of text that every store and printer can hold: no control characters, no half of a surrogate pair. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), { error: 'ISIAN_TIDAK_SAH' })
    .max(max, { error: 'TEKS_TERLALU_PANJANG' });
const code = (error: string) => line(40).min(1, { error });

const grade = line(10).toUpperCase().optional();
/** An add-on, or stones of one grade: how many, and the carats of all of them. */
const atribut = z.strictObject({
  nama: line(60),
  qty: z.int().min(1).max(10_000).optional(),
  carat: z.number().min(0).max(100_000).optional(),
  kode_shape: grade,
  kode_color: grade,
  kode_clarity: grade,
  kode_cutgrade: grade,
  kode_polish: grade,
  kode_symmetry: grade,
  kode_fluorescence: grade,
  /** Of the laboratory that graded it. */
  sertifikat: line(40).toUpperCase().optional(),
  /** Of the list of stone suppliers. */
  supplier_berlian: line(20).toUpperCase().optional(),
  berat: weight.optional(),
  harga: amount,
});
const namaBarang = line(60).toUpperCase().min(6, { error: 'NAMA_BARANG_PENDEK' });
/** The code on a tag that a supplier brought, or '' for one of our own. */
const newBarcode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^([A-Z0-9][A-Z0-9./-]*)?$/, { error: 'BARCODE_KARAKTER_TIDAK_SAH' })
  .refine((text) => text === '' || (text.length >= BARCODE_LENGTH.min && text.length <= BARCODE_LENGTH.max), {
    error: 'BARCODE_PANJANG_TIDAK_SAH',
  });
const kodeIntern = line(30).toUpperCase();
export const MAX_SIZE = 20;
const size = line(MAX_SIZE).toUpperCase();
export const MAX_ATRIBUT = 20;
const listAtribut = z.array(atribut).max(MAX_ATRIBUT);

export const addBarangInput = z.strictObject({
  kode_barcode: newBarcode.default(''),
  kode_intern: kodeIntern.default(''),
  nama_barang: namaBarang,
  size: size.default(''),
  kode_dept: code('WAJIB_DIISI'),
  kode_group: code('KODE_GROUP_KOSONG'),
  kadar: kadarItem,
  kadar_murni: kadarUpTo(KADAR_MURNI_MAX),
  berat_asli: weight.refine((mg) => mg > 0, { error: 'BERAT_NOL' }),
  berat_bandrol: weight.optional(),
  /** Its weight was typed, not taken from a scale. */
  diketik: z.boolean().default(true),
  /** What the nota prints, where it is another. */
  kadar_cetak: kadarUpTo(KADAR_MURNI_MAX).nullable().default(null),
  /** Pieces under its one barcode. */
  jumlah_pcs: z
    .int()
    .min(1, { error: 'ANGKA_DI_LUAR_BATAS' })
    .max(1000, { error: 'ANGKA_DI_LUAR_BATAS' })
    .default(1),
  kode_baki: code('WAJIB_DIISI'),
  harga_emas_khusus: perGram.nullable().default(null),
  ongkos_khusus: amount.nullable().default(null),
  atribut: listAtribut.default([]),
  /** The line of a delivery that it is tagged out of, 'TS…/1'; it says cost and tax invoice. */
  no_batch: line(20).toUpperCase().default(''),
  /** The row of a supplier's list that it is. */
  draf: z.int().nullable().default(null),
  hpp: amount.default(0),
  ada_faktur_pajak: z.boolean().default(false),
});

export const editBarangInput = z.strictObject({
  _version: z.int(),
  kode_intern: kodeIntern.optional(),
  nama_barang: namaBarang.optional(),
  size: size.optional(),
  harga_emas_khusus: perGram.nullable().optional(),
  ongkos_khusus: amount.nullable().optional(),
  atribut: listAtribut.optional(),
});
