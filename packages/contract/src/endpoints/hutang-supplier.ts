import { z } from 'zod';
import { BAYAR_SUPPLIER, FIXING, UANG_MUKA_SUPPLIER } from '../dokumen/hutang-supplier.ts';
import { TERIMA_SUPPLIER } from '../dokumen/terima-supplier.ts';
import { endpoint } from '../endpoint.ts';
import { gram, grams, MAX_RP, rupiah } from '../wire.ts';
import { line, MAX_MG, MAX_RP_PER_GRAM } from './barang-input.ts';
import { noFaktur } from './dokumen.ts';

/** A payment names so many deliveries, and comes in so many parts. */
export const MAX_TAGIHAN = 100;
const MAX_PAYMENTS = 10;

const error = 'ANGKA_DI_LUAR_BATAS';
const amount = rupiah.max(MAX_RP, { error });
const paid = amount.refine((rp) => rp > 0, { error });
const kode_supplier = line(20).toUpperCase().min(1, { error: 'WAJIB_DIISI' });
const keterangan = line(200).toUpperCase().default('');

/** Out of the drawer, or out of an account with what the bank takes for it. */
const payments = z
  .array(
    z.strictObject({
      jenis: z.enum(['CASH', 'TRANSFER'], { error: 'PILIHAN_TIDAK_SAH' }),
      jumlah_rp: paid,
      no_rekening: z.string().max(40).default(''),
      biaya: amount.default(0),
    }),
  )
  .max(MAX_PAYMENTS, { error });

const tagihan = z.strictObject({ no_asal: noFaktur, jumlah_rp: paid });

export const bayarSupplierInput = z.strictObject({
  kode_supplier,
  /** Deliveries that are paid, and how much of each; what is due first where none is named. */
  tagihan: z.array(tagihan).max(MAX_TAGIHAN, { error }).default([]),
  /** Out of what he was paid in advance. */
  muka_rp: amount.default(0),
  payments: payments.default([]),
  keterangan,
});

export const postBayarSupplier = endpoint({
  method: 'POST',
  path: BAYAR_SUPPLIER.path,
  summary:
    'Pays a supplier what is owed in rupiah, of named deliveries or of those due first; never more than is owed',
  access: BAYAR_SUPPLIER.access.post,
  ofShop: true,
  menu: TERIMA_SUPPLIER.screen,
  body: bayarSupplierInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    jumlah_rp: z.number(),
    tagihan: z.array(z.object({ no_asal: z.string(), jumlah_rp: z.number() })),
  }),
});

export const fixingInput = z.strictObject({
  kode_supplier,
  /** The delivery that it is owed for. */
  no_asal: noFaktur,
  /** Of fine gold. */
  berat: gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' }),
  harga_per_g: rupiah.max(MAX_RP_PER_GRAM, { error }).refine((rp) => rp > 0, { error }),
  keterangan,
});

export const postFixing = endpoint({
  method: 'POST',
  path: FIXING.path,
  summary: 'Prices a part of the fine gold that is owed for a delivery: it is owed in rupiah from then on',
  access: FIXING.access.post,
  ofShop: true,
  menu: TERIMA_SUPPLIER.screen,
  body: fixingInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    nilai_rp: z.number(),
    /** What it cost more or, negative, less than it was worth when it came. */
    selisih_rp: z.number(),
    /** Still owed in gold for the delivery. */
    sisa: grams,
  }),
});

export const uangMukaInput = z.strictObject({ kode_supplier, payments, keterangan });

export const postUangMuka = endpoint({
  method: 'POST',
  path: UANG_MUKA_SUPPLIER.path,
  summary: 'Money to a supplier before anything is owed',
  access: UANG_MUKA_SUPPLIER.access.post,
  ofShop: true,
  menu: TERIMA_SUPPLIER.screen,
  body: uangMukaInput,
  data: z.object({ no_faktur: z.string(), tanggal: z.string(), jumlah_rp: z.number() }),
});

/** What is owed: rupiah, fine gold, and what that gold was worth when it came. */
const owed = {
  rp: z.number(),
  emas: grams,
  emas_rp: z.number(),
  /** Until when it is to be paid, the first of several; null where no delivery says it. */
  tempo: z.string().nullable(),
  /** Days past it. */
  lewat_hari: z.number(),
};

const hutangRow = z.object({
  kode_supplier: z.string(),
  nama_supplier: z.string(),
  ...owed,
  /** Paid in advance. */
  muka_rp: z.number(),
});
export type HutangSupplierRow = z.infer<typeof hutangRow>;

export const listHutangSupplier = endpoint({
  method: 'GET',
  path: 'hutang-supplier',
  summary:
    'What each supplier is owed in rupiah and in gold, and was paid in advance; what is due first before the rest',
  access: BAYAR_SUPPLIER.access.read,
  ofShop: true,
  menu: TERIMA_SUPPLIER.screen,
  data: z.array(hutangRow),
});

const tagihanRow = z.object({
  no_asal: z.string(),
  tanggal: z.string().nullable(),
  no_nota_supplier: z.string(),
  ...owed,
});
export type TagihanRow = z.infer<typeof tagihanRow>;

export const getHutangSupplier = endpoint({
  method: 'GET',
  path: 'hutang-supplier/{kode_supplier}',
  summary:
    'Deliveries of a supplier with what is left of each in rupiah and in gold, what is due first before the rest',
  access: BAYAR_SUPPLIER.access.read,
  ofShop: true,
  menu: TERIMA_SUPPLIER.screen,
  params: z.object({ kode_supplier: z.string().min(1).max(20) }),
  data: z.object({
    kode_supplier: z.string(),
    nama_supplier: z.string(),
    muka_rp: z.number(),
    tagihan: z.array(tagihanRow),
  }),
});
