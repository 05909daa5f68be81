import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { z } from 'zod';
import { KEMBALI_SERVICE, SERVICE, SERVICE_AMBIL, SERVICE_BAYAR } from '../dokumen/service.ts';
import { endpoint } from '../endpoint.ts';
import { fileQuery, grams, isoDate, kadarUpTo } from '../wire.ts';
import { line } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { penjualanInput } from './penjualan.ts';
import { withQuestions } from './persetujuan-shape.ts';
import {
  amount,
  foto,
  keterangan,
  MAX_BARIS,
  MAX_QTY,
  noService,
  noTicket,
  posted,
  weight,
} from './service-shape.ts';
import { payments } from './titip.ts';

const { path, access, screen } = SERVICE;
/** The screen that takes pieces in. */
export const SERVICE_ENTRY = '/transaksi-service';
const error = 'ANGKA_DI_LUAR_BATAS';
const { kode_sales, kode_customer, alamat_customer, no_hp } = penjualanInput.shape;

export const serviceInput = z.strictObject({
  kode_sales,
  kode_customer,
  nama_customer: line(60).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
  alamat_customer,
  no_hp,
  nota_manual: line(40).toUpperCase().default(''),
  /** The day it is promised for, from the business day on. */
  tgl_janji: isoDate,
  keterangan,
  lines: z
    .array(
      z.strictObject({
        nama_barang: line(60).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
        jumlah: z.int().min(1, { error }).max(MAX_QTY, { error }).default(1),
        berat_awal: weight,
        kadar: kadarUpTo(KADAR_MURNI_MAX),
        kode_service: line(20).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
        /** Rupiah by piece or gram, as its description says. */
        ongkos: amount,
        deskripsi: line(200).toUpperCase().default(''),
        /** Stones, as they were counted before the customer. */
        atribut: z.int().min(0, { error }).max(10_000, { error }).default(0),
        foto,
      }),
    )
    .min(1, { error: 'WAJIB_DIISI' })
    .max(MAX_BARIS, { error }),
  payments: payments.default([]),
});
export type ServiceInput = z.input<typeof serviceInput>;

export const fotoService = endpoint({
  method: 'POST',
  path: `${path}/foto`,
  summary: 'Takes a photo ahead of a piece that comes in or is done: multipart with `image`',
  access: access.post,
  ofShop: true,
  menu: screen,
  data: z.object({ foto: z.uuid() }),
});

export const postService = endpoint({
  method: 'POST',
  path,
  summary:
    'Takes pieces of a customer in for cleaning or repair, with a photo of each and what he pays before',
  access: access.post,
  ofShop: true,
  menu: SERVICE_ENTRY,
  body: serviceInput,
  data: posted.extend({ total: z.number(), dibayar: z.number(), sisa: z.number(), kembali: z.number() }),
});

export const bayarServiceInput = z.strictObject({
  no_service: noTicket,
  jumlah_rp: amount.refine((rp) => rp > 0, { error }),
  payments,
});

export const postBayarService = endpoint({
  method: 'POST',
  path: `${path}/bayar`,
  summary: 'Takes more money on a ticket, never more than it still costs',
  access: SERVICE_BAYAR.access.post,
  ofShop: true,
  menu: screen,
  body: bayarServiceInput,
  data: posted.extend({ jumlah_rp: z.number(), sisa: z.number(), kembali: z.number() }),
});

export const ambilServiceInput = z.strictObject({
  no_service: noTicket,
  /** Pieces of it that are taken. */
  lines: z.array(noService).min(1, { error: 'WAJIB_DIISI' }).max(MAX_BARIS, { error }),
  /** What the till showed that is due, or goes back below nothing; DATA_BERUBAH when it is another sum by now. */
  sisa: z.int(),
  payments,
});

export const postAmbilService = endpoint({
  method: 'POST',
  path: `${path}/ambil`,
  summary: 'Gives done pieces back to their customer, and takes the rest of what they cost',
  access: SERVICE_AMBIL.access.post,
  ofShop: true,
  menu: screen,
  body: ambilServiceInput,
  data: posted.extend({ total: z.number(), titipan: z.number(), kembali: z.number() }),
});

export const batalServiceInput = z.strictObject({
  no_service: noTicket,
  payments: z
    .array(
      z.strictObject({
        jenis: z.enum(['CASH', 'TRANSFER'], { error: 'PILIHAN_TIDAK_SAH' }),
        jumlah_rp: amount.refine((rp) => rp > 0, { error }),
        no_rekening: z.string().max(40).default(''),
      }),
    )
    .max(10, { error })
    .default([]),
  alasan: line(200).toUpperCase().min(1, { error: 'WAJIB_DIISI' }),
});

export const postBatalService = endpoint({
  method: 'POST',
  path: `${path}/batal`,
  summary:
    'Cancels what of a ticket was not picked up: pieces go back as they are, and all money that is left, the way it came',
  access: KEMBALI_SERVICE.access.post,
  ofShop: true,
  menu: screen,
  body: batalServiceInput,
  data: posted.extend({ jumlah_rp: z.number() }),
});

/** What happens to a ticket without a document. */
export const KEJADIAN_SERVICE = ['PROSES', 'MINTA_SETUJU', 'SETUJU', 'TOLAK'] as const;

export const postKejadianService = endpoint({
  method: 'POST',
  path: `${path}/{no_faktur}/kejadian`,
  summary:
    'Says that work on a ticket began, that its customer is asked for a higher price, that he agreed or did not',
  access: access.post,
  ofShop: true,
  menu: screen,
  params: z.object({ no_faktur: noTicket }),
  body: z
    .strictObject({
      jenis: z.enum(KEJADIAN_SERVICE, { error: 'PILIHAN_TIDAK_SAH' }),
      /** The price he is asked for. */
      rp: amount.default(0),
      keterangan,
    })
    .refine(({ jenis, rp }) => jenis === 'PROSES' || rp > 0, { error: 'WAJIB_DIISI', path: ['rp'] }),
  data: z.object({ no_faktur: z.string(), jenis: z.string() }),
});

export const STATUS_SERVICE = ['TERIMA', 'PROSES', 'MENUNGGU_SETUJU', 'SELESAI', 'DIAMBIL', 'BATAL'] as const;
/** Beside them what is behind: promised and not done, done and not taken for the first of SERVICE_TAGIH_HARI. */
export const KEADAAN_SERVICE = [...STATUS_SERVICE, 'JANJI', 'LEWAT', 'TAGIH'] as const;

const serviceRow = z.object({
  kode_toko: z.string(),
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  /** BATAL where nothing of it was done. */
  status: z.enum(['POSTED', 'BATAL']),
  kode_sales: z.string(),
  nota_manual: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  tgl_janji: z.string(),
  /** Of the piece that is least far. */
  keadaan: z.enum(STATUS_SERVICE),
  lewat: z.boolean(),
  /** Days since its last piece was done, where one waits to be taken. */
  umur: z.number().nullable(),
  qty: z.number(),
  berat: grams,
  total: z.number(),
  /** Of what was left, not used yet. */
  saldo: z.number(),
});
export type ServiceRow = z.infer<typeof serviceRow>;

export const listService = endpoint({
  method: 'GET',
  path,
  summary: 'Tickets of a period or of every day, those that are late first, then those whose day comes first',
  access: access.read,
  ofShop: true,
  menu: screen,
  query: fileQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    keadaan: z.enum(KEADAAN_SERVICE, { error: 'PILIHAN_TIDAK_SAH' }).optional(),
    kode_customer: z.string().max(30).optional(),
  }),
  // Whose pieces are ready or late is called.
  calls: ({ keadaan }) => keadaan === 'SELESAI' || keadaan === 'LEWAT' || keadaan === 'TAGIH',
  data: z.array(serviceRow),
});

export const ringkasService = endpoint({
  method: 'GET',
  path: `${path}/ringkas`,
  summary:
    'How many tickets are promised for today, late, ready, and ready for longer than the first of SERVICE_TAGIH_HARI',
  access: access.read,
  ofShop: true,
  menu: screen,
  data: z.object({
    janji: z.number(),
    lewat: z.number(),
    siap: z.number(),
    tagih: z.number(),
    hari: z.number(),
  }),
});

const pieceShape = z.object({
  urut: z.number(),
  no_service: z.string(),
  nama_barang: z.string(),
  jumlah: z.number(),
  kadar: z.number(),
  berat_awal: grams,
  /** As it was last weighed. */
  berat: grams,
  kode_service: z.string(),
  dasar: z.enum(['PER_PCS', 'PER_GRAM']),
  ongkos: z.number(),
  deskripsi: z.string(),
  atribut: z.number(),
  status: z.enum(STATUS_SERVICE),
  jasa_rp: z.number(),
  tambah: grams,
  tambah_rp: z.number(),
  /** What it may lose. */
  batas_susut: grams,
  /** Photos as it came, and as it was done. */
  foto: z.array(z.string()),
  foto_akhir: z.array(z.string()),
});

export const getService = endpoint({
  method: 'GET',
  path: `${path}/{no_faktur}`,
  summary: 'One ticket: its pieces, what is paid of it, and what happened to it',
  access: access.read,
  ofShop: true,
  params: z.object({ no_faktur: noTicket }),
  opens: 'no_faktur',
  data: serviceRow.extend({
    alamat_customer: z.string(),
    keterangan: z.string(),
    perkiraan: z.number(),
    /** Up to what its customer agreed to, and what he is asked for and did not answer. */
    setuju_rp: z.number(),
    minta_rp: z.number(),
    /** Above this the customer is asked. */
    batas_rp: z.number(),
    ...withQuestions,
    pieces: z.array(pieceShape),
    /** What goes back of what was paid, by how it was paid. */
    kembali: z.array(z.object({ jenis: z.string(), rp: z.number() })),
    riwayat: z.array(
      z.object({
        at: z.string(),
        jenis: z.string(),
        no_faktur: z.string(),
        rp: z.number(),
        user_id: z.string(),
      }),
    ),
  }),
});
export type Service = z.infer<typeof getService.data>;

export const fotoServiceOf = endpoint({
  method: 'GET',
  path: `${path}/{no_faktur}/foto/{urut}`,
  summary: 'A photo of a ticket, or of pieces of it that are done, by its number',
  access: access.read,
  menu: screen,
  params: z.object({ no_faktur: noFaktur, urut: z.coerce.number().int().min(1).max(1000) }),
  query: z.object({ ukuran: z.enum(['kecil', 'besar']).default('besar') }),
  data: z.unknown(),
});

export const chartService = endpoint({
  method: 'GET',
  path: `${path}/chart`,
  summary: 'Pickups of services by hour of the business day, or by month of a year [spec]',
  access: 'dashboard.read',
  menu: '/dashboard',
  query: z.object({
    type: z.enum(['today', 'monthly']),
    year: z.coerce.number().int().min(2000).max(2100).optional(),
  }),
  data: z.array(
    z.object({ label: z.string(), dokumen: z.number(), qty: z.number(), berat: grams, rp: z.number() }),
  ),
});
