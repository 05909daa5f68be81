import { CETAK_SEBAB } from '@kadar/domain/cetak.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tagLayout } from '../label-tag.ts';
import { barcode } from '../wire.ts';
import { noFaktur } from './dokumen.ts';

const MENU = '/antrian-cetak';
const kodePrinter = z.string().min(1, { error: 'WAJIB_DIISI' }).max(12);
const STATUS = ['ANTRI', 'KIRIM', 'TERCETAK', 'GAGAL'] as const;
export const CETAK_JENIS = ['NOTA', 'SLIP', 'TAG', 'SERTIFIKAT', 'UJI', 'LACI'] as const;
const sebabShape = z.enum(CETAK_SEBAB).or(z.literal(''));

const jobShape = z.object({
  id: z.string(),
  kode_toko: z.string(),
  jenis: z.enum(CETAK_JENIS),
  nomor: z.string(),
  judul: z.string(),
  kode_printer: z.string(),
  nama_printer: z.string(),
  /** How its printer is reached; a browser carries what it holds the cable of. */
  driver: z.string(),
  /** 0 for the first print, n for the n-th copy. */
  salinan: z.number(),
  jumlah: z.number(),
  status: z.enum(STATUS),
  sebab: sebabShape,
  /** The system's own words, for who repairs it. */
  rincian: z.string(),
  coba: z.number(),
  input_by: z.string(),
  at: z.string(),
  selesai_at: z.string().nullable(),
});
export type CetakJob = z.infer<typeof jobShape>;

const where = { kode_printer: kodePrinter.optional(), jumlah: z.int().min(1).max(100).default(1) };
/** What is to be printed; the shop's first printer of its kind takes it unless one is named. */
const cetakInput = z.discriminatedUnion('apa', [
  z.strictObject({ apa: z.literal('DOKUMEN'), nomor: noFaktur, ...where }),
  z.strictObject({ apa: z.literal('SERTIFIKAT'), nomor: noFaktur, kode_barcode: barcode, ...where }),
  z.strictObject({ apa: z.literal('TAG'), kode_barcodes: z.array(barcode).min(1).max(200), ...where }),
  /** One receipt of several pledges, by the number of the visit. */
  z.strictObject({ apa: z.literal('BERSAMA'), nomor: noFaktur, ...where }),
  z.strictObject({ apa: z.literal('KANTONG'), nomor: noFaktur, ...where }),
  z.strictObject({ apa: z.literal('CONTOH'), layout: tagLayout, ...where }),
  z.strictObject({ apa: z.literal('UJI'), ...where, kode_printer: kodePrinter }),
  z.strictObject({ apa: z.literal('LACI'), ...where }),
]);
export type CetakInput = z.output<typeof cetakInput>;
/** As it is sent. */
export type CetakBody = z.input<typeof cetakInput>;

export const postCetak = endpoint({
  method: 'POST',
  path: 'cetak',
  summary:
    'Queues a paper, tags, a test page or a kick of the drawer; a paper that was printed before is a copy',
  access: 'cetak.use',
  ofShop: true,
  body: cetakInput,
  data: jobShape,
});

export const listCetak = endpoint({
  method: 'GET',
  path: 'cetak',
  summary: 'Print jobs of the shop, newest first, at most 200',
  access: 'cetak.use',
  ofShop: true,
  menu: MENU,
  query: z.object({
    status: z.enum(STATUS).optional(),
    kode_printer: kodePrinter.optional(),
    nomor: z.string().max(30).optional(),
  }),
  data: z.array(jobShape),
});

export const getCetak = endpoint({
  method: 'GET',
  path: 'cetak/job/{id}',
  summary: 'What became of one print job',
  access: 'cetak.use',
  ofShop: true,
  params: z.object({ id: z.uuid() }),
  data: jobShape,
});

const ofJob = { access: 'cetak.use', ofShop: true, params: z.object({ id: z.uuid() }) } as const;

export const lagiCetak = endpoint({
  ...ofJob,
  method: 'POST',
  path: 'cetak/job/{id}/lagi',
  summary: 'Prints the same once more: a job of its own, marked and audited as a copy',
  body: z.strictObject({ kode_printer: kodePrinter.optional() }),
  data: jobShape,
});

export const pindahCetak = endpoint({
  ...ofJob,
  method: 'POST',
  path: 'cetak/job/{id}/pindah',
  summary: 'Moves a waiting job to another printer',
  body: z.strictObject({ kode_printer: kodePrinter }),
  data: jobShape,
});

export const batalCetak = endpoint({
  ...ofJob,
  method: 'POST',
  path: 'cetak/job/{id}/batal',
  summary: 'Takes a waiting job out of the queue',
  body: z.strictObject({}),
  data: jobShape,
});

export const PRINTER_STATES = ['SIAP', 'MENUNGGU', 'BERMASALAH', 'TANPA_AGEN'] as const;
const printerState = z.object({
  kode_printer: z.string(),
  nama_printer: z.string(),
  jenis: z.string(),
  profil: z.string(),
  driver: z.string(),
  kode_agen: z.string(),
  utama: z.boolean(),
  laci: z.boolean(),
  /** As its last job left it: ready, busy, in trouble, or without the agent that would serve it. */
  keadaan: z.enum(PRINTER_STATES),
  sebab: sebabShape,
  antri: z.number(),
});
export type PrinterState = z.infer<typeof printerState>;

export const listPerangkat = endpoint({
  method: 'GET',
  path: 'cetak/perangkat',
  summary: 'The printers of the shop, how they are, and the agents that serve them',
  access: 'cetak.use',
  ofShop: true,
  data: z.object({
    printer: z.array(printerState),
    agen: z.array(
      z.object({
        kode_agen: z.string(),
        nama_agen: z.string(),
        dipasangkan: z.boolean(),
        tersambung: z.boolean(),
        terlihat_at: z.string().nullable(),
      }),
    ),
  }),
});

export const carriedJob = z.object({
  id: z.string(),
  kunci: z.string(),
  judul: z.string(),
  driver: z.string(),
  alamat: z.string(),
  profil: z.string(),
  /** What goes to the printer, in base64. */
  bytes: z.string(),
});
export type CarriedJob = z.infer<typeof carriedJob>;

/** What a carrier says of a job it took. */
export const carriedWord = z.strictObject({
  kunci: z.uuid(),
  sebab: z.enum(CETAK_SEBAB).optional(),
  terkirim: z.boolean(),
  rincian: z.string().max(200).default(''),
});

export const ambilCetak = endpoint({
  method: 'POST',
  path: 'cetak/ambil',
  summary: 'A browser that holds the cable of a printer takes its next job; null when there is none',
  access: 'cetak.use',
  ofShop: true,
  body: z.strictObject({ kode_printer: kodePrinter }),
  data: carriedJob.nullable(),
});

export const hasilCetak = endpoint({
  ...ofJob,
  method: 'POST',
  path: 'cetak/job/{id}/hasil',
  summary: 'What became of a job that a browser took',
  body: carriedWord,
  data: z.object({ status: z.enum(STATUS) }),
});

const ofAgent = {
  access: 'parameter.write',
  ofShop: true,
  menu: MENU,
  params: z.object({ kode_agen: z.string().max(12) }),
  body: z.strictObject({}),
} as const;

export const kodeAgen = endpoint({
  ...ofAgent,
  method: 'POST',
  path: 'cetak/agen/{kode_agen}/kode',
  summary: 'A code by which a print agent is paired once, within ten minutes',
  data: z.object({ kode: z.string(), sampai: z.string() }),
});

export const putusAgen = endpoint({
  ...ofAgent,
  method: 'POST',
  path: 'cetak/agen/{kode_agen}/putus',
  summary: 'Ends the pairing of a print agent: its token is worth nothing any more',
  data: z.object({ kode_agen: z.string() }),
});

export const pasangAgen = endpoint({
  method: 'POST',
  path: 'agen-cetak/pasang',
  summary: 'A print agent gives its code and gets the token that it signs in with from then on',
  access: 'public',
  body: z.strictObject({ kode: z.string().trim().toUpperCase().max(20) }),
  data: z.object({ token: z.string(), kode_toko: z.string(), kode_agen: z.string() }),
});
