import { OPNAME_HASIL, OPNAME_LENGTH } from '@kadar/domain/opname.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gram, grams, listFile } from '../wire.ts';

const MENU = '/stock-opname-hutang';
const GATE = { module: 'OPNAME_HUTANG_MODULE' } as const;
/** Scans of one sending; a device that was cut off sends more one after the other. */
export const OPNAME_BATCH = 200;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_MG = 100_000_000;
export const PUTUSAN_OPNAME = ['KLAIM', 'DITEMUKAN'] as const;

const noHutang = z.string().trim().toUpperCase().length(OPNAME_LENGTH, { error: 'NOMOR_DOKUMEN_TIDAK_SAH' });
export const tempatOpname = z.string().trim().toUpperCase().max(40);
const tempat = tempatOpname;
export const hasilShape = z.enum(OPNAME_HASIL);
const hasil = hasilShape;
const berat = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'ANGKA_DI_LUAR_BATAS' });
export const alasanOpname = z.string().trim().toUpperCase().max(200);
const alasan = alasanOpname;

export const sesiShape = z.object({
  id: z.number(),
  kode_toko: z.string(),
  /** The place that is counted; '' is all of them. */
  tempat: z.string(),
  /** Who may not finish sees his own count alone. */
  buta: z.boolean(),
  tanggal: z.string(),
  mulai_at: z.string(),
  mulai_oleh: z.string(),
});
export type SesiOpname = z.infer<typeof sesiShape>;

/** A difference of an ended count that OWN has not decided about. */
const selisihShape = z.object({
  sesi_id: z.number(),
  tanggal: z.string(),
  no_hutang: z.string(),
  hasil,
  nama_customer: z.string(),
  berat: grams,
  jumlah_hutang: z.number(),
  keterangan: z.string(),
});
export type SelisihOpname = z.infer<typeof selisihShape>;

export const progressShape = z.object({
  /** What the caller counted himself, each thing once. */
  saya: z.number(),
  /** How many should be there now; null for who counts blind. */
  harus: z.number().nullable(),
  /** Those who count; the caller alone for who counts blind. */
  orang: z.array(z.object({ user_id: z.string(), jumlah: z.number() })),
});

const opnameShape = progressShape.extend({
  /** Null while nothing is counted. */
  sesi: sesiShape.nullable(),
  /** Where bags lie. */
  tempat: z.array(z.string()),
  selisih: z.array(selisihShape),
});
export type DataOpname = z.infer<typeof opnameShape>;

const cardShape = z.object({
  tgl_hutang: z.string().nullable(),
  nama_customer: z.string(),
  /** Rupiah that are owed now. */
  jumlah_hutang: z.number(),
  /** Net gold in the bag. */
  berat_total: grams,
});

/** What became of one scan: a code that nothing has comes with an empty card. */
const scannedShape = cardShape.extend({
  id: z.string(),
  no_faktur_hutang: z.string(),
  hasil,
  /** Where it should lie. */
  tempat: z.string(),
  /** Came in after its count had ended: kept, and part of no result. */
  terlambat: z.boolean(),
});
export type ScannedOpname = z.infer<typeof scannedShape>;

export const scanShape = z.strictObject({
  /** Made by the device, once for each scan. */
  id: z.string().regex(/^[0-9a-f]{32}$/, { error: 'INPUT_TIDAK_SAH' }),
  sesi_id: z.int(),
  /** CARI: looked for, and not there. */
  jenis: z.enum(['SCAN', 'CARI']).default('SCAN'),
  /** How long ago it was scanned, in ms, by the device's own clock: what its hands say does not matter. */
  umur_ms: z.int().min(0).max(WEEK_MS).catch(WEEK_MS),
  tempat: tempat.default(''),
  /** What the scale says. */
  berat: berat.nullable().default(null),
});
const eventShape = scanShape.extend({ no_faktur_hutang: noHutang });

const rowShape = z.object({
  no_hutang: z.string(),
  tgl_hutang: z.string().nullable(),
  nama_customer: z.string(),
  alamat_customer: z.string(),
  berat: grams,
  jumlah_hutang: z.number(),
  hasil,
  /** Where it should lie, and where it was scanned. */
  tempat: z.string(),
  tempat_scan: z.string(),
  berat_harus: grams.nullable(),
  berat_timbang: grams.nullable(),
  /** Who found it; of a missing one '' . */
  oleh: z.string(),
  at: z.string().nullable(),
  /** Who looked for it in vain. */
  dicari: z.array(z.string()),
  /** Of a missing one: a second person looked for it. */
  pasti: z.boolean(),
});
export type BarisOpname = z.infer<typeof rowShape>;

const resultShape = z.object({
  sesi: sesiShape.nullable(),
  hutang_hilang: z.array(rowShape),
  hutang_ketemu: z.array(rowShape),
  /** Gone, or unknown. */
  lain: z.array(rowShape),
});
export type HasilOpname = z.infer<typeof resultShape>;

const of = { gate: GATE, menu: MENU, access: 'opname.scan' } as const;

export const getOpname = endpoint({
  ...of,
  method: 'GET',
  path: 'opname-hutang',
  summary: 'The count that runs in the shop: who counted how many',
  data: opnameShape,
});

export const startOpname = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-hutang/start',
  summary: 'Starts counting pledge bags, or joins the count that runs',
  body: z.strictObject({ tempat: tempat.default(''), buta: z.boolean().default(true) }),
  data: opnameShape,
});

export const scanOpname = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-hutang',
  summary: 'One scan of the running count',
  body: z.strictObject({
    no_faktur_hutang: noHutang,
    tempat: tempat.default(''),
    berat: berat.nullable().default(null),
  }),
  data: scannedShape,
});

export const sendOpname = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-hutang/scan',
  summary: 'Scans that a device kept, each acknowledged by its id; sent again they are the same scans',
  body: z.strictObject({
    perangkat: z.string().trim().max(64),
    scan: z.array(eventShape).min(1).max(OPNAME_BATCH),
  }),
  data: z.array(scannedShape),
});

export const hasilOpname = endpoint({
  ...of,
  method: 'GET',
  path: 'opname-hutang/get/hasil',
  summary: 'What the running count found and did not find; a blind counter sees what he found himself',
  query: z.object({ format: listFile.default('json'), progress_id: z.string().max(64).optional() }),
  data: resultShape,
});

export const kosongkanOpname = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-hutang/kosongkan',
  summary: 'Closes the running count as emptied; its scans stay',
  access: 'opname.selesai',
  body: z.strictObject({}),
  data: opnameShape,
});

export const selesaiOpname = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-hutang/selesai',
  summary: 'Ends the running count with a reason for each difference and archives its result',
  access: 'opname.selesai',
  body: z.strictObject({
    /** For each difference that has none of its own. */
    keterangan: alasan.default(''),
    /** Why OWN does without a second person's search for what is missing. */
    tanpa_orang_kedua: alasan.default(''),
    alasan: z
      .array(z.strictObject({ no_hutang: z.string().max(40), keterangan: alasan }))
      .max(10_000)
      .default([]),
  }),
  data: opnameShape,
});

export const putusOpname = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-hutang/putusan',
  summary: 'Decides about a difference of an ended count: a claim, or found after all',
  access: 'opname.putus',
  body: z.strictObject({
    sesi_id: z.int(),
    no_hutang: z.string().max(40),
    putusan: z.enum(PUTUSAN_OPNAME, { error: 'PILIHAN_TIDAK_SAH' }),
    keterangan: alasan.min(1, { error: 'WAJIB_DIISI' }),
  }),
  data: opnameShape,
});
