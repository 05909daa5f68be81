import { z } from 'zod';
import { KIRIM_UANG, TERIMA_UANG } from '../dokumen/kirim-uang.ts';
import { endpoint } from '../endpoint.ts';
import { anyWindow, fileQuery, isoDate, kodeToko, MAX_RP, rupiah } from '../wire.ts';

/** SENT: under way. DONE: the other shop has counted it. BATAL: it came back. */
export const STATUS_KIRIM = ['SENT', 'DONE', 'BATAL'] as const;
export type StatusKirim = (typeof STATUS_KIRIM)[number];

const words = (max: number) => z.string().trim().toUpperCase().max(max);

export const kirimUangInput = z.strictObject({
  tujuan: z.string({ error: 'WAJIB_DIISI' }).min(1, { error: 'WAJIB_DIISI' }).pipe(kodeToko),
  jumlah_rp: rupiah.refine((rp) => rp > 0 && rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' }),
  keterangan: words(200).min(1, { error: 'WAJIB_DIISI' }),
  /** The bag it travels in, its seal, and who carries it. */
  tas: words(30).default(''),
  segel: words(30).default(''),
  kurir: words(60).default(''),
});

/** What a form sends: all of it. */
export const kirimUangEntry = kirimUangInput.extend({ tas: words(30), segel: words(30), kurir: words(60) });

export const postKirimUang = endpoint({
  method: 'POST',
  path: KIRIM_UANG.path,
  summary: 'Sends cash of the drawer to another shop: it is under way until that shop has counted it',
  access: KIRIM_UANG.access.post,
  ofShop: true,
  menu: KIRIM_UANG.screen,
  body: kirimUangInput,
  // The rest of its entity [spec A §3].
  ignored: ['input_by', 'no_reff', 'tgl_system', 'nomor_referensi', 'status'],
  /** Its number is the reference that it is received by. */
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), jumlah_rp: z.number() }),
});

const kirimUangRow = z.object({
  /** The sender's document. The specification calls it by both names. */
  nomor_referensi: z.string(),
  no_reff: z.string(),
  kode_toko: z.string(),
  nama_toko: z.string(),
  tujuan: z.string(),
  nama_tujuan: z.string(),
  tanggal: z.string(),
  tgl_system: z.string(),
  at: z.string(),
  input_by: z.string(),
  jumlah_rp: z.number(),
  keterangan: z.string(),
  tas: z.string(),
  segel: z.string(),
  kurir: z.string(),
  status: z.enum(STATUS_KIRIM),
  /** Full days it is under way, as 0, 24, 48 or 72 hours; 0 once it ended. */
  usia: z.number(),
  /** How it ended: the receiver's document or the sender's reversal, when, and by whom. */
  no_akhir: z.string().nullable(),
  akhir_tanggal: z.string().nullable(),
  selesai_at: z.string().nullable(),
  selesai_oleh: z.string().nullable(),
  /** What was counted, and how much more or less than was sent that is. */
  diterima_rp: z.number().nullable(),
  selisih_rp: z.number().nullable(),
  sebab: z.string(),
});
export type KirimUangRow = z.infer<typeof kirimUangRow>;

/** Shipments that a shop sent or awaits; head office sees those of all. */
const reading = { method: 'GET', access: KIRIM_UANG.access.read, ofShop: true } as const;
const period = { tgl_from: isoDate.optional(), tgl_to: isoDate.optional() };
/** KELUAR: sent by the shop. MASUK: to it. */
const arah = z.enum(['KELUAR', 'MASUK']).optional();

export const listKirimUang = endpoint({
  ...reading,
  path: KIRIM_UANG.path,
  summary: 'Money between shops of a period and state; of one direction also all that is still under way',
  query: fileQuery.extend({ ...anyWindow, ...period, status: z.enum(STATUS_KIRIM).optional(), arah }),
  data: z.array(kirimUangRow),
});

export const kirimUangHistory = endpoint({
  ...reading,
  path: 'kirim-uang-history',
  summary: 'Money between shops that was received or came back, what ended last first',
  query: fileQuery.extend({ ...anyWindow, ...period, arah }),
  data: z.array(kirimUangRow),
});

/** As it is typed or scanned. */
const nomorReferensi = z.object({
  nomor_referensi: z.string().trim().toUpperCase().max(40),
});

export const getKirimUang = endpoint({
  ...reading,
  path: 'kirim-uang/{nomor_referensi}',
  summary: 'One shipment of money by its reference, for the shop that sent it and the one it goes to',
  params: nomorReferensi,
  data: kirimUangRow,
});

const counted = rupiah.refine((rp) => rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });

export const terimaUangInput = z.strictObject({
  /** What the receiver counted; as it was sent where he says nothing [spec A §7]. */
  jumlah_rp: counted.optional(),
  /** Why it is more or less than was sent. */
  sebab: words(200).default(''),
});

/** What is typed of it: which shipment, too. */
export const terimaEntry = terimaUangInput.extend({
  jumlah_rp: counted,
  sebab: words(200),
  nomor_referensi: z.string().trim().toUpperCase().min(1, { error: 'NOMOR_REFERENSI_WAJIB' }).max(40),
});

export const terimaUang = endpoint({
  method: 'PUT',
  path: 'kirim-uang/{nomor_referensi}/reception',
  summary: 'Receives money of another shop, as it was counted; a difference is a case with its cause',
  access: TERIMA_UANG.access.post,
  ofShop: true,
  menu: TERIMA_UANG.screen,
  params: nomorReferensi,
  body: terimaUangInput,
  data: z.object({
    no_faktur: z.string(),
    nomor_referensi: z.string(),
    tanggal: z.string(),
    jumlah_rp: z.number(),
    selisih_rp: z.number(),
  }),
});
