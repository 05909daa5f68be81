import { SAMPEL_BIASA } from '@kadar/domain/opname.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { grams, listFile } from '../wire.ts';
import {
  alasanOpname,
  hasilShape,
  OPNAME_BATCH,
  progressShape,
  scanShape,
  sesiShape,
  tempatOpname,
} from './opname.ts';

const MENU = '/stock-opname';
export const OPNAME_BARANG_GATE = { module: 'OPNAME_BARANG_MODULE' } as const;
const of = { gate: OPNAME_BARANG_GATE, menu: MENU, access: 'opname.scan' } as const;
/** As many as a sample may draw. */
const MAX_SAMPEL = 5_000;
/** Every tray where nothing is said. */
const tempat = tempatOpname.default('');
/** Whatever a label says: what nothing has is told, and no sending is held up by it. */
const code = z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(40);

/** A tray, and how far its count has come. */
const trayShape = z.object({
  kode_baki: z.string(),
  nama_baki: z.string(),
  kode_gudang: z.string(),
  /** The count that runs there, of it alone or of all. */
  sesi_id: z.number().nullable(),
  /** How many should lie there; null for who counts blind. */
  harus: z.number().nullable(),
  /** How many of them the count found; for who counts blind, he himself. */
  ketemu: z.number(),
  /** When it was last counted to the end. */
  terakhir: z.string().nullable(),
});
export type BakiOpname = z.infer<typeof trayShape>;

/** What a count that ended left open. */
const differenceShape = z.object({
  sesi_id: z.number(),
  tanggal: z.string(),
  kode_barcode: z.string(),
  hasil: hasilShape,
  nama_barang: z.string(),
  berat: grams,
  keterangan: z.string(),
  /** Where it should lie, and where it was found. */
  kode_baki: z.string(),
  baki_scan: z.string(),
});
export type SelisihBarang = z.infer<typeof differenceShape>;

const stateShape = z.object({
  /** The counts that run, by their trays. */
  sesi: z.array(sesiShape.extend(progressShape.shape)),
  baki: z.array(trayShape),
  selisih: z.array(differenceShape),
});
export type DataOpnameBarang = z.infer<typeof stateShape>;

const sampleShape = z.object({
  /** What was drawn for the sample that runs, what is still to be looked for first, by tray; nothing while none runs. */
  daftar: z.array(
    z.object({
      kode_barcode: z.string(),
      nama_barang: z.string(),
      kode_baki: z.string(),
      berat: grams,
      /** Found; for who counts blind, by himself. */
      ketemu: z.boolean(),
    }),
  ),
  /** What the samples of before said, the newest first; nothing for who counts blind. */
  hasil: z.array(
    z.object({
      sesi_id: z.number(),
      tanggal: z.string(),
      /** How many lay in the shop; of those drawn, how many counted and how many of these were missing. */
      populasi: z.number(),
      dihitung: z.number(),
      hilang: z.number(),
      /** So many per cent of all may be missing at most (95 %), rounded up to a tenth. */
      paling_banyak: z.number(),
    }),
  ),
});
export type DataSampelOpname = z.infer<typeof sampleShape>;

const seenShape = z.object({
  umur_hari: z.number(),
  /** Pieces that lie in the shop, and those that nobody saw for so many days. */
  semua: z.number(),
  belum: z.number(),
  /** Per cent that were seen, to one decimal, rounded down. */
  persen: z.number(),
  /** Where those that were not seen lie, the most first. */
  baki: z.array(z.object({ kode_baki: z.string(), jumlah: z.number() })),
});
export type Terlihat = z.infer<typeof seenShape>;

const scannedShape = z.object({
  id: z.string(),
  kode_barcode: z.string(),
  hasil: hasilShape,
  /** Came in after its count had ended: kept, and part of no result. */
  terlambat: z.boolean(),
  nama_barang: z.string(),
  kadar: z.number(),
  berat: grams,
  /** Where it should lie. */
  kode_baki: z.string(),
});
export type ScannedBarang = z.infer<typeof scannedShape>;

const rowShape = z.object({
  kode_barcode: z.string(),
  kode_intern: z.string(),
  kode_group: z.string(),
  kode_dept: z.string(),
  nama_barang: z.string(),
  nama_atribut: z.string(),
  berat: grams,
  hasil: hasilShape,
  kode_baki: z.string(),
  baki_scan: z.string(),
  berat_harus: grams.nullable(),
  berat_timbang: grams.nullable(),
  /** Who found it; of a missing one ''. */
  oleh: z.string(),
  at: z.string().nullable(),
  /** Who looked for it in vain. */
  dicari: z.array(z.string()),
  /** Nobody else has to look for it, or to weigh it. */
  pasti: z.boolean(),
});
export type BarisOpnameBarang = z.infer<typeof rowShape>;

const resultShape = z.object({
  sesi: sesiShape.nullable(),
  hilang: z.array(rowShape),
  ketemu: z.array(rowShape),
  /** Gone, or unknown. */
  lain: z.array(rowShape),
});
export type HasilOpnameBarang = z.infer<typeof resultShape>;

export const getOpnameBarang = endpoint({
  ...of,
  method: 'GET',
  path: 'opname-barang',
  summary: 'The counts of goods that run in the shop, tray by tray',
  data: stateShape,
});

export const getSampelOpname = endpoint({
  ...of,
  method: 'GET',
  path: 'opname-barang/sampel',
  summary: 'The pieces that were drawn for the random sample that runs, and what those of before said',
  data: sampleShape,
});

export const getTerlihat = endpoint({
  ...of,
  method: 'GET',
  path: 'opname-barang/terlihat',
  summary:
    'What part of the pieces was seen lately, and in which trays the others lie; null for who counts blind',
  data: seenShape.nullable(),
});

export const startOpnameBarang = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-barang/start',
  summary:
    "Starts counting a tray, or all of them, or with the place '*' a random sample, or joins the count that runs there",
  body: z.strictObject({
    tempat,
    /** How many are drawn for a sample. */
    jumlah: z
      .int()
      .min(1, { error: 'ANGKA_DI_LUAR_BATAS' })
      .max(MAX_SAMPEL, { error: 'ANGKA_DI_LUAR_BATAS' })
      .default(SAMPEL_BIASA),
  }),
  data: stateShape,
});

export const sendOpnameBarang = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-barang/scan',
  summary: 'Scans that a device kept, each acknowledged by its id; sent again they are the same scans',
  body: z.strictObject({
    perangkat: z.string().trim().max(64),
    scan: z
      .array(scanShape.extend({ kode_barcode: code }))
      .min(1)
      .max(OPNAME_BATCH),
  }),
  data: z.array(scannedShape),
});

export const hasilOpnameBarang = endpoint({
  ...of,
  method: 'GET',
  path: 'opname-barang/get/hasil',
  summary: 'What a running count found and did not find; a blind counter sees what he found himself',
  query: z.object({ tempat, format: listFile.default('json'), progress_id: z.string().max(64).optional() }),
  data: resultShape,
});

export const kosongkanOpnameBarang = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-barang/kosongkan',
  summary: 'Closes the running count of a tray as emptied; its scans stay',
  access: 'opname.selesai',
  body: z.strictObject({ tempat }),
  data: stateShape,
});

export const selesaiOpnameBarang = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-barang/selesai',
  summary: 'Ends the running count of a tray with a reason for each difference and archives its result',
  access: 'opname.selesai',
  body: z.strictObject({
    tempat,
    /** For each difference that has none of its own. */
    keterangan: alasanOpname.default(''),
    /** Why OWN does without a second person. */
    tanpa_orang_kedua: alasanOpname.default(''),
    alasan: z
      .array(z.strictObject({ kode_barcode: z.string().max(40), keterangan: alasanOpname }))
      .max(10_000)
      .default([]),
  }),
  data: stateShape,
});

export const putusOpnameBarang = endpoint({
  ...of,
  method: 'POST',
  path: 'opname-barang/putusan',
  summary: 'Says of a difference of an ended count that nothing is missing after all',
  access: 'opname.putus',
  body: z.strictObject({
    sesi_id: z.int(),
    kode_barcode: z.string().max(40),
    keterangan: alasanOpname.min(1, { error: 'WAJIB_DIISI' }),
  }),
  data: stateShape,
});
