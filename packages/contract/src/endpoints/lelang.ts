import { TAHAP_LELANG } from '@kadar/domain/lelang.ts';
import { z } from 'zod';
import { LELANG } from '../dokumen/hutang-lelang.ts';
import { endpoint } from '../endpoint.ts';
import { grams, MAX_RP, pageQuery, rupiah } from '../wire.ts';
import { CARA_PESAN, dikirimShape, noHutang, pesanShape } from './lelang-tempo.ts';

const amount = rupiah.refine((rp) => rp <= MAX_RP, { error: 'ANGKA_DI_LUAR_BATAS' });
const id = z.coerce.number().int().positive();
const numbers = z.array(noHutang).min(1, { error: 'WAJIB_DIISI' }).max(200);
const own = {
  access: 'hutang.lelang',
  gate: { module: 'HUTANG_MODULE' },
  menu: LELANG.screen,
  ofShop: true,
} as const;

/** Where a loan of a batch stands. */
export const NASIB_LELANG = ['TERBUKA', 'TERJUAL', 'DITEBUS', 'DIPERPANJANG', 'DILELANG', 'SELESAI'] as const;

/** Jenis and group that a piece will have which the shop itself buys at an auction. */
const masukShape = z.strictObject({
  kode_dept: z.string().trim().min(1, { error: 'WAJIB_DIISI' }).max(20),
  kode_group: z.string().trim().min(1, { error: 'WAJIB_DIISI' }).max(20),
});

const batchRow = z.object({
  id: z.number(),
  kode_toko: z.string(),
  nama: z.string(),
  tanggal: z.string(),
  tahap: z.enum(TAHAP_LELANG),
  jumlah: z.number(),
  pokok: z.number(),
});
export type LelangRow = z.infer<typeof batchRow>;

export const listLelang = endpoint({
  ...own,
  method: 'GET',
  path: 'lelang-hutang',
  summary: 'Auctions with the stage each came to, open ones first',
  query: pageQuery,
  data: z.array(batchRow),
});

const item = z.object({
  no_hutang: z.string(),
  kode_customer: z.string(),
  nama_customer: z.string(),
  no_hp: z.string(),
  barang: z.string(),
  /** The goods of its bag, one by one. */
  potong: z.array(
    z.object({
      urut: z.number(),
      nama_barang: z.string(),
      kode_group: z.string(),
      kadar: z.number(),
      berat: grams,
      /** Addresses of its photos, below /api/v1/. */
      foto: z.array(z.string()),
    }),
  ),
  berat: grams,
  pokok: z.number(),
  bunga: z.number(),
  denda: z.number(),
  jatuh_tempo: z.string(),
  lewat_hari: z.number(),
  /** Melt price of the goods today. */
  lebur: z.number(),
  nasib: z.enum(NASIB_LELANG),
  /** Of one that was redeemed meanwhile. */
  ditebus_at: z.string().nullable(),
  pemberitahuan_1: pesanShape.nullable(),
  pemberitahuan_2: pesanShape.nullable(),
  /** The first day of what comes next; null while a proof is missing. */
  boleh_sejak: z.string().nullable(),
  jual: z
    .object({
      nilai: z.number(),
      biaya: z.number(),
      cara: z.string(),
      no_rekening: z.string(),
      pembeli: z.string(),
      masuk: z.array(masukShape),
    })
    .nullable(),
  /** The document that ended it. */
  no_faktur: z.string().nullable(),
});
export type LelangItem = z.infer<typeof item>;

export const getLelang = endpoint({
  ...own,
  method: 'GET',
  path: 'lelang-hutang/{id}',
  summary: 'An auction: each loan with its proofs, what is missing, what it was sold for',
  params: z.object({ id }),
  data: batchRow.extend({ barang: z.array(item) }),
});
export type LelangCard = z.infer<typeof getLelang.data>;

export const postLelang = endpoint({
  ...own,
  method: 'POST',
  path: 'lelang-hutang',
  summary: 'Plans an auction of loans that are past due and grace',
  body: z.strictObject({
    nama: z.string().trim().toUpperCase().min(1, { error: 'WAJIB_DIISI' }).max(60),
    no_hutang: numbers,
  }),
  data: z.object({ id: z.number() }),
});

export const ubahLelang = endpoint({
  ...own,
  method: 'POST',
  path: 'lelang-hutang/{id}/ubah',
  summary: 'Takes loans into an auction that has not ended, or out of it',
  params: z.object({ id }),
  body: z.strictObject({
    tambah: z.array(noHutang).max(200).default([]),
    keluar: z.array(noHutang).max(200).default([]),
  }),
  data: z.object({ id: z.number() }),
});

export const beritahuLelang = endpoint({
  ...own,
  method: 'POST',
  path: 'lelang-hutang/{id}/pemberitahuan',
  summary:
    'The first or the second notice to customers of an auction, at least 7 days apart, by WhatsApp or letter',
  params: z.object({ id }),
  body: z.strictObject({
    ke: z.union([z.literal(1), z.literal(2)]),
    cara: z.enum(CARA_PESAN),
    no_hutang: numbers,
  }),
  data: dikirimShape,
});

export const jualLelang = endpoint({
  ...own,
  method: 'POST',
  path: 'lelang-hutang/{id}/jual',
  summary: 'What a loan’s goods are sold for, to whom; nothing is booked before the auction ends',
  params: z.object({ id }),
  body: z.strictObject({
    no_hutang: noHutang,
    nilai: amount.refine((rp) => rp > 0, { error: 'ANGKA_DI_LUAR_BATAS' }),
    biaya: amount.default(0),
    /** TOKO: the shop itself, at the melt price of the day or above. */
    cara: z.enum(['CASH', 'TRANSFER', 'TOKO']),
    no_rekening: z.string().max(40).default(''),
    pembeli: z.string().trim().toUpperCase().max(60).default(''),
    /** With TOKO: one for each of its goods, in their order. */
    masuk: z.array(masukShape).max(100).default([]),
  }),
  data: z.object({ id: z.number() }),
});

export type JualLelangInput = z.infer<NonNullable<typeof jualLelang.body>>;

export const selesaiLelang = endpoint({
  ...own,
  method: 'POST',
  path: 'lelang-hutang/{id}/selesai',
  summary: 'Ends an auction: one document per loan that is sold and was not redeemed meanwhile',
  params: z.object({ id }),
  body: z.strictObject({}),
  data: z.object({
    dokumen: z.array(z.object({ no_hutang: z.string(), no_faktur: z.string(), kelebihan: z.number() })),
    /** Redeemed or extended meanwhile: theirs is not sold. */
    dilewati: z.array(z.string()),
  }),
});
