import { KADAR_MURNI_MAX } from '@kadar/domain/kadar.ts';
import { z } from 'zod';
import { BAYAR_EMAS, BAYAR_SUPPLIER, FIXING, UANG_MUKA_SUPPLIER } from '../dokumen/hutang-supplier.ts';
import { endpoint } from '../endpoint.ts';
import { gram, grams, kadarItem, kadarUpTo, MAX_RP, rupiah } from '../wire.ts';
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
export const payments = z
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
  menu: BAYAR_SUPPLIER.screen,
  body: bayarSupplierInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    jumlah_rp: z.number(),
    tagihan: z.array(z.object({ no_asal: z.string(), jumlah_rp: z.number() })),
  }),
});

const weight = gram.refine((mg) => mg > 0 && mg <= MAX_MG, { error: 'BERAT_NOL' });
const perGram = rupiah.max(MAX_RP_PER_GRAM, { error }).refine((rp) => rp > 0, { error });

export const fixingInput = z.strictObject({
  kode_supplier,
  /** The delivery that it is owed for. */
  no_asal: noFaktur,
  /** Of fine gold. */
  berat: weight,
  harga_per_g: perGram,
  keterangan,
});

export const postFixing = endpoint({
  method: 'POST',
  path: FIXING.path,
  summary: 'Prices a part of the fine gold that is owed for a delivery: it is owed in rupiah from then on',
  access: FIXING.access.post,
  ofShop: true,
  menu: BAYAR_SUPPLIER.screen,
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

/** What gold is paid with: bars of a melting, or a melt lot. */
export const BAYAR_DENGAN = ['BATANGAN', 'ROSOK'] as const;

export const bayarEmasInput = z
  .strictObject({
    kode_supplier,
    /** The delivery that it is owed for. */
    no_asal: noFaktur,
    objek: z.enum(BAYAR_DENGAN, { error: 'PILIHAN_TIDAK_SAH' }),
    /** The number of the melting or of the lot. */
    kunci: noFaktur,
    /** Of bars: those of this purity; all of the melting where nothing is said. */
    kadar: kadarItem.nullable().default(null),
    /** Of bars of one purity: so many, of so much together; all of them where nothing is said. */
    qty: z.int().min(1, { error }).nullable().default(null),
    berat: weight.nullable().default(null),
    /** What the gold is taken at, percent. */
    kadar_uji: kadarUpTo(KADAR_MURNI_MAX),
    /** At which price a fine gram is sold of what is more than is owed; refused where nothing is said. */
    harga_lebih_per_g: perGram.nullable().default(null),
    keterangan,
  })
  .superRefine(({ objek, kadar, qty, berat }, { addIssue }) => {
    const refuse = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
    // A lot ends with what it pays.
    if (objek === 'ROSOK' && kadar !== null) refuse('kadar', 'PILIHAN_TIDAK_SAH');
    if (objek === 'ROSOK' && qty !== null) refuse('qty', 'PILIHAN_TIDAK_SAH');
    if (objek === 'ROSOK' && berat !== null) refuse('berat', 'PILIHAN_TIDAK_SAH');
    if (qty !== null && berat === null) refuse('berat', 'WAJIB_DIISI');
    if (berat !== null && qty === null) refuse('qty', 'WAJIB_DIISI');
    if (qty !== null && kadar === null) refuse('kadar', 'WAJIB_DIISI');
  });

export const postBayarEmas = endpoint({
  method: 'POST',
  path: BAYAR_EMAS.path,
  summary:
    'Pays fine gold that is owed for a delivery with bars or a lot of scrap at assay; what is more than is owed is sold at a price, or refused',
  access: BAYAR_EMAS.access.post,
  ofShop: true,
  menu: BAYAR_SUPPLIER.screen,
  body: bayarEmasInput,
  data: z.object({
    no_faktur: z.string(),
    tanggal: z.string(),
    /** By the assay; what of it was sold, and paid in advance by that. */
    murni: grams,
    lebih: grams,
    lebih_rp: z.number(),
    /** What the gold cost more or, negative, less than the debt it paid was worth when it came. */
    selisih_rp: z.number(),
    /** Still owed in gold for the delivery. */
    sisa: grams,
  }),
});

const emasRow = z.object({
  objek: z.enum(BAYAR_DENGAN),
  kunci: z.string(),
  kadar: z.number(),
  qty: z.number(),
  berat: grams,
  murni: grams,
  hpp: z.number(),
});
export type EmasRow = z.infer<typeof emasRow>;

export const listBayarDengan = endpoint({
  method: 'GET',
  path: 'hutang-supplier/emas',
  summary: 'Bars and melt lots of the shop that gold can be paid with, by purity, at their cost',
  access: BAYAR_EMAS.access.post,
  ofShop: true,
  menu: BAYAR_SUPPLIER.screen,
  data: z.array(emasRow),
});

export const uangMukaInput = z.strictObject({ kode_supplier, payments, keterangan });

export const postUangMuka = endpoint({
  method: 'POST',
  path: UANG_MUKA_SUPPLIER.path,
  summary: 'Money to a supplier before anything is owed',
  access: UANG_MUKA_SUPPLIER.access.post,
  ofShop: true,
  menu: BAYAR_SUPPLIER.screen,
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
  /** Of it, what is past its day. */
  lewat_rp: z.number(),
  lewat_emas: grams,
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
  menu: BAYAR_SUPPLIER.screen,
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
  menu: BAYAR_SUPPLIER.screen,
  params: z.object({ kode_supplier: z.string().min(1).max(20) }),
  data: z.object({
    kode_supplier: z.string(),
    nama_supplier: z.string(),
    muka_rp: z.number(),
    tagihan: z.array(tagihanRow),
  }),
});
