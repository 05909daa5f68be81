import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { gram, grams } from '../wire.ts';

const MENU = '/timbang-baki';
/** Far above what any shop's scale bears. */
const MAX_MG = 100_000_000;

const SUMBER_TIMBANG = ['SERIAL', 'MANUAL'] as const;
const STATUS_TIMBANG = ['BELUM', 'COCOK', 'SELISIH'] as const;

/** Pieces that together weigh what a tray has too little (KURANG: they lie in it) or too much (LEBIH: they do not). */
const dugaanShape = z.object({
  jenis: z.enum(['KURANG', 'LEBIH']),
  barang: z.array(
    z.object({
      kode_barcode: z.string(),
      nama_barang: z.string(),
      /** The piece with its tag. */
      berat: grams,
      kode_baki: z.string(),
      status: z.string(),
      /** The document that it came or left by since the tray last agreed; nothing for what did not move. Of a group, the barcode is its key. */
      gerak: z.string().optional(),
    }),
  ),
  berat: grams,
  /** What they leave unexplained. */
  sisa: grams,
});
export type Dugaan = z.infer<typeof dugaanShape>;

/**
 * A tray of the session: as it was weighed last, or as it should weigh now while its status is BELUM. What should be in
 * it, and by how much it is off, is null for who weighs without being told ('hari.expected').
 */
const bakiTimbang = z.object({
  kode_baki: z.string(),
  nama_baki: z.string(),
  /** READY pieces. */
  jumlah: z.number().nullable(),
  berat_asli: grams.nullable(),
  berat_bandrol: grams.nullable(),
  /** The empty tray. */
  berat_baki: grams,
  /** berat_asli + berat_bandrol + berat_baki (domain §2 timbang baki). */
  berat_seharusnya: grams.nullable(),
  berat_timbang: grams.nullable(),
  /** Weighed less expected. */
  selisih: grams.nullable(),
  status: z.enum(STATUS_TIMBANG),
  sumber: z.enum(SUMBER_TIMBANG).nullable(),
  ditimbang_oleh: z.string().nullable(),
  ditimbang_at: z.string().nullable(),
  /** Its pieces changed after it was weighed. */
  berubah: z.boolean(),
  dugaan: z.array(dugaanShape),
});
export type BakiTimbang = z.infer<typeof bakiTimbang>;

const sesiTimbang = z.object({
  id: z.number(),
  kode_toko: z.string(),
  kode_gudang: z.string(),
  nama_gudang: z.string(),
  tanggal: z.string(),
  mulai_at: z.string(),
  mulai_oleh: z.string(),
});

const timbangData = z.object({
  /** Null while nothing is being weighed. */
  sesi: sesiTimbang.nullable(),
  data_timbang: z.array(bakiTimbang),
  /** TOLERANSI_BAKI_GRAM. */
  toleransi: grams,
});
export type DataTimbang = z.infer<typeof timbangData>;

const code = (max: number) => z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(max);

export const getTimbang = endpoint({
  method: 'GET',
  path: 'timbang-baki',
  summary: "The weighing that runs in the shop on this business day, with its location's trays",
  access: 'timbang.weigh',
  menu: MENU,
  data: timbangData,
});

export const startTimbang = endpoint({
  method: 'POST',
  path: 'timbang-baki/start',
  summary: 'Starts weighing the trays of a location; one that runs already is joined',
  access: 'timbang.weigh',
  menu: MENU,
  /** `kode_toko` is the shop, or the tray of the location to begin with, which the specification's client chooses before. */
  body: z.strictObject({ kode_gudang: code(20), kode_toko: code(20) }),
  data: timbangData,
});

export const resetTimbang = endpoint({
  method: 'POST',
  path: 'timbang-baki/reset',
  summary: 'Ends the running weighing; what was weighed stays in the report',
  access: 'timbang.weigh',
  menu: MENU,
  body: z.strictObject({}),
  data: timbangData,
});

export const timbangBaki = endpoint({
  method: 'POST',
  path: 'timbang-baki/timbang',
  summary:
    'Books the weight of a tray against what it should weigh at this moment; typed-in weight is flagged',
  access: 'timbang.weigh',
  menu: MENU,
  body: z.strictObject({
    kode_baki: code(20),
    berat: gram.refine((mg) => mg >= 0 && mg <= MAX_MG, { error: 'ANGKA_DI_LUAR_BATAS' }),
    sumber: z.enum(SUMBER_TIMBANG, { error: 'PILIHAN_TIDAK_SAH' }),
  }),
  data: bakiTimbang,
});

const gerak = z.object({
  at: z.string(),
  no_faktur: z.string(),
  kode_barcode: z.string(),
  nama_barang: z.string(),
  /** Into the tray, or (negative) out of it. */
  qty: z.number(),
  /** On the scale: a piece with its tag, of a group what moved of it; signed as `qty`. */
  berat: grams,
  user_id: z.string(),
  /** It moved after the tray was weighed last. */
  sesudah: z.boolean(),
});
export type GerakBaki = z.infer<typeof gerak>;

export const gerakBaki = endpoint({
  method: 'GET',
  path: 'timbang-baki/gerak/{kode_baki}',
  summary: 'What came into a tray and left it since it last agreed, a month at most, newest first',
  access: 'hari.expected',
  menu: MENU,
  params: z.object({ kode_baki: code(20) }),
  data: z.object({
    /** When it last agreed; null for not within a month, then of this business day. */
    sejak: z.string().nullable(),
    baris: z.array(gerak),
  }),
});
