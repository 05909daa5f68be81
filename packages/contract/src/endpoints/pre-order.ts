import { z } from 'zod';
import { BATAL_PREORDER, PREORDER, SIAP_PREORDER } from '../dokumen/pre-order.ts';
import { endpoint } from '../endpoint.ts';
import { barcode, fileQuery, grams, isoDate, MAX_RP, rupiah } from '../wire.ts';
import { line } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';
import { penjualanInput } from './penjualan.ts';
import { batalPesananInput, depositMoves, keptPiece, postBatalPesanan } from './pesanan.ts';
import { payments } from './titip.ts';

const error = 'ANGKA_DI_LUAR_BATAS';
/** As many pieces as an order has lines. */
const MAX_QTY = 20;
/** What a client of the specification asks of finished ones. */
const MAX_ROWS = 9_999;

const { tanggal, keterangan } = penjualanInput.shape;
const required = (max: number) => line(max).toUpperCase().min(1, { error: 'WAJIB_DIISI' });

export const preorderInput = z.strictObject({
  tanggal,
  /** A member: whoever is none orders what is made. */
  kode_customer: required(30),
  /** Of the catalogue. */
  kode_barang: required(20),
  qty: z.number().int().min(1, { error }).max(MAX_QTY, { error }).default(1),
  /** What is paid down; without anything only OWN takes it. */
  jumlah_rp: rupiah.max(MAX_RP, { error }),
  payments,
  keterangan,
});
export type PreorderInput = z.input<typeof preorderInput>;

export const postPreorder = endpoint({
  method: 'POST',
  path: PREORDER.path,
  summary: 'Takes what a member asks for of the catalogue, against a deposit',
  access: PREORDER.access.post,
  ofShop: true,
  menu: '/transaksi-pre-order',
  body: preorderInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    jumlah_rp: z.number(),
    kembali: z.number(),
    /** All of it at the catalogue's price. */
    perkiraan: z.number(),
  }),
});

export const katalogPreorder = endpoint({
  method: 'GET',
  path: 'pre-order/katalog',
  summary: 'What may be asked for of the catalogue, by name or code',
  access: PREORDER.access.post,
  ofShop: true,
  query: z.object({ q: z.string().trim().max(60).default('') }),
  data: z.array(
    z.object({ kode_barang: z.string(), nama_barang: z.string(), berat: grams, harga_jual: z.number() }),
  ),
});
export type ItemPreorder = z.infer<typeof katalogPreorder.data>[number];

export const siapPreorderInput = z.strictObject({ no_pesanan: noFaktur, kode_barcode: barcode });

export const postSiapPreorder = endpoint({
  method: 'POST',
  path: SIAP_PREORDER.path,
  summary: 'Keeps a piece for a pre-order, until PREORDER_HARI from today',
  access: SIAP_PREORDER.access.post,
  ofShop: true,
  menu: SIAP_PREORDER.screen,
  body: siapPreorderInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), no_pesanan: z.string(), batas: z.string() }),
});

export const postBatalPreorder = endpoint({
  method: 'POST',
  path: BATAL_PREORDER.path,
  summary: 'Ends a pre-order: what was kept goes to a tray, the deposit back less PESANAN_HANGUS_PERSEN',
  access: BATAL_PREORDER.access.post,
  ofShop: true,
  menu: BATAL_PREORDER.screen,
  body: batalPesananInput,
  data: postBatalPesanan.data,
});

export const prosesPreorder = endpoint({
  method: 'POST',
  path: 'pre-order/proses',
  summary: 'Says that what was asked for is looked for',
  access: PREORDER.access.post,
  ofShop: true,
  menu: PREORDER.screen,
  body: z.strictObject({ no_pesanan: noFaktur, keterangan: line(200).toUpperCase().default('') }),
  data: z.object({ no_pesanan: z.string(), status: z.string() }),
});

/** How far its least advanced piece is, in the specification's words. */
export const STATUS_PREORDER = ['open', 'process', 'ready', 'finish', 'cancel'] as const;

const preorderRow = z.object({
  kode_toko: z.string(),
  no_faktur: z.string(),
  tanggal: z.string(),
  at: z.string(),
  input_by: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  alamat_customer: z.string(),
  no_hp: z.string(),
  keterangan: z.string(),
  kode_barang: z.string(),
  nama_barang: z.string(),
  berat: grams,
  /** Of one piece, as the catalogue had it. */
  harga_jual: z.number(),
  qty: z.number(),
  /** Pieces that wait to be fetched, and until when the first of them is kept. */
  siap: z.number(),
  batas: z.string().nullable(),
  /** That day is over. */
  lewat: z.boolean(),
  perkiraan: z.number(),
  dibayar: z.number(),
  saldo: z.number(),
  /** BATAL: all of it was given up. */
  status: z.enum(['POSTED', 'BATAL']),
  tahap: z.enum(STATUS_PREORDER),
});
export type PreorderRow = z.infer<typeof preorderRow>;

export const listPreorder = endpoint({
  method: 'GET',
  path: PREORDER.path,
  summary: 'Pre-orders, fifty a page, of a status',
  access: PREORDER.access.read,
  ofShop: true,
  menu: PREORDER.screen,
  query: z.object({
    skip: z.coerce.number().int().min(0).optional(),
    limit: z.coerce.number().int().min(1).max(MAX_ROWS).default(50),
    /** From 1; what `skip` says goes before. */
    page: z.coerce.number().int().min(1).default(1),
    status: z.enum(STATUS_PREORDER).optional(),
  }),
  data: z.object({
    count: z.number(),
    preorders: z.array(preorderRow),
    skip: z.number(),
    limit: z.number(),
    page: z.number(),
  }),
});

export const daftarPreorder = endpoint({
  method: 'GET',
  path: 'pre-order/daftar',
  summary: 'Pre-orders of a period or of every day, those that are kept too long first; as a file, too',
  access: PREORDER.access.read,
  ofShop: true,
  menu: PREORDER.screen,
  query: fileQuery.extend({
    tgl_from: isoDate.optional(),
    tgl_to: isoDate.optional(),
    tahap: z.enum(STATUS_PREORDER).optional(),
    /** Of a member alone. */
    kode_customer: z.string().max(30).optional(),
  }),
  // Who has not fetched what is ready is called.
  calls: ({ tahap }) => tahap === 'ready',
  data: z.array(preorderRow),
});

export const getPreorder = endpoint({
  method: 'GET',
  path: 'pre-order/{no_faktur}',
  summary:
    'One pre-order: the pieces that wait for a pickup at their price of now, its money, what ending it pays',
  access: PREORDER.access.read,
  ofShop: true,
  params: z.object({ no_faktur: noFaktur }),
  opens: 'no_faktur',
  data: preorderRow.extend({
    hangus_rp: z.number(),
    /** Pieces that are neither fetched nor given up, and those of them that are not there yet. */
    terbuka: z.number(),
    ditunggu: z.number(),
    barang: z.array(keptPiece),
    mutasi: depositMoves,
  }),
});
export type Preorder = z.infer<typeof getPreorder.data>;
