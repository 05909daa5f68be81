import { z } from 'zod';
import { AMBIL_CONTOH, CONTOH_KELUAR } from '../dokumen/contoh.ts';
import { PESANAN } from '../dokumen/pesanan.ts';
import { endpoint } from '../endpoint.ts';
import { barcode, gram, grams, isoDate } from '../wire.ts';
import { line, MAX_MG } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { noPesanan } from './pesanan.ts';

/** The screen that takes samples back. */
export const CONTOH_SCREEN = '/ambil-barang-contoh';
const weight = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' });
const said = line(200).toUpperCase().default('');
const posted = z.object({ no_faktur: z.string(), tanggal: z.string() });

export const contohKeluarInput = z.strictObject({
  no_pesanan: noPesanan,
  kode_barcode: barcode,
  /** The day it is to be back, from the business day on. */
  tgl_kembali: isoDate,
  keterangan: said,
});

export const postContohKeluar = endpoint({
  method: 'POST',
  path: CONTOH_KELUAR.path,
  summary:
    'Takes a piece out of its tray as the sample of a line of an order; nobody else has it until it is back',
  access: CONTOH_KELUAR.access.post,
  ofShop: true,
  menu: CONTOH_KELUAR.screen,
  body: contohKeluarInput,
  data: posted,
});

export const ambilContohInput = z.strictObject({
  kode_barcode: barcode,
  /** The tray it goes into. */
  kode_baki: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(20),
  /** Of one that weighs other than it left: why. */
  deskripsi: said,
  berat: weight,
});

export const postAmbilContoh = endpoint({
  method: 'POST',
  path: AMBIL_CONTOH.path,
  summary:
    'Takes a sample back into a tray, weighed: what differs by more than the tolerance is described and approved',
  access: AMBIL_CONTOH.access.post,
  ofShop: true,
  menu: CONTOH_SCREEN,
  body: ambilContohInput,
  data: posted.extend({ no_pesanan: z.string(), selisih: grams }),
});

export const kembaliContoh = endpoint({
  method: 'POST',
  path: 'pesanan/kembali-contoh',
  summary: 'Gives a customer back what he brought along for a line, weighed before him',
  access: 'pesanan.post',
  ofShop: true,
  menu: PESANAN.screen,
  body: z.strictObject({ no_pesanan: noPesanan, berat: weight, keterangan: said }),
  data: z.object({ no_pesanan: z.string(), at: z.string(), selisih: grams }),
});

export const fotoContoh = endpoint({
  method: 'POST',
  path: 'pesanan/foto-contoh',
  summary: 'Takes a photo ahead of what a customer brings along: multipart with `image`',
  access: PESANAN.access.post,
  ofShop: true,
  menu: '/transaksi-pesanan',
  data: z.object({ foto: z.uuid() }),
});

export const fotoContohOf = endpoint({
  method: 'GET',
  path: 'pesanan/{no_faktur}/foto-contoh/{urut}',
  summary: 'The photo of what a customer brought along for a line, by the line’s number',
  access: PESANAN.access.read,
  menu: PESANAN.screen,
  params: z.object({ no_faktur: noFaktur, urut: z.coerce.number().int().min(1).max(1000) }),
  query: z.object({ ukuran: z.enum(['kecil', 'besar']).default('besar') }),
  data: z.unknown(),
});

/** JANJI: to be back today; LEWAT: should be back by now. */
export const KEADAAN_CONTOH = ['KELUAR', 'JANJI', 'LEWAT'] as const;

export const contohRow = z.object({
  kode_toko: z.string(),
  no_contoh: z.string(),
  no_pesanan: z.string(),
  nama_customer: z.string(),
  tanggal: z.string(),
  kode_barcode: z.string(),
  deskripsi: z.string(),
  berat: grams,
  batas: z.string(),
  keadaan: z.enum(KEADAAN_CONTOH),
  /** What its line was estimated at. */
  perkiraan: z.number(),
});
export type ContohRow = z.infer<typeof contohRow>;

export const listContoh = endpoint({
  method: 'GET',
  path: 'contoh-keluar',
  summary: 'Pieces that are out as samples, those that should be back first',
  access: PESANAN.access.read,
  ofShop: true,
  menu: CONTOH_SCREEN,
  query: z.object({ keadaan: z.enum(KEADAAN_CONTOH).optional() }),
  data: z.array(contohRow),
});
