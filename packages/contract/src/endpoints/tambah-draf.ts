import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams, kadarItem, kadarUpTo } from '../wire.ts';
import { addBarangInput, MAX_MG } from './barang-input.ts';

/** So many rows a list may have, and so many bytes. */
export const MAX_BARIS_DRAF = 20_000;
export const MAX_BERKAS_BYTES = 50 * 1024 * 1024;

const COMMA = /^\d+,\d+$/;
/** A figure with a point; '' for none. With a comma it might be thousands or decimals, and nobody guesses. */
const figure = z
  .string()
  .refine((text) => !COMMA.test(text), { error: 'DESIMAL_KOMA', abort: true })
  .default('');
const { kode_barcode, kode_intern, nama_barang, size } = addBarangInput.shape;
const code = z.string().trim().max(40, { error: 'TEKS_TERLALU_PANJANG' });
const required = code.min(1, { error: 'WAJIB_DIISI' });
const whole = figure.refine((text) => /^\d{0,12}$/.test(text), { error: 'ANGKA_DI_LUAR_BATAS' });

/** A row of a supplier's list, as texts; what it does not say comes with the tag. */
export const drafRow = z.object({
  kode_barcode,
  kode_intern,
  nama_barang,
  size,
  kode_dept: required,
  kode_group: required.min(1, { error: 'KODE_GROUP_KOSONG' }),
  kadar: figure.transform((text): string | number => text).pipe(kadarItem),
  kadar_cetak: figure
    .transform((text): string | number | null => text || null)
    .pipe(kadarUpTo(KADAR_MURNI_MAX).nullable()),
  jumlah_pcs: whole
    .transform((text) => Number(text || 1))
    .pipe(z.int().min(1, { error: 'ANGKA_DI_LUAR_BATAS' }).max(1000, { error: 'ANGKA_DI_LUAR_BATAS' })),
  /** In mg. */
  berat: figure
    .refine((text) => text === '' || /^\d{1,6}(\.\d{1,3})?$/.test(text), {
      error: 'BERAT_TIDAK_SAH',
      abort: true,
    })
    .transform((text) => (text === '' ? null : Math.round(Number(text) * 1000)))
    .refine((mg) => mg === null || (mg > 0 && mg <= MAX_MG), { error: 'BERAT_NOL' }),
  ongkos: whole.transform((text) => (text === '' ? null : Number(text))),
  kode_baki: code.default(''),
});
export type DrafRow = z.output<typeof drafRow>;

const drafShape = z.object({
  id: z.number(),
  berkas: z.string(),
  nama_berkas: z.string(),
  baris: z.number(),
  kode_barcode: z.string(),
  kode_intern: z.string(),
  nama_barang: z.string(),
  size: z.string(),
  kode_dept: z.string(),
  kode_group: z.string(),
  kadar: z.number(),
  kadar_murni: z.number(),
  kadar_cetak: z.number().nullable(),
  jumlah_pcs: z.number(),
  berat: grams.nullable(),
  ongkos: z.number().nullable(),
  kode_baki: z.string(),
});
export type Draf = z.infer<typeof drafShape>;

const write = { access: 'barang.write', menu: '/data-barang', ofShop: true } as const;

export const uploadDraf = endpoint({
  ...write,
  method: 'POST',
  path: 'tambah-draf',
  summary:
    'Makes drafts of the rows of a list: multipart with one file, `file` (CSV, XLSX or NDJSON in UTF-8, at most 50 MB). Says of each refused row why; the same file gives the same drafts',
  data: z.object({
    berkas: z.string(),
    /** Drafts that this call made, and rows that were drafts before. */
    baru: z.number(),
    sudah_ada: z.number(),
    ditolak: z.array(z.object({ baris: z.number(), kolom: z.string(), code: z.string(), sebab: z.string() })),
  }),
});

export const listDraf = endpoint({
  method: 'GET',
  path: 'tambah-draf',
  summary: 'Drafts that wait to be tagged, in the order of their lists',
  access: 'barang.write',
  ofShop: true,
  data: z.object({ sisa: z.number(), draf: z.array(drafShape) }),
});

export const buangDraf = endpoint({
  ...write,
  method: 'POST',
  path: 'tambah-draf/buang',
  summary: 'Throws away what is not tagged of a list; the same file brings it back',
  body: z.strictObject({ berkas: z.string().length(64) }),
  data: z.object({ dibuang: z.number() }),
});
