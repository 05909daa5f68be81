import { COUNTED_IN_BULK, type CountedInBulk } from '@kadar/domain/selisih-massa.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gram, grams } from '../wire.ts';
import { alasanOpname, hasilShape, sesiShape } from './opname.ts';
import { OPNAME_BARANG_GATE } from './opname-barang.ts';

export const OBJEK_MASSA = Object.keys(COUNTED_IN_BULK) as [CountedInBulk, ...CountedInBulk[]];
const of = { gate: OPNAME_BARANG_GATE, menu: '/stock-opname', access: 'opname.scan' } as const;
const objek = z.enum(OBJEK_MASSA);
const MAX_QTY = 1_000_000;
const MAX_MG = 100_000_000;
/** As long as a place of a group may be called. */
export const kunciMassa = z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(120);

/** A key of a count in bulk: what its book has, what was counted of it, and what becomes of it. */
const rowShape = z.object({
  kunci: z.string(),
  nama: z.string(),
  kode_dept: z.string(),
  /** Null where it is of several purities. */
  kadar: z.number().nullable(),
  /** What should be there; null for who counts blind, and where nothing is numbered. */
  qty_harus: z.number().nullable(),
  berat_harus: grams.nullable(),
  /** What was counted; null where nobody did. */
  qty: z.number().nullable(),
  berat: grams.nullable(),
  /** Null while nobody counted it, and for who counts blind. */
  hasil: hasilShape.nullable(),
  oleh: z.string(),
  dicari: z.array(z.string()),
  /** Nobody else has to look for it, or to count it. */
  pasti: z.boolean(),
});
export type BarisMassa = z.infer<typeof rowShape>;

/** A difference of an ended count that OWN has not decided about. */
const differenceShape = z.object({
  sesi_id: z.number(),
  tanggal: z.string(),
  kunci: z.string(),
  nama: z.string(),
  hasil: hasilShape,
  /** More or, negative, less than there should have been. */
  selisih_qty: z.number(),
  selisih_berat: grams,
  /** Whether something is missing. */
  kurang: z.boolean(),
  keterangan: z.string(),
});
export type SelisihMassa = z.infer<typeof differenceShape>;

const stateShape = z.object({
  objek,
  /** Null while none is counted. */
  sesi: sesiShape.nullable(),
  baris: z.array(rowShape),
  selisih: z.array(differenceShape),
});
export type DataOpnameMassa = z.infer<typeof stateShape>;

export const getOpnameMassa = endpoint({
  ...of,
  method: 'GET',
  path: 'opname-massa',
  summary: 'The count in bulk that runs in the shop, key by key, and what ended ones left open',
  query: z.object({ objek }),
  data: stateShape,
});

export const startOpnameMassa = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-massa/start',
  summary: 'Starts counting one kind of goods in bulk, or joins the count that runs',
  body: z.strictObject({ objek }),
  data: stateShape,
});

export const hitungOpnameMassa = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-massa/hitung',
  summary: 'What was counted of one key, or that it was looked for in vain; sent again it is the same count',
  body: z.strictObject({
    objek,
    /** Made by the device, once for each count. */
    id: z.string().regex(/^[0-9a-f]{32}$/, { error: 'INPUT_TIDAK_SAH' }),
    sesi_id: z.int(),
    jenis: z.enum(['SCAN', 'CARI']).default('SCAN'),
    kunci: kunciMassa,
    qty: z.int().min(0).max(MAX_QTY).nullable().default(null),
    berat: gram
      .refine((mg) => mg >= 0 && mg <= MAX_MG, { error: 'ANGKA_DI_LUAR_BATAS' })
      .nullable()
      .default(null),
  }),
  data: stateShape,
});

export const kosongkanOpnameMassa = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-massa/kosongkan',
  summary: 'Closes the running count in bulk as emptied; what was counted stays',
  access: 'opname.selesai',
  body: z.strictObject({ objek }),
  data: stateShape,
});

export const selesaiOpnameMassa = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-massa/selesai',
  summary: 'Ends the running count in bulk with a reason for each difference and archives its result',
  access: 'opname.selesai',
  body: z.strictObject({
    objek,
    /** For each difference that has none of its own. */
    keterangan: alasanOpname.default(''),
    /** Why OWN does without a second person. */
    tanpa_orang_kedua: alasanOpname.default(''),
    alasan: z
      .array(z.strictObject({ kunci: kunciMassa, keterangan: alasanOpname }))
      .max(10_000)
      .default([]),
  }),
  data: stateShape,
});

export const putusOpnameMassa = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-massa/putusan',
  summary: 'Says of a difference of an ended count in bulk that nothing is missing after all',
  access: 'opname.putus',
  body: z.strictObject({
    objek,
    sesi_id: z.int(),
    kunci: kunciMassa,
    keterangan: alasanOpname.min(1, { error: 'WAJIB_DIISI' }),
  }),
  data: stateShape,
});
